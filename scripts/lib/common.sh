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
  local what=$1 as_root=()
  shift
  have apt-get || die "$what missing: please install it with this system's package manager, then run this again."
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || die "$what missing: please run 'sudo apt-get install $*', then run this again."
    as_root=(sudo -n)
  fi
  say "Installing $what ($*) with apt-get ..."
  refresh_package_lists
  ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get install -qq -y --no-install-recommends "$@" </dev/null >/dev/null ||
    die "apt-get could not install $*: please install $what by hand, then run this again."
}

# Once in a run.
refresh_package_lists() {
  [ -z "${lists_are_fresh:-}" ] || return 0
  if [ "$(id -u)" = 0 ]; then apt-get update -qq; else sudo -n apt-get update -qq; fi </dev/null ||
    say "apt-get update failed; going on with the lists that are there."
  lists_are_fresh=1
}
