### Die Wörter der übrigen Seiten: Einstellungen, Statistik, Lektionen und so weiter.

## A game in short

a-game-of = Eine Partie { $game }

## Today's games

deals-done = { $days ->
    [0] { $done } von { $all } gespielt
    [1] { $done } von { $all } gespielt
   *[other] { $done } von { $all } gespielt · { $days } Tage in Folge
}

## Statistics

about-statistics = Diese Zahlen stammen aus den beendeten Partien in diesem Browser. Löschst du eine Partie, zählt sie nicht mehr; öffnest du eine gespeicherte, zählt sie mit.

## Pages: their titles, and the links to them

keyboard-and-screen-reader = Tastatur und Screenreader
about-wheelhouse = Über Wheelhouse
labeled = { $label }: { $text }
version = Version { $version }
read-the-rules = Regeln lesen

## Buttons in many places

back = Zurück
done = Fertig
start = Los
start-over = Neu anfangen
search = Suchen
delete = Löschen
rename = Umbenennen
download = Herunterladen
on = An
off = Aus

## Counts

count-of = { $count } von { $all }
progress-of = { $count } von { $all } …
turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
megabytes = { $size } MB

## While something loads, and when it cannot

text-missing = Dieser Text konnte nicht geladen werden. Prüfe deine Internetverbindung.

## What comes of copying, saving and sending

link-copied = Link kopiert.
text-copied = Text kopiert.
copied = Kopiert.
sent = Gesendet.
file-saved = Die Datei liegt in deinen Downloads.
file-saved-of-games = Die Datei liegt in deinen Downloads. Öffne sie auf irgendeinem Gerät, um ihre Partien dort hinzuzufügen.
not-allowed-select = Der Browser hat das nicht erlaubt. Du kannst den Text im Feld markieren und kopieren.
not-sent-now = Es wurde nicht gesendet. Öffne die Partie, um sie auf anderem Weg zu senden.

## QR codes

scan-qr-code = QR-Code scannen
scan-no-code = In diesem Bild ist kein QR-Code, oder er ist zu klein.

## Today's games: the card on the home page, and the page

all-done-today = Für heute alles gespielt. Morgen gibt es neue.
in-progress = Angefangen.
play-deal-again = Noch mal
not-dealt-yet = Diese Partien sind noch nicht ausgeteilt. Komm an dem Tag wieder.
todays-games = Heutige Partien
same-for-everyone = Dieselben Partien für alle. Dein erstes Ergebnis zählt.
from-yesterday = Von gestern noch offen
past-days = Frühere Tage
previous-month = Voriger Monat
next-month = Nächster Monat
share-all-results = Alle Ergebnisse teilen
shared-day = Wheelhouse { $day }
shared-result = Wheelhouse { $day }: { $result }
game-result = { $game }, { $result }
game-deal-result = { $game } ({ $deal }), { $result }

## Your games

no-games-yet = Noch keine Partien. Deine Partien werden hier gespeichert, nur in diesem Browser.
no-game-matches = Keine passende Partie.
show-more = Mehr zeigen
open-link-or-file = Link oder Datei öffnen
keep-copies = Manche Browser löschen gespeicherte Partien, wenn du ein paar Wochen nicht da warst. Sichere deine Partien ab und zu als Datei.
damaged-data = Beschädigte Daten
damaged-data-number = Beschädigte Daten { $number }
damaged-data-kept = Einige gespeicherte Daten waren beschädigt. Sie sind noch da, und du kannst sie als Datei herunterladen.
delete-permanently = Endgültig löschen
waiting-for-others = Andere sind dran
on-this-device = Auf diesem Gerät
finished-games = Beendet

## Your games: search and order

search-your-games = Partien durchsuchen
sort-by = Sortieren
latest-first = Neueste zuerst
oldest-first = Älteste zuerst
by-name = Nach Name
longest-first = Längste zuerst
starred = Mit Stern
game = Spiel
finished-game = Partie
all-games = Alle Spiele
select = Auswählen …
export-selected = Auswahl sichern
export-so-many = { $games } ausgewählte sichern
export-shown = { $games ->
    [one] Diese Partie als Datei sichern
   *[other] Diese { $games } Partien als Datei sichern
}

## Your games: what can be done with one

