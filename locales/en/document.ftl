### What the page says before the program is there, or when it cannot run, and what the installed app is called.
### The build writes it into the page: no message here takes a value.

## While the program is loaded
document-loading = Wheelhouse is loading …
needs-javascript = Wheelhouse runs in your browser and needs JavaScript. Please enable it for this page.

## When it cannot run
failure-could-not-start = Wheelhouse could not start
failure-stopped = Wheelhouse has stopped
failure-about = Something went wrong, or a file is missing or out of date. Your games are still saved in this browser. Reloading often helps.
obstacle-file = This page was opened as a file, and browsers run programs only from a web server. Run <code>python3 -m http.server</code> in its folder and open <code>http://localhost:8000</code>, or put the folder on any web host.
# WebAssembly: a technique of browsers
obstacle-wasm = WebAssembly is switched off in this browser, as lockdown modes do. Allow it for this page, or open the page in another browser.
obstacle-old = This browser is too old for Wheelhouse. Please update it, or open the page in another one.
obstacle-policy = Something is blocking the game: a browser extension, or a rule of your browser or network. Allow WebAssembly for this page, or try another browser.
obstacle-fetch = Part of the game did not load. The connection was lost, or an ad blocker, a firewall or the web host is holding it back. Try again; if that does not help, turn off blockers for this page.
obstacle-offline = You are offline, and something that is still missing has to be loaded once. Try again when you are connected.
failure-reload = Reload without cache
failure-report = Copy report
failure-keep-game = To be safe, keep a copy of this game. Open its link, here or in another browser, to continue where you left off.
failure-copy-game = Copy the game
failure-download-game = Download the game
failure-copied = Copied.
failure-copy-by-hand = Please copy this text:
failure-text = The text to copy

## When there is a new version
update-ready = A new version of Wheelhouse is ready. Your games are kept.
update-now = Update now
update-later = Later

## The installed app
app-about = Five modern board games: with friends at one screen or by link, against bots, or solo.
# In the menu of the app's icon; the short form where there is little room
shortcut-continue = Continue the last game
shortcut-continue-short = Continue
shortcut-today = Today's games
shortcut-today-short = Today
shortcut-games = Your games
# What pictures show in the dialog that installs the app
screenshot-home = Five games to choose from
screenshot-world-wonders = A game of World Wonders
screenshot-turn-of-time = A game of Turn of Time
