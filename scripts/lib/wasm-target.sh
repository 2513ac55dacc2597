# shellcheck shell=bash
# Installs Rust's standard library for wasm32-unknown-unknown. Sourced after common.sh; needs $scratch, a
# temporary directory.

: "${scratch:?}"

wasm=wasm32-unknown-unknown

# Whether the compiler can build for the target.
wasm_works() {
  printf 'fn main() {}\n' |
    rustc --target "$wasm" --crate-name probe --emit metadata -o "$scratch/probe.rmeta" - >/dev/null 2>&1
}

install_wasm_target() {
  local library
  wasm_works && return 0
  library=$(rustc --print sysroot)/lib/rustlib/$wasm
  # With two copies of the library side by side, the compiler would reject both.
  [ ! -e "$library/lib" ] ||
    die "the $wasm library in $library does not work: remove that folder, then run this again."
  say "Installing the target $wasm ..."
  if have rustup && rustup target add "$wasm"; then
    wasm_works || die "rustup installed the target $wasm, but it does not work."
    return 0
  fi
  say "rustup cannot install it here; building it from Debian's source of the compiler ..."
  build_wasm_target "$library"
  wasm_works || die "the target $wasm was built, but does not work: remove $library, then run this again."
}

# Builds the standard library for the target and copies it into the compiler's sysroot.
build_wasm_target() {
  local library=$1 sysroot source fetched=
  local build=$scratch/std
  sysroot=$(rustc --print sysroot)
  source=$sysroot/lib/rustlib/src/rust
  [ -w "$sysroot/lib/rustlib" ] ||
    die "the target $wasm is missing and $sysroot is not writable: run 'rustup target add $wasm'."
  if [ ! -d "$source/library/std" ]; then
    fetch_rust_source "$source"
    fetched=$source
  fi

  mkdir -p "$build/src" "$scratch/lib"
  printf 'fn main() {}\n' >"$build/src/main.rs"
  printf '[package]\nname = "empty"\nversion = "0.0.0"\nedition = "2024"\n\n[workspace]\n' >"$build/Cargo.toml"
  (
    cd "$build"
    RUSTC_BOOTSTRAP=1 RUSTFLAGS=-Cembed-bitcode=yes CARGO_TARGET_DIR=$build/target \
      cargo build --quiet --release --target "$wasm" -Zbuild-std=std,panic_abort,test
  ) || die "the standard library for $wasm could not be built."
  # The source is not rustup's, so restore its toolchain.
  if [ -n "$fetched" ]; then
    rm -rf "$fetched"
    rmdir "$(dirname "$fetched")" 2>/dev/null || true
  fi
  cp "$build/target/$wasm/release/deps/"*.rlib "$scratch/lib/"
  mkdir -p "$library"
  # Collected in $scratch first, so that a failed build leaves no partial library.
  mv "$scratch/lib" "$library/lib"
}

# Fetches Debian's source package of exactly this compiler version, from the mirror that apt already
# uses. A private apt configuration searches the mirror's other releases.
fetch_rust_source() {
  local target=$1 version mirrors mirror suite found
  local apt=$scratch/apt
  if ! have apt-get || ! have dpkg-deb; then
    die "the target $wasm is missing: run 'rustup target add $wasm'."
  fi
  version=$(rustc -vV | sed -n 's/^release: //p')
  mkdir -p "$apt"/{state/lists/partial,cache/archives/partial,parts} "$scratch/source"
  # shellcheck disable=SC2016 # these are apt's variables
  mirrors=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' | sort -u)
  # Backports first, then testing and unstable.
  for mirror in $mirrors; do
    for suite in stable-backports oldstable-backports testing unstable; do
      printf 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] %s %s main\n' \
        "$mirror" "$suite" >"$apt/sources.list"
      private_apt update -qq >/dev/null 2>&1 || continue
      found=$(private_apt_cache madison rust-src 2>/dev/null |
        awk -F'[| ]+' -v want="$version" 'index($3, want "+") == 1 { print $3; exit }') || true
      [ -n "$found" ] || continue
      say "Fetching rust-src $found ..."
      (cd "$scratch/source" && private_apt download -qq "rust-src=$found" >/dev/null 2>&1) || continue
      dpkg-deb -x "$scratch/source/"rust-src_*.deb "$scratch/source/tree"
      mkdir -p "$(dirname "$target")"
      cp -R "$scratch/source/tree/usr/src/rustc-$version" "$target"
      return 0
    done
  done
  die "the target $wasm is missing and Debian has no source package of Rust $version: run 'rustup target add $wasm'."
}

private_options() {
  printf '%s\n' -o "Dir::Etc::sourcelist=$scratch/apt/sources.list" \
    -o "Dir::Etc::sourceparts=$scratch/apt/parts" -o "Dir::State=$scratch/apt/state" \
    -o "Dir::Cache=$scratch/apt/cache" -o "APT::Sandbox::User=" -o "APT::Get::List-Cleanup=0"
}
private_apt() { run_private apt-get "$@"; }
private_apt_cache() { run_private apt-cache "$@"; }
run_private() {
  local program=$1 options=() line
  shift
  while IFS= read -r line; do options+=("$line"); done < <(private_options)
  "$program" "${options[@]}" "$@" </dev/null
}