name-of-game = Name dieser Partie
send = Senden
select-named = { $name } auswählen
star-named = Stern für { $name }
send-named = { $name } senden
send-again-named = { $name } erneut senden
rename-named = { $name } umbenennen
share-named = { $name } teilen
delete-named = { $name } löschen

## New game

one-player-solo = 1 (solo)
play-against = Gegner
computer = Computer
people-here = Leute hier
seats = Plätze
seat-side = Platz { $seat } spielt { $side }. Seiten tauschen
seat-color = Farbe von Platz { $seat }: { $color }. Farbe wechseln
seat-name = Name von Platz { $seat }
seat-player = Wer auf Platz { $seat } spielt
your-name = Dein Name
friends-name = Name der Person
how-links-work = Nach deinem Zug schickst du die Partie über einen Messenger oder als QR-Code weiter. Die andere Person spielt auf ihrem eigenen Gerät und schickt sie zurück. Ohne Konto, ohne Server.
start-game = Partie starten
setup-not-working = So lässt sich die Partie nicht aufbauen.
nobody-here = Lass mindestens einen Platz für jemanden an diesem Gerät.
not-a-seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615. Leer lassen für einen zufälligen.

## New game: house rules

house-rules = Hausregeln
as-in-the-rulebook = Wie in der Spielregel
undo-policy = Rückgängig
undo-policy-is = Rückgängig: { $policy }
hints-and-previews = Tipps und Vorschau
hints-and-previews-are = Tipps und Vorschau: { $aids ->
    [true] An
   *[false] Aus
}
with-aids-about = Tipps, Vorschau und wer vorn liegt.
without-aids-about = Nur der Spielplan.
seed = Startwert
seed-about = Derselbe Startwert teilt immer dieselbe Partie aus. Leer lassen für einen zufälligen.

## Open a game

open-about = Füge einen Link oder eine Aufzeichnung als Text ein oder wähle eine Datei oder das Bild eines QR-Codes. Du siehst die Partie, bevor sie gespeichert wird.
link-or-text = Link oder Text
preview = Vorschau
choose-a-file = Datei wählen …
file-unreadable = Diese Datei lässt sich nicht lesen.
open-this-game = Diese Partie öffnen
open-another-game = Andere Partie öffnen
save-as-separate = Als eigene Partie speichern
open-games = Partien öffnen
add-about = Partien, die du schon hast, kommen nicht doppelt hinzu; was weiter ist, wird weitergeführt.
add-to-your-games = Partien hinzufügen

## Open a game that a friend has sent

open-the-game = Partie öffnen
opening-the-game = Partie wird geöffnet …
moves-so-far = Bisher { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritte
}.
name-to-send = Dein Name (geht mit deinem Zug zurück)
who-are-you = Wer bist du?
play-several = Spielt ihr zu mehreren an diesem Gerät?
who-plays-here = Wer spielt auf diesem Gerät?

## Open a game that went another way than your own

older-link = Dieser Link ist älter als deine Partie, die { $moves ->
    [one] einen Schritt
   *[other] { $moves } Schritte
} weiter ist. Nichts wurde verändert.
open-my-game = Meine öffnen
send-mine = Meine senden
send-mine-about = Falls dein letzter Zug nicht angekommen ist, schicke ihn noch einmal.
other-deal = Dieser Link und deine Partie sind verschieden verlaufen. Schon am Anfang wurde anders ausgeteilt. Nichts wurde verändert.
versions-part = Dieser Link und deine Partie sind verschieden verlaufen. { $moves ->
    [0] Schon der erste Schritt ist anders.
    [1] Nur der erste Schritt ist gleich.
   *[other] Die ersten { $moves } Schritte sind gleich.
} Nichts wurde verändert.
careful-tampered = Vorsicht: Dieser Link gibt sich als deine Partie aus, wurde aber manipuliert.
careful-taken-back = Vorsicht: Dieser Link verändert Züge, die schon gesendet waren. Jemand hat Züge zurückgenommen, die du gesehen hattest.
your-version = Deine
links-version = Im Link
more-moves = … und { $moves ->
    [one] { $moves } weiterer Schritt
   *[other] { $moves } weitere Schritte
}.
keep-mine = Meine behalten
take-links-version = Mit der aus dem Link weiterspielen
keep-both = Beide behalten
watch-from-start = Von Anfang an ansehen
go-to-the-end = Zum Ende
decided-for-you = In diesem Link stehen Entscheidungen in deinem Namen. Nimm sie an, wenn du sie selbst auf einem anderen Gerät getroffen oder einem Unentschieden zugestimmt hast. Sonst hat jemand anderes deinen Zug gespielt: Dann behalte deine Partie.
accept = Annehmen
keep-my-game = Meine behalten

