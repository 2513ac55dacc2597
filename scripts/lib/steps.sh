# shellcheck shell=bash
# Steps of a check, each with its time, and a summary. Sourced after common.sh.

wasm=wasm32-unknown-unknown
summary=()
failed=0

# The output of the current step, from which the summary quotes failures.
output=$(mktemp)
wrong=()

# step TITLE COMMAND...: runs a step and records its result and time; earlier failures do not stop it.
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

# The first lines of the output that report errors and failed tests, shortened.
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
  printf '%s\n' "${summary[@]}" "$(printf '%-7s%4d s  %s' "" "$SECONDS" "total")"
  if [ "$failed" -gt 0 ]; then
    printf '%s\n' "" "== Failures" "${wrong[@]}"
    die "$failed of the steps failed; see their output above."
  fi
  say "All steps passed."
}

# The twenty slowest tests of this run.
slowest_tests() {
  [ -d target/nextest ] || return 0
  printf "\n== Slowest tests\n"
  {
    find target/nextest -name junit.xml -newer "$started" -exec cat {} + |
      sed -n 's/.*<testcase name="\([^"]*\)" classname="\([^"]*\)".* time="\([^"]*\)".*/\3 s  \2 \1/p'
    find target/nextest -name '*-times.txt' -newer "$started" -exec cat {} +
  } 2>/dev/null | sort -rn | awk 'NR <= 20'
}

# The app with its component tests; the workers' own tests are native.
wasm_lints() {
  cargo clippy --locked --target "$wasm" -p bot-worker -p code-reader -- -D warnings &&
    cargo clippy --locked --target "$wasm" -p wheelhouse --lib --bins --tests -- -D warnings
}

documentation() {
  RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps --document-private-items
}

# Everything that the tests of the layers below the app depend on.
lower_layers=(crates locales Cargo.toml Cargo.lock .config scripts/lib/steps.sh README.md docs/formats.md
  src/games/argonauts_wheel/puzzles.txt static/style/tokens.css)

# Always builds the whole workspace: a part of it may have other features and would be compiled anew. Tests of the
# layers below the app are skipped if they have passed and nothing has changed since; those of the layers and the words
# read the app too.
native_tests() {
  local profile=default passed=target/nextest/lower-layers-passed chosen=() compiler
  [ -z "${WHEELHOUSE_LONG_RUN:-}" ] || profile=long-run
  compiler=$(rustc --version)
  if [ "$profile" = default ] && [ "$(cat "$passed" 2>/dev/null)" = "$compiler" ] &&
    [ -z "$(find "${lower_layers[@]}" -newer "$passed" -print -quit)" ]; then
    say "Skipping the layers below the app: unchanged since their tests passed."
    chosen=(-E 'rdeps(wheelhouse) | binary(=layers) | binary(=words) | binary(=sentences)')
  else
    rm -f "$passed"
    mkdir -p target/nextest
    printf '%s\n' "$compiler" >"$passed.new"
  fi
  cargo nextest run --locked --workspace --profile "$profile" "${chosen[@]}" || return
  # Only these layers and the tests' own crates have doc tests.
  if [ ${#chosen[@]} = 0 ] || [ -n "$(find tests -newer "$passed" -print -quit)" ]; then
    cargo test --locked --workspace --doc --quiet || return
  fi
  [ ! -f "$passed.new" ] || mv "$passed.new" "$passed"
}

# In one process, so that tests share browsers. One thread more than there are processors, because tests often wait for
# bots and animations.
browser_tests() {
  local skipped=(--skip readme_pictures::)
  [ -n "${WHEELHOUSE_LONG_RUN:-}" ] || skipped+=(--skip long_run::)
  mkdir -p target/nextest
  : >target/nextest/browser-times.txt
  cargo test --locked --workspace --test browser -- --test-threads "$(($(getconf _NPROCESSORS_ONLN) + 1))" "${skipped[@]}"
}

# Formatting, lints, documentation and the tests that need no page.
check_steps() {
  step "Formatting" cargo fmt --all --check || true
  step "Lints, native" cargo clippy --locked --workspace --all-targets -- -D warnings || true
  step "Lints, WebAssembly" wasm_lints || true
  step "Documentation" documentation || true
  step "Native tests" native_tests || true
}

started=$(mktemp)
# What ends with the script: files, and processes beside the steps.
files=("$started" "$output")
background=()
trap 'kill ${background[@]+"${background[@]}"} 2>/dev/null || true; rm -f "${files[@]}"' EXIT
