### Die Wörter rings um die Spielpläne aller Spiele: Stand, Verlauf, Analyse, Ergebnis.

## Whose turn it is

turn-of = { $name } ist dran
countdown = { $action } … zum Warten tippen
bot-stopped = Der Bot ist unerwartet stehen geblieben oder konnte nicht geladen werden. Mit „{ resume }“ startest du ihn neu.
no-hint = Gerade gibt es keinen Tipp.
plays-elsewhere = { $player } spielt auf einem anderen Gerät.

## Positions and lines

line-name = Variante { $number }, ab Schritt { $from }

## The end of a game

rematch-first = Revanche, { $player-person ->
    [you] du beginnst
   *[other] { $player } beginnt
}
loser-chooses = { $player-person ->
    [you] Du hast verloren und wählst
   *[other] { $player } hat verloren und wählt
}, wer in der Revanche beginnt.
ends-turn = { $player-person ->
    [you] Du beendest deinen Zug.
   *[other] { $player } beendet den Zug.
}
resigns = { $player-person ->
    [you] Du gibst auf.
   *[other] { $player } gibt auf.
}
offers-draw = { $player-person ->
    [you] Du bietest ein Unentschieden an.
   *[other] { $player } bietet ein Unentschieden an.
}
asks-back = { $player-person ->
    [you] Du bittest darum, deinen letzten Zug zurückzunehmen.
   *[other] { $player } bittet darum, einen Zug zurückzunehmen.
}
agrees = { $player-person ->
    [you] Du bist einverstanden.
   *[other] { $player } ist einverstanden.
}
declines = { $player-person ->
    [you] Du lehnst ab.
   *[other] { $player } lehnt ab.
}
peeked = { $player-person ->
    [you] Du hast gesehen, was als Nächstes kommt, und deinen Zug dann zurückgenommen.
   *[other] { $player } hat gesehen, was als Nächstes kommt, und den Zug dann zurückgenommen.
}
agreed-draw = Alle einigen sich auf ein Unentschieden.

## House rules

earlier-rules = Für diese Partie gilt Version { $version } der Regeln, mit der sie begonnen hat.

## Games by link

i-am = Ich bin { $player }
i-am-elsewhere = Ich bin { $player }, auf einem anderen Gerät
you-play-as = Du spielst als <b>{ $names }</b>.
you-only-look = Du schaust nur zu.
just-look = Nur zuschauen
i-was = Ich war { $player }
played-by-others = Diese Partie haben andere gespielt. Warst du dabei?

## Hints and analysis

better = Besser: { $action }.

## Buttons in many places

redo = Wiederholen
advanced = Erweitert

## Counts

turn-number = Zug { $turn }

## What comes of copying, saving and sending

text-copied-to-send = Text kopiert. Füge ihn in eine Nachricht ein.
file-saved-to-send = Die Datei liegt in deinen Downloads. Schicke sie als Anhang.
picture-saved = Das Bild liegt in deinen Downloads.
not-allowed-other-way = Der Browser hat das nicht erlaubt. Versuche es anders.

## A game: the board, and what is above and below it

trying-a-line = Variante: Du spielst für alle
you-try-a-line = Du probierst eine Variante aus.
thinking-progress = Überlegt
move-now = Jetzt ziehen
show-now = Jetzt zeigen
pause = Pause
resume = Fortsetzen
hint = Tipp
show-it-again = Noch mal zeigen
looking-back = Rückblick
to-the-start = Zum Anfang
back-one-move = Einen Schritt zurück
forward-one-move = Einen Schritt vor
to-the-latest = Zum aktuellen Stand
back-to-the-latest = Zum aktuellen Stand
continue-from-here = Von hier weiterspielen
try-line-from-here = Variante ab hier
more-for-line = Mehr zu dieser Variante
make-this-the-game = Zur Partie machen
delete-this-line = Variante löschen

## A game: messages above the board

no-room-for-line = Für eine weitere Variante ist kein Platz. Lösche eine, die du ausprobiert hast.
other-window-plays = Diese Partie ist in einem anderen Fenster offen. Hier kannst du zuschauen.
play-in-this-window = In diesem Fenster spielen
other-window-continued = Diese Partie ging in einem anderen Fenster weiter. Was du seitdem hier getan hast, gehört nicht dazu.
continue-the-other = Die andere fortsetzen
other-window-deleted = Diese Partie wurde in einem anderen Fenster gelöscht.
save-mine-as-separate = Meine als eigene Partie speichern