## Everything to another device

move-my-games = Partien mitnehmen
move-about = Bringt alles auf ein anderes Gerät: deine Partien mit ihren Notizen, deine Einstellungen, gelöste Rätsel und die Statistik. Dort kommt es zu dem hinzu, was schon da ist. Nichts geht verloren, und nichts zählt doppelt.
take-everything = Alles mitnehmen
everything-here = { $games ->
    [0] Deine Einstellungen, gelöste Rätsel und die Statistik.
    [one] { $games } Partie, deine Einstellungen, gelöste Rätsel und die Statistik.
   *[other] { $games } Partien, deine Einstellungen, gelöste Rätsel und die Statistik.
}
save-as-file = Als Datei sichern
show-codes = Codes zeigen
hide-codes = Codes verbergen
codes-about = Öffne auf dem anderen Gerät „{ move-my-games }“, wähle „{ scan-codes }“ und richte die Kamera hierher. Es sagt dir, wenn es alle hat.
code-number = Code { $number } von { $all }
previous-code = Zurück
next-code = Weiter
everything-saved = Die Datei liegt in deinen Downloads. Wähle sie auf dem anderen Gerät unter „{ move-my-games }“ aus.
everything-shared = Geteilt. Wähle die Datei auf dem anderen Gerät unter „{ move-my-games }“ aus.
bring-here = Hierher holen
bring-here-about = Wähle die Datei vom anderen Gerät aus, oder scanne die Codes, die es zeigt.
scan-codes = Codes scannen
scan-more-codes = Übrige Codes scannen
stop-scanning = Scannen beenden
scan-codes-about = Richte die Kamera auf die Codes des anderen Geräts, bis alle hier sind. Die Reihenfolge ist egal.
scan-codes-no-camera = Es gibt keine Kamera, oder der Browser erlaubt sie nicht. Wähle stattdessen die Datei aus.
scan-codes-no-reader = Der Scanner konnte nicht geladen werden. Prüfe deine Internetverbindung oder wähle stattdessen die Datei aus.
codes-received = { $received } von { $all } Codes sind hier.
codes-missing = Es fehlen noch: { $numbers }.
codes-missing-more = Es fehlen noch: { $numbers } und { $more } weitere.
codes-not-kept = Der Browser behält diese Codes nicht, wenn du die Seite schließt. Scanne jetzt alle.
codes-not-together = Diese Codes gehören nicht zusammen. Fang von vorn an.
discard-codes = Diese Codes verwerfen
code-foreign = Dieser Code ist nicht von „{ move-my-games }“.
code-damaged = Dieser Code ist beschädigt.
code-newer = Dieser Code stammt von einer neueren Version von Wheelhouse. Aktualisiere Wheelhouse hier zuerst.
codes-other = Diese Codes gehören zu einer anderen Übertragung. Von der früheren sind { $received } von { $all } Codes hier. Mit den neuen von vorn anfangen?
keep-earlier-codes = Die früheren behalten
not-many-games = Das ist keine Datei mit deinen Partien.
everything-in-file = Das ist alles von einem anderen Gerät: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Einstellungen, gelöste Rätsel und die Statistik.
add-everything-about = Partien, die du schon hast, kommen nicht doppelt hinzu; was weiter ist, wird weitergeführt. Was du hier eingestellt hast, bleibt.
add-everything = Alles hinzufügen
settings-added = Einstellungen, gelöste Rätsel und die Statistik sind auch da.
code-of-everything = Dieser Code ist von „{ move-my-games }“. Scanne ihn dort.

## Share a game

share-link = Als Link
share-sent-game-about = Für ein anderes deiner Geräte oder für jemanden, der nur zuschauen will. Um deinen Zug zu senden, nimm „{ send }“ in der Partie.
the-link = Der Link
share-file = Als Datei
share-file-about = Enthält auch die Varianten, die du ausprobiert hast, und bleibt, selbst wenn der Browser seine Daten löscht.
share-text = Erweitert: als Text

## Settings

