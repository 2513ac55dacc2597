# shellcheck shell=bash
# Installs npm packages. Sourced after common.sh.

# has_npm_tools FOLDER NAME: whether .tools/NAME matches FOLDER's lock file.
has_npm_tools() {
  cmp -s "$1/package-lock.json" "$tools/$2/installed" && [ -d "$tools/$2/node_modules/.bin" ]
}

# install_npm_tools FOLDER NAME
install_npm_tools() {
  if has_npm_tools "$@"; then return 0; fi
  say "Installing the packages of $1/package.json ..."
  mkdir -p "$tools/$2"
  cp "$1/package.json" "$1/package-lock.json" "$1/.npmrc" "$tools/$2/"
  (cd "$tools/$2" && npm ci --no-audit --no-fund --loglevel=error) ||
    die "npm could not install the packages of $1/package.json."
  cp "$1/package-lock.json" "$tools/$2/installed"
}
