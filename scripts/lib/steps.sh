# shellcheck shell=bash
# Steps of a check, each with its time, and a summary. Sourced after common.sh.

wasm=wasm32-unknown-unknown
summary=()
failed=0

# What a step says is kept, to say what failed at the end.
output=$(mktemp)
wrong=()

# step TITLE COMMAND...: runs a step, even if earlier ones have failed, and records its result and time.
step() {
  local title=$1 begin=$SECONDS word=ok copy copier
  shift
  printf "\n== %s\n" "$title"
  exec {copy}> >(tee "$output")
  copier=$!
  "$@" >&"$copy" 2>&1 || word=FAILED
  exec {copy}>&-
  wait "$copier"
  if [ "$word" = FAILED ]; then
    failed=$((failed + 1))
    wrong+=("$title:" "$(what_failed)")
  fi
  summary+=("$(printf '%-7s%4d s  %s' "$word" $((SECONDS - begin)) "$title")")
  [ "$word" = ok ]
}

# The beginnings of the first lines of the output that tell of errors and failed tests.
what_failed() {
  awk '/panicked at/ { getline message; $0 = $0 " " message }
    /^ *(error(\[|:)|FAIL |TIMEOUT |Error: |.*panicked at)/ || /^test .* (FAIL|FAILED)$/ {
      if (!seen[$0]++ && shown++ < 12) print "  " substr($0, 1, 160)
    }' "$output"
}

# Prints the summary; fails if a step has failed.
summarize() {
  slowest_tests
  printf "\n== Summary\n"
  printf '%s\n' "${summary[@]}" "$(printf '%-7s%4d s  %s' "" "$SECONDS" "together")"
  if [ "$failed" -gt 0 ]; then
    printf '%s\n' "" "== What failed" "${wrong[@]}"
    die "$failed of these steps failed; everything they said stands under their headings."
  fi
  say "Everything is as it should be."
}

# The twenty slowest tests of the reports that this run has written.
slowest_tests() {
  printf "\n== The slowest tests\n"
  {
    find target/nextest -name junit.xml -newer "$started" -exec cat {} + |
      sed -n 's/.*<testcase name="\([^"]*\)" classname="\([^"]*\)".* time="\([^"]*\)".*/\3 s  \2 \1/p'
    find target/nextest -name '*-times.txt' -newer "$started" -exec cat {} +
  } 2>/dev/null | sort -rn | awk 'NR <= 20'
}

# The app with its component tests; the bot worker's own tests are native.
wasm_lints() {
  cargo clippy --locked --target "$wasm" -p bot-worker -- -D warnings &&
    cargo clippy --locked --target "$wasm" -p wheelhouse --lib --bins --tests -- -D warnings
}

documents() {
  RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps --document-private-items
}

# All that the layers below the app are tested with.
lower_layers=(crates Cargo.toml Cargo.lock .config scripts/lib/steps.sh README.md docs/formats.md
  src/games/argonauts_wheel/puzzles.txt)

# Always the whole workspace: a part of it may have other features, and would be compiled anew. Tests of the layers
# below the app do not run again if they have passed as everything is now.
native_tests() {
  local profile=default passed=target/nextest/lower-layers-passed chosen=() compiler
  [ -z "${WHEELHOUSE_LONG_RUN:-}" ] || profile=long-run
  compiler=$(rustc --version)
  if [ "$profile" = default ] && [ "$(cat "$passed" 2>/dev/null)" = "$compiler" ] &&
    [ -z "$(find "${lower_layers[@]}" -newer "$passed" -print -quit)" ]; then
    say "The layers below the app have not changed since their tests passed."
    chosen=(-E 'rdeps(wheelhouse)')
  else
    rm -f "$passed"
    mkdir -p target/nextest
    printf '%s\n' "$compiler" >"$passed.new"
  fi
  cargo nextest run --locked --workspace --profile "$profile" "${chosen[@]}" || return
  # All examples in documents are those of these layers, and of the tests' own crates.
  if [ ${#chosen[@]} = 0 ] || [ -n "$(find tests -newer "$passed" -print -quit)" ]; then
    cargo test --locked --workspace --doc --quiet || return
  fi
  [ ! -f "$passed.new" ] || mv "$passed.new" "$passed"
}

# In one process, where one test after another uses a browser. One thread more than two processors: tests often wait
# for bots and animations.
browser_tests() {
  local skipped=(--skip readme_pictures::)
  [ -n "${WHEELHOUSE_LONG_RUN:-}" ] || skipped+=(--skip long_run::)
  mkdir -p target/nextest
  : >target/nextest/browser-times.txt
  cargo test --locked --workspace --test browser -- --test-threads "$(($(getconf _NPROCESSORS_ONLN) + 1))" "${skipped[@]}"
}

# Formatting, lints, documents and tests that need no page.
check_steps() {
  step "Formatting" cargo fmt --all --check || true
  step "Lints, native" cargo clippy --locked --workspace --all-targets -- -D warnings || true
  step "Lints, WebAssembly" wasm_lints || true
  step "Documents" documents || true
  step "Native tests" native_tests || true
}

started=$(mktemp)
trap 'rm -f "$started" "$output"' EXIT