## A game: help with the first turn, and hints

your-first-turn = Dein erster Zug
first-turn-step = <b>{ $step } von { $steps }:</b> { $text }
full-rules = Alle Regeln
hint-title = Probier mal:
why = Warum
hint-risk = <b>Bedenke:</b> { $risk }
show-the-board = Spielplan zeigen
do-it = So spielen

## A game: beside the board

beside-the-board = Neben dem Spielplan
history = Verlauf
analyze = Analyse
menu = Menü
show-panel = Neben dem Spielplan zeigen
hide-panel = Bereich ausblenden
who-plays = Wer spielt
who-plays-for = { $player-person ->
    [you] Wer auf deinem Platz spielt
   *[other] Wer auf dem Platz von { $player } spielt
}
bot-can-take-over = Ein Bot kann jederzeit einen Platz übernehmen und wieder abgeben.
the-game = Die Partie
try-out-a-line = Variante ausprobieren
note-on-position = Notiz zu dieser Stellung
help-with-a-turn = Hilfe zum Zug
back-is-asked = { $player-person ->
    [you] Du möchtest deinen letzten Zug zurücknehmen.
   *[other] { $player } möchte den letzten Zug zurücknehmen.
}
agree = Einverstanden
decline = Ablehnen
offer-a-draw = Unentschieden anbieten …
ask-back = Um Rücknahme bitten
agree-on-a-draw = Unentschieden vereinbaren …
resign = Aufgeben …
keep-playing = Weiterspielen
type-a-move = Zug eintippen
play-typed = Spielen

## A game: who is winning, and the review of a finished game

who-is-winning = Wer gewinnt?
who-is-winning-about = Zeigt, wie die Chancen auf den Sieg jetzt stehen und wohin jeder Zug führt.
analyzing = Rechnet …
chances-and-points = Siegchancen und erwartete Punkte
chances-after-each = { $player-person ->
    [you] Deine Chancen
   *[other] Die Chancen von { $player }
} nach jedem Zug
review = Auswertung
review-about = Tippe auf die Kurve, um die Stellung zu sehen.
review-running = Die Partie wird durchgesehen …
review-progress = Fortschritt der Auswertung
chances-over-game = Chancen im Lauf der Partie
nothing-known-yet = Noch ist nichts bekannt.
curve-end = Ende der Partie. { $chances }.
costly-moves-about = Die Züge, die am meisten gekostet haben, und was besser gewesen wäre.
no-costly-moves = Keine teuren Züge.
no-costly-moves-yet = Bisher keine.
learn-from-game = Aus dieser Partie lernen
guess-moves = Züge erraten
guess-moves-about = Geh die Partie Zug für Zug durch und sage, was gespielt wurde.
guess-of = { $player-person ->
    [you] Deine Züge
   *[other] Züge von { $player }
}
play-on-from-here = Von hier weiterspielen

## A game: its end

point-by-point = Punkt für Punkt
points-table-about = Tippe auf eine Zahl, um auf dem Spielplan zu sehen, woher sie kommt.
next-deal-of = { $done } von { $all } · Nächste Partie
all-deals-done = Alle { $all } Partien gespielt
points-of-source = { $source }: <b>{ $points }</b>
total = Summe

## A game: sending it, and its picture

qr-code-button = QR-Code …
got-the-reply = Antwort da?
reply-about = Der Link aus der Antwort öffnet die Partie. Du kannst die Nachricht auch kopieren und hier einfügen oder den QR-Code vom anderen Bildschirm scannen.
scan-the-reply = Antwort scannen
paste-the-reply = Antwort einfügen
paste-own-link = Das ist der Link, den du gesendet hast. Kopiere zuerst die Antwort.
link-note-table = Auf manchen Geräten, etwa iPhones, öffnen sich Links im Browser und nicht in dieser App. Kopiere die Antwort, komm hierher zurück und wähle „{ paste-the-reply }“.
long-link = Diese Partie ergibt einen langen Link, und manche Messenger schneiden solche ab. Die Datei zu senden ist sicherer.
qr-code-dense = Die Kästchen sind klein: Halte die Kamera nah und ruhig.
code-taken = Ist angekommen
marked-as-sent = Als gesendet vermerkt.
last-sent = Zuletzt gesendet: { $time }.
send-as-text-or-file = Als Text oder als Datei
picture = Bild
board-of = Der Spielplan von { $game }
picture-not-made = Das Bild konnte nicht erstellt werden.
save-as-png = Als PNG speichern
save-as-svg = Als SVG speichern