settings-you = Du
your-name-about = Erscheint, wenn du mit anderen spielst. Er bleibt in diesem Browser und in den Partien, die du sendest.
your-color = Deine Farbe
color-by-seat = Je nach Platz
settings-look = Aussehen
match-device = Wie das Gerät
language = Sprache
theme = Farbschema
light = Hell
dark = Dunkel
contrast = Kontrast
contrast-normal = Normal
contrast-high = Hoch
player-colors = Spielerfarben
colors-standard = Standard
colors-red-green = Rot-Grün-sicher
colors-blue-yellow = Blau-Gelb-sicher
text-size = Textgröße
animations = Animationen
animations-full = Alle
animations-reduced = Weniger
settings-play = Spiel
bot-speed = Tempo der Bots
relaxed = Gemütlich
fast = Schnell
instant = Sofort
turn-end = Deinen Zug beenden, wenn nichts mehr zu tun ist
after-2-seconds = Nach 2 Sekunden
at-once = Sofort
never = Nie
aids-in-new-games = Tipps und Vorschau in neuen Partien
auto-review = Beendete Partien von selbst auswerten
keep-screen-on = Bildschirm während einer Partie anlassen
settings-sound = Ton und Vibration
sound = Ton
vibration = Vibration
settings-controls = Bedienung
controls-side = Seite der Bedienung
right = Rechts
left = Links
single-key-shortcuts = Kürzel mit einer Taste
arrow-keys = Pfeiltasten wechseln das Bedienelement
only-on-tv = Nur am Fernseher
gamepad = Gamepad
gamepad-missing = Noch kein Gamepad. Schließe eins an und drücke eine beliebige Taste darauf.
gamepad-asleep = Ein Gamepad ist angeschlossen. Drücke eine beliebige Taste darauf.
gamepad-ready = Dein Gamepad ist bereit.
gamepad-unknown = Dein Browser kennt dieses Gamepad nicht. Probiere sein Steuerkreuz: Bleibt dieser Text stehen, wird es nicht unterstützt.
settings-data = Daten
data-use = Datenverbrauch
data-normal = Normal
data-reduced = Sparsam
games-in-browser = Deine Partien in diesem Browser
storage-kept = Dieser Browser hat zugesagt, deine Partien zu behalten, bis du sie löschst.
storage-not-promised = Der Browser hat nicht zugesagt, deine Partien zu behalten. Vielleicht tut er es, wenn du öfter spielst oder Wheelhouse installiert hast.
storage-at-risk = Dieser Browser löscht deine Partien womöglich, wenn sein Speicher voll ist. Safari löscht sie auch, wenn du sieben Tage nicht da warst, außer Wheelhouse liegt auf dem Startbildschirm.
ask-to-keep = Den Browser bitten, sie zu behalten
export-your-games = Deine Partien sichern
offline-waiting = Um Daten zu sparen, lädt Wheelhouse nur, was du öffnest, und braucht dafür das Internet.
offline-loading = Wheelhouse wird auf diesem Gerät gespeichert …
offline-kept = Wheelhouse ist auf diesem Gerät gespeichert und läuft auch offline.
offline-failed = Wheelhouse läuft hier nicht offline: Eine Datei konnte nicht geladen werden, oder diese Website verändert ihre Dateien. Lade die Seite neu, um es noch einmal zu versuchen.
offline-offer = Du kannst jetzt alles speichern, um ohne Internet zu spielen.
offline-offer-sizes = Du kannst jetzt alles speichern, um ohne Internet zu spielen. Das sind etwa { $download } zum Herunterladen und { $storage } auf diesem Gerät.
keep-for-offline = Offline verfügbar machen
delete-everything = Alles löschen …
delete-everything-about = Das löscht alle Partien und Einstellungen von Wheelhouse in diesem Browser, auch beschädigte Daten. Es lässt sich nicht rückgängig machen.
delete-games-and-settings = Alle Partien und Einstellungen löschen

## Rules

contents = Inhalt
search-the-rules = Regeln durchsuchen
nothing-found = Nichts gefunden. Versuche es mit einem anderen Wort.
sections = { $sections ->
    [one] { $sections } Abschnitt
   *[other] { $sections } Abschnitte
}

## Lessons and puzzles

