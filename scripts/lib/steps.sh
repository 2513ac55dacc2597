# shellcheck shell=bash
# Steps of a check, each with its time, and a summary. Sourced after common.sh.

wasm=wasm32-unknown-unknown
# A tiny game that is in no build: it needs nothing but its folders and a line in each list of
# games. Lints look at it too.
sixth=(--features wheelhouse/sample-game)
summary=()
failed=0

# step TITLE COMMAND...: runs a step, even if earlier ones have failed, and records its result and time.
step() {
  local title=$1 begin=$SECONDS word=ok
  shift
  printf "\n== %s\n" "$title"
  "$@" || {
    word=FAILED
    failed=$((failed + 1))
  }
  summary+=("$(printf '%-7s%4d s  %s' "$word" $((SECONDS - begin)) "$title")")
  [ "$word" = ok ]
}

# Prints the summary; fails if a step has failed.
summarize() {
  printf "\n== Summary\n"
  printf '%s\n' "${summary[@]}"
  if [ "$failed" -gt 0 ]; then
    die "$failed of these steps failed; what is wrong stands under its heading."
  fi
  say "Everything is as it should be."
}

# The app with its component tests; the bot worker's own tests are native.
wasm_lints() {
  cargo clippy --locked --target "$wasm" -p bot-worker -- -D warnings &&
    cargo clippy --locked --target "$wasm" -p wheelhouse "${sixth[@]}" --lib --bins --tests -- -D warnings
}

documents() {
  RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps --document-private-items
}

# cargo-nextest, if it is installed, runs the test programs in parallel; it does not run documentation
# tests.
native_tests() {
  local what=(--locked --workspace --exclude browser-tests "${sixth[@]}" --no-fail-fast)
  if have cargo-nextest; then
    cargo nextest run "${what[@]}" && cargo test "${what[@]}" --doc
  else
    cargo test "${what[@]}"
  fi
}

# One thread more than there are processors: tests often wait for bots and animations.
browser_tests() {
  rm -f target/browsers-skipped.txt
  cargo test --locked -p browser-tests --no-fail-fast -- \
    --test-threads $(($(getconf _NPROCESSORS_ONLN) + 1))
}

# Names the browsers in the summary in which nothing was tested.
note_skipped_browsers() {
  local line
  if [ ! -e target/browsers-skipped.txt ]; then return 0; fi
  while IFS= read -r line; do
    summary+=("$(printf '%-14s%s' '' "$line")")
  done <target/browsers-skipped.txt
}

# Formatting, lints, documents and tests that need no page.
check_steps() {
  step "Formatting" cargo fmt --all --check || true
  step "Lints, native" cargo clippy --locked --workspace "${sixth[@]}" --all-targets -- -D warnings || true
  step "Lints, WebAssembly" wasm_lints || true
  step "Documents" documents || true
  step "Native tests" native_tests || true
}
