### Was die Seite sagt, bevor das Programm da ist oder wenn es nicht laufen kann, und wie die installierte App heißt.
### Beim Bauen kommt es fest in die Seite: Keine dieser Nachrichten bekommt einen Wert.

## While the program is loaded
document-loading = Wheelhouse lädt …
needs-javascript = Wheelhouse läuft in deinem Browser und braucht JavaScript. Bitte schalte es für diese Seite ein.

## When it cannot run
failure-could-not-start = Wheelhouse konnte nicht starten
failure-stopped = Wheelhouse läuft nicht mehr
failure-about = Etwas ist schiefgegangen, oder eine Datei fehlt oder ist veraltet. Deine Partien sind weiterhin in diesem Browser gespeichert. Oft hilft es, die Seite neu zu laden.
obstacle-file = Diese Seite wurde als Datei geöffnet, und Browser führen Programme nur aus, wenn sie von einem Webserver kommen. Starte <code>python3 -m http.server</code> in ihrem Ordner und öffne <code>http://localhost:8000</code> oder lade den Ordner auf einen beliebigen Webspace hoch.
obstacle-wasm = WebAssembly ist in diesem Browser abgeschaltet, etwa durch einen Blockierungsmodus. Erlaube es für diese Seite oder öffne sie in einem anderen Browser.
obstacle-old = Dieser Browser ist zu alt für Wheelhouse. Bitte aktualisiere ihn oder öffne die Seite in einem anderen.
obstacle-policy = Etwas blockiert Wheelhouse: eine Browsererweiterung oder eine Vorgabe deines Browsers oder Netzwerks. Erlaube WebAssembly für diese Seite oder versuche es mit einem anderen Browser.
obstacle-fetch = Ein Teil von Wheelhouse wurde nicht geladen. Die Verbindung ist abgebrochen, oder ein Werbeblocker, eine Firewall oder der Webhoster lässt ihn nicht durch. Versuche es noch einmal; wenn das nicht hilft, schalte Blocker für diese Seite aus.
obstacle-offline = Du bist offline, und es fehlt noch etwas, das einmal geladen werden muss. Versuche es noch einmal, wenn du wieder online bist.
failure-reload = Ohne Cache neu laden
failure-report = Fehler kopieren
failure-keep-game = Sichere dir vorsichtshalber eine Kopie dieser Partie. Öffne ihren Link, hier oder in einem anderen Browser, und du spielst dort weiter, wo du aufgehört hast.
failure-copy-game = Partie kopieren
failure-download-game = Partie herunterladen
failure-copied = Kopiert.
failure-copy-by-hand = Bitte kopiere diesen Text:
failure-text = Der Text zum Kopieren

## When there is a new version
update-ready = Eine neue Version von Wheelhouse ist da. Deine Partien bleiben erhalten.
update-now = Aktualisieren
update-later = Später

## The installed app
app-about = Fünf moderne Brettspiele: mit anderen an einem Bildschirm oder per Link, gegen Bots oder solo.
shortcut-continue = Letzte Partie fortsetzen
shortcut-continue-short = Fortsetzen
shortcut-today = Heutige Partien
shortcut-today-short = Heute
shortcut-games = Deine Partien
screenshot-home = Fünf Spiele zur Auswahl
screenshot-world-wonders = Eine Partie World Wonders
screenshot-turn-of-time = Eine Partie Turn of Time