the-task = Die Aufgabe
lesson-step-more = Mehr, { $step } von { $steps }
lesson-step-title = { $step }: { $title }
show-me = Vormachen
more-tasks = Mehr
play-first-game = Erste Partie spielen
right-move = Richtig.
not-quite = Nicht ganz.
have-another-try = Versuche es noch mal.
your-turn-again = Du bist wieder dran.
well-done = Gut gemacht.
here-is-how = So geht es:
not-solved-with-help = Mit Hilfe zählt es nicht als gelöst. Fange neu an, um es allein zu lösen.
solved = Gelöst
win-in = Sieg in { $turns }
puzzle = Rätsel
puzzle-number = Rätsel { $number }
all-puzzles = Alle Rätsel
next-puzzle = Nächstes Rätsel
learn-the-game = Spiel lernen
hand-picked-puzzles = Ausgesuchte Rätsel
puzzles-solved = { $solved } von { $all } gelöst.

## Puzzles without end, each made for the player

the-puzzle = Das Rätsel
puzzle-title = { $kind }, Schwierigkeit { $difficulty }
start-puzzle = Los: { $kind }
difficulty-by = Schwierigkeit: { $measure }
after-each-puzzle = Nach jedem Rätsel
same-difficulty = Gleiche Schwierigkeit
automatic = Automatisch
automatic-about = Automatisch: schwerer nach 3 gelösten in Folge, leichter nach 2 verpassten.
puzzle-streak = Serie <b>{ $now }</b> · Rekord <i>{ $best }</i>
solution = Lösung
taken-back = Zurückgenommen.
here-is-the-solution = Hier ist die Lösung.
that-was-the-solution = Das war die Lösung.
had-before = Das hattest du schon einmal, darum zählt es nicht noch einmal.
next-one-counts = Das nächste zählt wieder.
new-streak = Eine neue Serie beginnt.
puzzle-row = { $puzzles } in Folge.
puzzle-row-longest = { $puzzles } in Folge, deine längste Serie.
puzzle-streak-ends = Deine Serie von { $puzzles } endet hier.
next-difficulty = Als Nächstes: Schwierigkeit { $difficulty }.
making-puzzle = Ein Rätsel entsteht …
still-making-puzzle = Es wird noch ein gutes gesucht. Das kann ein paar Sekunden dauern.
puzzle-canceled = Abgebrochen.
puzzle-not-made = Es ließ sich kein Rätsel finden.
link-copied-button = Link kopiert
not-allowed-button = Nicht erlaubt
puzzle-link-copied = Link kopiert. Er führt auf jedem Gerät zum selben Rätsel.
puzzle-link-not-copied = Der Browser hat das nicht erlaubt. Der Link steht in der Adresszeile.

## Statistics page

reading-your-games = Deine Partien werden gelesen …
games-read = Gelesene Partien
no-finished-games = Noch keine beendeten Partien. Spiele eine zu Ende, und diese Seite zeigt, wie es für dich lief: Siege, Punkte, eine Wertung gegen die Bots und Meilensteine.
no-game-is-yours = Keine dieser Partien zählt als deine. In einer Partie mit mehreren Leuten ist dein Platz der mit dem Namen aus deinen Einstellungen.
counted-since = Es zählen nur Partien, die seit dem { $time } beendet wurden.
count-all-again = Wieder alle Partien zählen
clear-statistics-fold = Statistik leeren …
clear-statistics-about = Dann zählen nur Partien, die du von jetzt an beendest. Deine Partien bleiben, wo sie sind, und du kannst jederzeit wieder alle zählen.
clear-statistics = Statistik leeren
player = Spieler
number-of-players = Spielerzahl
opponents = Gegner
any-number = Beliebig
any-opponents = Alle
against-whom = Gegner
solo-games = Solopartien
challenge = Ziel
challenge-number = { $what }: { $number }
games-played = Gespielt
games-won = Gewonnen
games-drawn = Remis
games-lost = Verloren
share-of-wins = Siege
wins-in-a-row = Siege in Folge
longest-row = Rekord { $wins }
best-score = Beste Punktzahl
average-score = Punkte im Schnitt
fastest-win = Schnellster Sieg
points-label = Punkte
points-left-out = Ohne Partien, deren Punkte nicht vergleichbar sind: Solopartien, Sprints und Partien mit mehr Plättchen.
rating-label = Wertung
rating-provisional = (vorläufig)
rating-provisional-about = Vorläufig: Mit weiteren Partien gegen Bots wird sie genauer.
rating-scale-about = Aus deinen Partien gegen Bots, auf einer Skala, auf der der Bot „Amateur“ 1500 hat. Deine wahre Stärke liegt mit 95 % Sicherheit in dem Bereich, den das ± angibt.
show-as-table = Als Tabelle zeigen
date = Datum
milestones = Meilensteine
reached-on = Erreicht am <a>{ $date }</a>
not-reached-yet = Noch nicht erreicht.