## Ein Tipp: warum ein Zug gut ist, und wie er abschneidet

next-best = Sonst: { $number }.
more-points = { $kind }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr für dich.
more-points-against = { $kind }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr für dich, sonst { $next-best }.
fewer-points = { $kind }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger.
nothing-else-to-do = Es gibt nichts anderes zu tun.
all-else-is-worse = Zu Ende gerechnet: Alles andere ist schlechter.
others-are-as-good = Zu Ende gerechnet: Nichts ist besser, aber anderes ist genauso gut.
chance-of-goal-close = Chance, dein Ziel zu erreichen: { $chance }. Knapp: Mehrere Möglichkeiten sind gleich gut.
chance-of-goal = Chance, dein Ziel zu erreichen: { $chance }, mit dem nächstbesten Zug { $next-best }.
chance-of-winning-close = Gewinnchance: { $chance }. Knapp: Mehrere Möglichkeiten sind gleich gut.
chance-of-winning = Gewinnchance: { $chance }, mit dem nächstbesten Zug { $next-best }.

## Challenge a friend with a finished game

challenge = Herausfordern
challenge-a-friend = Jemanden herausfordern
challenge-about = Die andere Person bekommt dieselbe Partie{ $against ->
    [true] {" "}und dieselben Gegner
   *[false] {""}
}. Dein Ergebnis bleibt verdeckt, bis sie fertig ist.
challenge-back = Ergebnis zurücksenden
challenge-back-about = So sieht die andere Person, wie es bei dir lief.
challenge-name = Dein Name für die andere Person
challenge-message = { $game }: Schlägst du mich? Du bekommst dieselbe Partie, und mein Ergebnis bleibt verdeckt, bis du fertig bist.
challenge-back-message = { $game }: So lief deine Partie bei mir.
same-deal = Dieselbe Partie
a-friend = Jemand
yourself = Du
result-won = Gewonnen
result-drawn = Unentschieden
result-lost = Verloren
result-score = { $own }:{ $other }
watch-game = Ansehen
curve-of-friend = { $name }, dieselbe Partie

## The coach, after a turn

coach = Trainer
coach-about = Nach deinem Zug sagt der Trainer, was er gekostet hat, bevor jemand anders zieht. Sanft: nur bei teuren Zügen, und er fragt erst.
coach-off = Aus
coach-gentle = Sanft
coach-strict = Streng
coach-asks = Etwas anderes war mehr wert. Noch einmal hinsehen?
coach-points-of = { $player-person ->
    [you] du { $after } statt { $before } Punkte
   *[other] { $player } { $after } statt { $before }
}
coach-points = Am Ende zu erwarten: { $of-each }.
coach-chance-of = { $player-person ->
    [you] du { $after } statt { $before }
   *[other] { $player } { $after } statt { $before }
}
coach-chances = Gewinnchancen: { $of-each }.
coach-goal = Chance, dein Ziel zu erreichen: { $after } statt { $before }.
coach-played = Gespielt: { $action }.
coach-risk = <b>Dein Zug:</b> { $risk }
waits-for-you = { $player } wartet auf dich.
look-again = Noch einmal hinsehen
tell-me = Sag es mir
show-me = Zeig es mir
take-it-back = Zurücknehmen
carry-on = Weiterspielen

## Luck and skill, after a review

luck-and-skill = Glück und Können
luck-of-lead = Was der Zufall und alle Entscheidungen mit { $player-person ->
    [you] deinem Vorsprung
   *[other] dem Vorsprung von { $player }
} gemacht haben, in Punkten.
luck-of-chance = Was der Zufall und alle Entscheidungen mit { $player-person ->
    [you] deiner Gewinnchance
   *[other] der Gewinnchance von { $player }
} gemacht haben, in Prozent.
luck = Glück
choices-of = { $player-person ->
    [you] Deine Entscheidungen
   *[other] Entscheidungen von { $player }
}
choices-of-others = Entscheidungen der anderen
share = { $number }, etwa { $doubt } mehr oder weniger
