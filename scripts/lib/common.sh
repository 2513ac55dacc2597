# shellcheck shell=bash
# What every script shares. Sourced; it leaves the caller in the project's folder.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

root=$PWD
tools=$root/.tools
# Rust's own folder is missing in shells that were open while rustup was installed.
PATH=$tools/bin:$tools/npm/node_modules/.bin:$PATH:${CARGO_HOME:-${HOME:-}/.cargo}/bin
export PATH

say() { printf '%s\n' "$*"; }
die() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# install_packages WHAT PACKAGE...: with apt-get where that is allowed, else says what to do.
install_packages() {
  local what=$1
  shift
  have apt-get || die "missing: $what; please install with this system's package manager, then run this again."
  may_install || die "missing: $what; please run 'sudo apt-get install $*', then run this again."
  say "Installing $what ($*) with apt-get ..."
  refresh_package_lists
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -qq -y --no-install-recommends "$@" </dev/null >/dev/null ||
    die "apt-get could not install $*: please install $what by hand, then run this again."
}

may_install() { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

# Once in a run.
refresh_package_lists() {
  if [ -n "${lists_are_fresh:-}" ] || ! may_install; then return 0; fi
  as_root apt-get update -qq </dev/null ||
    say "apt-get update failed; going on with the lists that are there."
  lists_are_fresh=1
}