## Open a friend's challenge

a-challenge = Eine Herausforderung
challenged-by = { $name } fordert dich heraus: { $game }
challenged = Du wirst herausgefordert: { $game }
challenged-about = Du bekommst dieselbe Partie{ $against ->
    [true] {" "}und dieselben Gegner
   *[false] {""}
}. Das andere Ergebnis bleibt verdeckt, bis du fertig bist.
challenged-under-way = Du hast diese Partie schon begonnen.
just-watch-it = Nur ansehen
challenge-from = Herausforderung von { $name }

## Today's games: friends

with-friends = Mit anderen
with-friends-about = Teile deine Ergebnisse und füge ein, was andere dir senden: Hier stehen sie nebeneinander. Jedes ist bewiesen, denn seine Partie wird nachgespielt.
result-hidden = verdeckt, bis du fertig bist
results-added = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
} hinzugefügt.
results-known = Das hast du schon.
not-a-days-result = Das ist kein Ergebnis einer Partie des Tages.

## Learning from a game: its costly moves, to be done better

mistake-of = Teurer Zug { $number } von { $count }
find-better = Finde etwas Besseres.
same-as-played = Das hast du gespielt.
as-good = Gut: Das kostet nichts.
judging = Mal sehen …
costs-as-well = Das würde dich { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} Gewinnchance kosten.
not-judged = Das ließ sich nicht beurteilen. Versuche es noch einmal.
next-mistake = Weiter
mistakes-found = { $found } von { $count } hast du beim ersten Versuch gefunden.
nothing-to-learn = Hier gibt es keine teuren Züge, oder die Partie wurde noch nicht durchgesehen.

## My mistakes: positions of one's own games that come back

my-mistakes-due = Meine Fehler: { $count } fällig
mistakes-short = Fehler
mistakes-short-due = Fehler: { $count }
positions-due = { $count ->
    [one] Eine Stellung wartet auf dich.
   *[other] { $count } Stellungen warten auf dich.
}
positions-about = Sie stammen aus deinen Partien: Mal war dein Zug dort teuer, mal war er gut. Finde jedes Mal einen guten Zug. Das dauert etwa fünf Minuten.
start-round = Los
nothing-due = Heute ist nichts fällig. Die nächste Stellung kommt am { $date } wieder.
no-mistakes-yet = Noch ist hier nichts.
no-mistakes-yet-how = Sobald eine beendete Partie ausgewertet ist, kommen ihre teuren Züge hier wieder, gemischt mit guten, bis du sie auf Anhieb findest. Öffne dazu eine Partie unter „Deine Partien“ und wähle „Auswertung“.
may-review = Darf Wheelhouse deine beendeten Partien durchsehen, nach jeder Partie und solange diese Seite offen ist? Alles bleibt auf diesem Gerät.
may-review-yes = Ja, gern
may-review-no = Nein, danke
looking-through = Deine Partien werden durchgesehen: { $number } von { $count }
looking-progress = Fortschritt bei dieser Partie
stop-looking = Anhalten
card-of = Stellung { $number } von { $count }
card-game = { $game }, { $date }, gegen { $players }
card-game-alone = { $game }, { $date }
find-good = Du bist dran: Finde einen guten Zug.
right-as-played = Richtig, das hast du auch gespielt.
good-move = Zug { $turn }: { $action }. Ein guter Zug.
in-your-game = In deiner Partie
show-in-game = In der Partie zeigen
end-round = Beenden

## Guessing the moves of a finished game

guess-number = Zug { $number } von { $count }
what-was-played = { $player-person ->
    [you] Was hast du gespielt?
   *[other] Was hat { $player } gespielt?
}
it-was = Der Zug war: { $action }.
show-move = Zug zeigen
finish-guessing = Beenden
guess-score = Du hast { $hits } von { $count } erraten. Reiner Zufall hätte etwa { $chance } erraten.
guess-difference = Zug { $turn }: Du sagtest „{ $guess }“; es war „{ $played }“.
guess-shown = Zug { $turn }: „{ $played }“.
nothing-to-guess = Hier gibt es nichts zu erraten: Die Partie ist noch nicht zu Ende, oder es gab nie eine Wahl.
