# shellcheck shell=bash
# Sourced by all scripts. Changes to the root of the project.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

root=$PWD
tools=$root/.tools
# Shells that were open while rustup was installed do not have cargo's directory on PATH yet.
PATH=$tools/bin:$tools/npm/node_modules/.bin:$PATH:${CARGO_HOME:-${HOME:-}/.cargo}/bin
export PATH

say() { printf '%s\n' "$*"; }
die() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# install_packages WHAT PACKAGE...: installs with apt-get where permitted, else says what to install.
install_packages() {
  local what=$1
  shift
  have apt-get || die "missing: $what; install it with this system's package manager, then run this again."
  may_install || die "missing: $what; run 'sudo apt-get install $*', then run this again."
  say "Installing $what ($*) with apt-get ..."
  refresh_package_lists
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -qq -y --no-install-recommends "$@" </dev/null >/dev/null ||
    die "apt-get could not install $*: install $what yourself, then run this again."
}

may_install() { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

# At most once per run.
refresh_package_lists() {
  if [ -n "${lists_are_fresh:-}" ] || ! may_install; then return 0; fi
  as_root apt-get update -qq </dev/null ||
    say "apt-get update failed; continuing with the existing package lists."
  lists_are_fresh=1
}
