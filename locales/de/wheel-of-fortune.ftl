### Die Wörter von Carcassonne: Das Schicksalsrad. Plättchen werden „angelegt“, Gefolgsleute „eingesetzt“, und zwar „in“ oder
### „auf“ etwas (im Dativ). Ein Gefolgsmann ist Ritter in einer Stadt, Wegelagerer auf einer Straße, Bauer auf einer Wiese,
### Mönch in einem Kloster.

## (Feature)

# `.a`, `.article`: im Nominativ und Akkusativ. `.in`, `.from`: wo und woher. `.follower`: wer dort eingesetzt wird.
feature-city = Stadt
    .a = eine Stadt
    .article = die
    .in = in der Stadt
    .from = aus der Stadt
    .follower = Ritter
    .follower-accusative = Ritter
    .followers = Ritter
feature-road = Straße
    .a = eine Straße
    .article = die
    .in = auf der Straße
    .from = von der Straße
    .follower = Wegelagerer
    .follower-accusative = Wegelagerer
    .followers = Wegelagerer
feature-field = Wiese
    .a = eine Wiese
    .article = die
    .in = auf der Wiese
    .from = von der Wiese
    .follower = Bauer
    .follower-accusative = Bauern
    .followers = Bauern
feature-cloister = Kloster
    .a = ein Kloster
    .article = das
    .in = im Kloster
    .from = aus dem Kloster
    .follower = Mönch
    .follower-accusative = Mönch
    .followers = Mönche

## (Sector)

# `.of`: nach „Kronenfeld“. `.to`: wohin das Schwein läuft.
sector-fortune = Fortuna
    .of = von Fortuna
    .to = zu Fortuna
sector-taxes = Steuern
    .of = der Steuern
    .to = zu den Steuern
sector-famine = Hungersnot
    .of = der Hungersnot
    .to = zur Hungersnot
sector-storm = Unwetter
    .of = des Unwetters
    .to = zum Unwetter
sector-inquisition = Inquisition
    .of = der Inquisition
    .to = zur Inquisition
sector-plague = Pest
    .of = der Pest
    .to = zur Pest

## (Direction)

# Wo etwas liegt. `.name`: nach „von“ und „nach“. `.edge`: eine Seite des Plättchens.
direction-north = im Norden
    .name = Norden
    .edge = Nordseite
direction-east = im Osten
    .name = Osten
    .edge = Ostseite
direction-south = im Süden
    .name = Süden
    .edge = Südseite
direction-west = im Westen
    .name = Westen
    .edge = Westseite

## (Position)

position-north = im Norden
position-northeast = im Nordosten
position-east = im Osten
position-southeast = im Südosten
position-south = im Süden
position-southwest = im Südwesten
position-west = im Westen
position-northwest = im Nordwesten
position-around-northeast = rings um Nordost
position-around-southeast = rings um Südost
position-around-southwest = rings um Südwest
position-around-northwest = rings um Nordwest
position-falling = von Nordwest nach Südost
position-rising = von Nordost nach Südwest
position-everywhere = ringsum

## (Region)

# Nach „die“ und „das“. `.place`: wo.
region-north = nördliche
    .place = im Norden
region-northeast = nordöstliche
    .place = im Nordosten
region-east = östliche
    .place = im Osten
region-southeast = südöstliche
    .place = im Südosten
region-south = südliche
    .place = im Süden
region-southwest = südwestliche
    .place = im Südwesten
region-west = westliche
    .place = im Westen
region-northwest = nordwestliche
    .place = im Nordwesten

## (Tile)

# Im Akkusativ, nach „ziehst“.
tile-cloister = ein Kloster
tile-cloister-road = ein Kloster mit einer Straße
tile-cloister-roads = ein Kloster zwischen zwei Straßen
tile-straight = eine gerade Straße
tile-bend = eine Straßenkurve
tile-bends = zwei Kurven
tile-junction = eine T-Kreuzung
tile-crossroads = eine Kreuzung
tile-city = einen Stadtrand
tile-city-road = eine Stadt mit einer Straße
tile-city-straight = eine Stadt neben einer geraden Straße
tile-city-bend = eine Stadt neben einer Kurve
tile-city-junction = eine Stadt neben einer T-Kreuzung
tile-city-roads = eine Stadt mit einer Kurve und einer Straße
tile-cities-opposite = zwei gegenüberliegende Städte
tile-cities-adjacent = zwei benachbarte Städte
tile-cities-three = drei getrennte Städte
tile-passage = eine Stadt quer hindurch
tile-passage-pennant = eine Stadt quer hindurch mit Wappen
tile-corner = eine Stadt über Eck
tile-corner-pennant = eine Stadt über Eck mit Wappen
tile-corner-road = eine Stadt über Eck mit einer Straße
tile-corner-bend = eine Stadt über Eck neben einer Kurve
tile-corner-bend-pennant = eine Stadt über Eck mit Wappen neben einer Kurve
tile-large = eine Stadt an drei Seiten
tile-large-pennant = eine Stadt an drei Seiten mit Wappen
tile-large-road = eine Stadt an drei Seiten mit einer Straße
tile-large-road-pennant = eine Stadt an drei Seiten mit Wappen und einer Straße
tile-full = eine Stadt an allen Seiten mit Wappen

## A tile, read aloud: one sentence for each thing on it

land-cloister = Kloster.
land-city = Stadt { $sides }.
land-city-pennant = Stadt { $sides } mit Wappen.
land-cities = Getrennte Städte { $sides }.
land-road-through = Straße von { $from-name } nach { $to-name }.
land-road = Straße { $side }.
land-roads = Straßen { $sides }.
land-field = Wiese { $sides }.
all-sides = an allen Seiten
land-number = Bewegt das Schwein um { $number }.
cell = Spalte { $column }, Zeile { $row }.
follower-of = { $player-person ->
    [you] Dein { $feature-follower }.
   *[other] { $feature-follower } von { $player }.
}

## Places for the drawn tile, read aloud

ways-to-place = { $ways ->
    [one] { $ways } Möglichkeit, das Plättchen anzulegen.
   *[other] { $ways } Möglichkeiten, das Plättchen anzulegen.
}
around = { $feature } { $side }.
laid-here = Das Plättchen liegt hier. Eingabe legt es an.
laid-here-to-rotate = Das Plättchen liegt hier. Eingabe legt es an, R dreht es.
only-way = Es passt nur so.
way-of = Möglichkeit { $number } von { $ways }.

## What can be done, as an infinitive: after "Try this:" and in the list of actions

draw-first = das erste Plättchen ziehen
place-at = { $turns ->
    [0] das Plättchen in Spalte { $column }, Zeile { $row } anlegen
    [1] das Plättchen einmal gedreht in Spalte { $column }, Zeile { $row } anlegen
    [2] das Plättchen zweimal gedreht in Spalte { $column }, Zeile { $row } anlegen
   *[other] das Plättchen dreimal gedreht in Spalte { $column }, Zeile { $row } anlegen
}
deploy = einen { $feature-follower-accusative } { $feature-in } einsetzen
deploy-in = einen { $feature-follower-accusative } { $feature-in } { $position } einsetzen
deploy-crown = einen Gefolgsmann auf einem Kronenfeld { $sector-of } einsetzen
take-back-at = den { $feature-follower-accusative } in Spalte { $column }, Zeile { $row } zurücknehmen
end-turn = den Zug beenden

## The same beside the board, without coordinates

do-close = { $feature-article } { $region } { $feature } abschließen
do-extend = { $feature-id ->
    [road] { $feature-article } { $region } { $feature } verlängern
   *[other] { $feature-article } { $region } { $feature } erweitern
}
do-place = das Plättchen { $region-place } anlegen
do-take-back = den { $feature-follower-accusative } zurücknehmen

## What the player has to do, after "Your turn:" or a name

task-place = das Plättchen anlegen
task-deploy = einen Gefolgsmann einsetzen oder den Zug beenden
task-no-followers = keine Gefolgsleute mehr, den Zug beenden
task-end = den Zug beenden
task-plague = einen Gefolgsmann zurücknehmen (Pest)

## What has happened, with coordinates: read aloud and in the list of moves

drew = { $player-person ->
    [you] Du ziehst ein Plättchen.
   *[other] { $player } zieht ein Plättchen.
}
drew-number = { $player-person ->
    [you] Du ziehst ein Plättchen mit einer { $number }.
   *[other] { $player } zieht ein Plättchen mit einer { $number }.
}
placed-at = { $player-person ->
    [you] { $turns ->
        [0] Du legst es in Spalte { $column }, Zeile { $row } an.
        [1] Du legst es in Spalte { $column }, Zeile { $row } an, einmal gedreht.
        [2] Du legst es in Spalte { $column }, Zeile { $row } an, zweimal gedreht.
       *[other] Du legst es in Spalte { $column }, Zeile { $row } an, dreimal gedreht.
    }
   *[other] { $turns ->
        [0] { $player } legt es in Spalte { $column }, Zeile { $row } an.
        [1] { $player } legt es in Spalte { $column }, Zeile { $row } an, einmal gedreht.
        [2] { $player } legt es in Spalte { $column }, Zeile { $row } an, zweimal gedreht.
       *[other] { $player } legt es in Spalte { $column }, Zeile { $row } an, dreimal gedreht.
    }
}
deployed-at = { $player-person ->
    [you] Du setzt einen { $feature-follower-accusative } { $feature-in } in Spalte { $column }, Zeile { $row } ein.
   *[other] { $player } setzt einen { $feature-follower-accusative } { $feature-in } in Spalte { $column }, Zeile { $row } ein.
}
took-back-at = { $player-person ->
    [you] Du nimmst einen { $feature-follower-accusative } aus Spalte { $column }, Zeile { $row } zurück.
   *[other] { $player } nimmt einen { $feature-follower-accusative } aus Spalte { $column }, Zeile { $row } zurück.
}
pig-moved = { $steps ->
    [one] Das Schwein läuft { $steps } Sektor weiter { $sector-to }.
   *[other] Das Schwein läuft { $steps } Sektoren weiter { $sector-to }.
}
taxed = { $knights ->
    [one] { $pennants ->
        [0] { $player }: ein Ritter in einer Stadt, +{ $points }.
        [one] { $player }: ein Ritter in einer Stadt mit { $pennants } Wappen, +{ $points }.
       *[other] { $player }: ein Ritter in einer Stadt mit { $pennants } Wappen, +{ $points }.
    }
   *[other] { $pennants ->
        [0] { $player }: { $knights } Ritter in einer Stadt, +{ $points }.
        [one] { $player }: { $knights } Ritter in einer Stadt mit { $pennants } Wappen, +{ $points }.
       *[other] { $player }: { $knights } Ritter in einer Stadt mit { $pennants } Wappen, +{ $points }.
    }
}
fed = { $farmers ->
    [one] { $cities ->
        [one] { $player }: ein Bauer an einer abgeschlossenen Stadt, +{ $points }.
       *[other] { $player }: ein Bauer an { $cities } abgeschlossenen Städten, +{ $points }.
    }
   *[other] { $cities ->
        [one] { $player }: { $farmers } Bauern an einer abgeschlossenen Stadt, +{ $points }.
       *[other] { $player }: { $farmers } Bauern an { $cities } abgeschlossenen Städten, +{ $points }.
    }
}
scored = { $what }: { $totals }.

## What has happened, beside the board

drew-tile = { $player-person ->
    [you] Du ziehst { $tile }.
   *[other] { $player } zieht { $tile }.
}
drew-tile-number = { $player-person ->
    [you] Du ziehst { $tile } ({ $number }).
   *[other] { $player } zieht { $tile } ({ $number }).
}
closed = { $player-person ->
    [you] Du schließt { $feature-article } { $region } { $feature } ab.
   *[other] { $player } schließt { $feature-article } { $region } { $feature } ab.
}
extended = { $feature-id ->
    [road] { $player-person ->
        [you] Du verlängerst { $feature-article } { $region } { $feature }.
       *[other] { $player } verlängert { $feature-article } { $region } { $feature }.
    }
   *[other] { $player-person ->
        [you] Du erweiterst { $feature-article } { $region } { $feature }.
       *[other] { $player } erweitert { $feature-article } { $region } { $feature }.
    }
}
placed = { $player-person ->
    [you] Du legst das Plättchen { $region-place } an.
   *[other] { $player } legt das Plättchen { $region-place } an.
}
deployed = { $player-person ->
    [you] Du setzt einen { $feature-follower-accusative } { $feature-in } ein.
   *[other] { $player } setzt einen { $feature-follower-accusative } { $feature-in } ein.
}
took-back = { $player-person ->
    [you] Du nimmst einen { $feature-follower-accusative } { $feature-from } zurück.
   *[other] { $player } nimmt einen { $feature-follower-accusative } { $feature-from } zurück.
}
scored-alone = { $player }: { $feature } abgeschlossen, +{ $points }.
scored-together = { $feature } abgeschlossen: { $totals }.

## What has happened, read aloud and beside the board

fits-nowhere = Das Plättchen passt nirgends und kommt aus dem Spiel.
crowned = { $player-person ->
    [you] Du setzt einen Gefolgsmann auf einem Kronenfeld { $sector-of } ein.
   *[other] { $player } setzt einen Gefolgsmann auf einem Kronenfeld { $sector-of } ein.
}
player-points = { $player-person ->
    [you] du +{ $points }
   *[other] { $player } +{ $points }
}
event-points = { $sector }: { $totals }.
event-nothing = { $sector-id ->
    [taxes] Steuern: Es gibt keine Ritter.
    [famine] Hungersnot: Kein Bauer hat eine abgeschlossene Stadt.
    [storm] Unwetter: Niemand hat einen Gefolgsmann im Vorrat.
    [inquisition] Inquisition: Es gibt keine Mönche.
    [plague] Pest: Alle nehmen einen Gefolgsmann von einem Plättchen zurück.
   *[fortune] Fortuna: Nichts geschieht.
}
crowns-points = { $crowns ->
    [one] Kronenfeld { $sector-of }: { $totals }.
   *[other] Kronenfelder { $sector-of }: { $totals }.
}
spared = { $player-person ->
    [you] Du hast keinen Gefolgsmann auf einem Plättchen und bleibst verschont.
   *[other] { $player } hat keinen Gefolgsmann auf einem Plättchen und bleibt verschont.
}
returned = { $player-person ->
    [you] { $count ->
        [1] Du nimmst einen { $feature-follower-accusative } ohne Punkte zurück.
       *[other] Du nimmst { $count } { $feature-followers } ohne Punkte zurück.
    }
   *[other] { $count ->
        [1] { $player } nimmt einen { $feature-follower-accusative } ohne Punkte zurück.
       *[other] { $player } nimmt { $count } { $feature-followers } ohne Punkte zurück.
    }
}
final-scoring = { $player-person ->
    [you] Schlusswertung: Du bekommst { $items }.
   *[other] Schlusswertung: { $player } bekommt { $items }.
}
final-item = { $feature-id ->
    [city] { $points } für Städte
    [road] { $points } für Straßen
    [field] { $points } für Wiesen
   *[cloister] { $points } für Klöster
}

## The end, and the score sheet

last-tile = Das letzte Plättchen ist angelegt.
last-tile-fits-nowhere = Das letzte Plättchen passt nirgends.
score-cities = Städte
score-roads = Straßen
score-cloisters = Klöster
score-fields = Wiesen
score-events = Ereignisse des Rades
score-crowns = Kronenfelder
crowns-of = Kronenfelder { $sector-of }

## Names of what is on the board and of what has scored

name-city = { $pennants ->
    [0] { $tiles ->
        [one] Stadt, { $tiles } Plättchen
       *[other] Stadt, { $tiles } Plättchen
    }
    [one] { $tiles ->
        [one] Stadt, { $tiles } Plättchen, { $pennants } Wappen
       *[other] Stadt, { $tiles } Plättchen, { $pennants } Wappen
    }
   *[other] { $tiles ->
        [one] Stadt, { $tiles } Plättchen, { $pennants } Wappen
       *[other] Stadt, { $tiles } Plättchen, { $pennants } Wappen
    }
}
name-open-city = { $pennants ->
    [0] { $tiles ->
        [one] Offene Stadt, { $tiles } Plättchen
       *[other] Offene Stadt, { $tiles } Plättchen
    }
    [one] { $tiles ->
        [one] Offene Stadt, { $tiles } Plättchen, { $pennants } Wappen
       *[other] Offene Stadt, { $tiles } Plättchen, { $pennants } Wappen
    }
   *[other] { $tiles ->
        [one] Offene Stadt, { $tiles } Plättchen, { $pennants } Wappen
       *[other] Offene Stadt, { $tiles } Plättchen, { $pennants } Wappen
    }
}
name-road = { $tiles ->
    [one] Straße, { $tiles } Plättchen
   *[other] Straße, { $tiles } Plättchen
}
name-open-road = { $tiles ->
    [one] Offene Straße, { $tiles } Plättchen
   *[other] Offene Straße, { $tiles } Plättchen
}
name-cloister = Kloster
name-open-cloister = { $tiles ->
    [one] Offenes Kloster, { $tiles } Plättchen
   *[other] Offenes Kloster, { $tiles } Plättchen
}
name-field = { $cities ->
    [0] Wiese, keine abgeschlossene Stadt
    [one] Wiese, { $cities } abgeschlossene Stadt
   *[other] Wiese, { $cities } abgeschlossene Städte
}

## The board: what is read aloud

the-wheel = Das Rad
scores = Punkte
tiles-latest-first = Plättchen, neueste zuerst
followers-on-board = Gefolgsleute auf dem Spielfeld
standing = { $followers ->
    [one] { $points ->
        [one] { $player }: { $points } Punkt, { $followers } Gefolgsmann im Vorrat.
       *[other] { $player }: { $points } Punkte, { $followers } Gefolgsmann im Vorrat.
    }
   *[other] { $points ->
        [one] { $player }: { $points } Punkt, { $followers } Gefolgsleute im Vorrat.
       *[other] { $player }: { $points } Punkte, { $followers } Gefolgsleute im Vorrat.
    }
}
followers-there = Gefolgsleute: { $followers }.
followers-of = { $player-person ->
    [you] { $count } von dir
   *[other] { $count } von { $player }
}
no-followers-there = Keine Gefolgsleute.
about-feature = { $name }. { $feature }.
more-places = { $count ->
    [one] { $count } weitere Stelle { $side } zeigen.
   *[other] { $count } weitere Stellen { $side } zeigen.
}

## Buttons, and their names that are read aloud

button-draw = Plättchen ziehen
button-place = Legen
button-end = Zug beenden
name-deploy = { $feature-follower-accusative } { $feature-in } einsetzen
name-deploy-in = { $feature-follower-accusative } { $feature-in } { $position } einsetzen
name-crown = Gefolgsmann auf einem Kronenfeld { $sector-of } einsetzen, { $points } Punkte.
name-crown-of-two = Gefolgsmann auf einem Kronenfeld { $sector-of } einsetzen, allein 6 Punkte, je 3, wenn beide besetzt sind.
name-take-back = { $feature-follower-accusative } in Spalte { $column }, Zeile { $row } zurücknehmen
rotate = Drehen.
rotate-or-drag = Tippen zum Drehen oder auf das Spielfeld ziehen
zoom-in = Vergrößern
zoom-out = Verkleinern
show-all = Alles zeigen
show-rest = Punkte und Plättchen zeigen
hide-rest = Punkte und Plättchen ausblenden

## Beside the buttons

all-followers-out = Alle deine Gefolgsleute sind eingesetzt.
crowns-of-wheel = Kronenfelder des Rades
or-crown = Oder ein Kronenfeld des Rades:
nothing-to-score = In diesem Zug wird nichts gewertet.
end-of-turn-scores = Am Ende des Zuges:
for-crown = Kronenfeld

## What the pig's stop means, below the name of the sector

event-rule = { $sector-id ->
    [fortune] Wer das Plättchen gezogen hat, bekommt 3 Punkte.
    [taxes] Jeder Ritter bringt 1 Punkt für jedes Wappen und jeden eigenen Ritter in seiner Stadt.
    [famine] Jeder Bauer bringt 1 Punkt für jede abgeschlossene Stadt an seiner Wiese.
    [storm] Jeder Gefolgsmann im Vorrat bringt 1 Punkt.
    [inquisition] Jeder Mönch bringt 2 Punkte.
   *[plague] Jeder Spieler nimmt einen Gefolgsmann von einem Plättchen zurück.
}

## Points of what is on the board

points-now = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-complete = { $points ->
    [one] { $points } Punkt, abgeschlossen
   *[other] { $points } Punkte, abgeschlossen
}
points-later = { $points ->
    [one] { $points } Punkt, abgeschlossen { $later }
   *[other] { $points } Punkte, abgeschlossen { $later }
}
points-field = { $points ->
    [one] { $points } Punkt; { $later }, wenn alle Städte an ihr abgeschlossen sind
   *[other] { $points } Punkte; { $later }, wenn alle Städte an ihr abgeschlossen sind
}

## The panel beside the board

players = Spieler
with-final-scoring = { $points } mit Schlusswertung
if-pig-moves = Falls das nächste Plättchen das Schwein bewegt
steps = { $steps ->
    [one] { $steps } weiter
   *[other] { $steps } weiter
}
nobody-scores = nichts
loses-follower = verliert einen Gefolgsmann
tiles-left = { $tiles ->
    [one] Noch { $tiles } Plättchen
   *[other] Noch { $tiles } Plättchen
}

## Why a turn is suggested

reason-completes = Schließt { $feature-a } ab: +{ $points } für dich.
reason-completes-shared = Schließt { $feature-a } ab, { $feature-article } du mit { $players } teilst: +{ $points } für dich.
reason-crown = Ein Kronenfeld { $sector-of } bringt { $points } Punkte, wenn das Schwein dort anhält. Jetzt steht es im Sektor { $pig }.
reason-at-once = Dein { $feature-follower } bringt sofort Punkte und kommt zurück.
reason-field = { $cities ->
    [0] Dein Bauer besetzt eine Wiese, an die noch keine abgeschlossene Stadt grenzt.
    [one] Dein Bauer besetzt eine Wiese an einer abgeschlossenen Stadt: bisher { $points } Punkte.
   *[other] Dein Bauer besetzt eine Wiese an { $cities } abgeschlossenen Städten: bisher { $points } Punkte.
}
reason-cloister = Das Kloster deines Mönchs hat { $neighbors } von 8 Nachbarn: 9 Punkte, wenn alle da sind.
reason-claims-city = { $open ->
    [one] Dein Ritter besetzt eine Stadt mit einer offenen Seite: { $points } Punkte, wenn sie so abgeschlossen wird.
   *[other] Dein Ritter besetzt eine Stadt mit { $open } offenen Seiten: { $points } Punkte, wenn sie so abgeschlossen wird.
}
reason-claims-road = { $open ->
    [one] Dein Wegelagerer besetzt eine Straße mit einem offenen Ende: { $points } Punkte, wenn sie so abgeschlossen wird.
   *[other] Dein Wegelagerer besetzt eine Straße mit { $open } offenen Enden: { $points } Punkte, wenn sie so abgeschlossen wird.
}
reason-city-grows = { $open ->
    [one] Deine Stadt wächst um { $gain } Punkte; { $open } Seite ist noch offen.
   *[other] Deine Stadt wächst um { $gain } Punkte; { $open } Seiten sind noch offen.
}
reason-road-grows = { $gain ->
    [one] { $open ->
        [one] Deine Straße wächst um { $gain } Punkt; { $open } Ende ist noch offen.
       *[other] Deine Straße wächst um { $gain } Punkt; { $open } Enden sind noch offen.
    }
   *[other] { $open ->
        [one] Deine Straße wächst um { $gain } Punkte; { $open } Ende ist noch offen.
       *[other] Deine Straße wächst um { $gain } Punkte; { $open } Enden sind noch offen.
    }
}
reason-cloister-grows = { $gain ->
    [one] { $open ->
        [one] Dein Kloster wächst um { $gain } Punkt; { $open } Nachbar fehlt noch.
       *[other] Dein Kloster wächst um { $gain } Punkt; { $open } Nachbarn fehlen noch.
    }
   *[other] { $open ->
        [one] Dein Kloster wächst um { $gain } Punkte; { $open } Nachbar fehlt noch.
       *[other] Dein Kloster wächst um { $gain } Punkte; { $open } Nachbarn fehlen noch.
    }
}
reason-field-grows = Deine Wiese wächst um { $gain } Punkte: bisher { $points }.
reason-opponent = { $player-person ->
    [you] Du kommst mit Schlusswertung nur noch auf { $points } Punkte statt auf { $before }.
   *[other] { $player } kommt mit Schlusswertung nur noch auf { $points } Punkte statt auf { $before }.
}
reason-opponent-against = { $player-person ->
    [you] Du kommst mit Schlusswertung nur auf { $points } Punkte, sonst auf { $other }.
   *[other] { $player } kommt mit Schlusswertung nur auf { $points } Punkte, sonst auf { $other }.
}
reason-gives-up = { $points ->
    [0] Diesen Gefolgsmann kannst du hergeben: Er ist gerade nichts wert.
    [one] Diesen Gefolgsmann kannst du hergeben: Er ist gerade nur { $points } Punkt wert.
   *[other] Diesen Gefolgsmann kannst du hergeben: Er ist gerade nur { $points } Punkte wert.
}
reason-no-follower = Du hast keinen Gefolgsmann mehr, den du einsetzen kannst.
reason-keeps = { $followers ->
    [1] Spart deinen letzten Gefolgsmann für eine bessere Stelle auf.
   *[other] Spart deine { $followers } Gefolgsleute für eine bessere Stelle auf.
}
reason-nothing = { $followers ->
    [1] Nichts dort ist deinen letzten Gefolgsmann wert.
   *[other] Nichts dort ist einen deiner { $followers } Gefolgsleute wert.
}

## What a suggested turn risks

risk-opponent = { $points ->
    [one] { $player } bekommt damit auch { $points } Punkt.
   *[other] { $player } bekommt damit auch { $points } Punkte.
}
risk-last-follower = Es kostet deinen letzten Gefolgsmann.
risk-farmer = Der Bauer bleibt bis zum Ende der Partie auf der Wiese.
risk-crown = Der Gefolgsmann wartet auf dem Kronenfeld, bis das Schwein kommt.
risk-city = { $open ->
    [one] Die Stadt hat noch eine offene Seite.
   *[other] Die Stadt hat noch { $open } offene Seiten.
}
risk-road = { $open ->
    [one] Die Straße hat noch ein offenes Ende.
   *[other] Die Straße hat noch { $open } offene Enden.
}
risk-cloister = { $open ->
    [one] Dem Kloster fehlt noch ein Nachbar.
   *[other] Dem Kloster fehlen noch { $open } Nachbarn.
}

## Why something cannot be done

refusal-phase = Das kannst du jetzt nicht tun.
refusal-no-space = Wähle zuerst ein hervorgehobenes Feld für das Plättchen.
refusal-occupied = Dort liegt schon ein Plättchen.
refusal-not-adjacent = Neben diesem Feld liegt kein Plättchen.
refusal-this-way = So passt das Plättchen nicht: Seine { $side-edge } würde auf { $feature-a } treffen.
refusal-any-way = Dort passt das Plättchen nicht: { $feature } würde auf { $other } treffen.
refusal-no-feature = Ein solches Gebiet hat das Plättchen nicht.
refusal-taken = In diesem Gebiet ist schon ein Gefolgsmann, vielleicht ein paar Plättchen weiter.
refusal-no-follower = Du hast keine Gefolgsleute mehr.
refusal-crowns = Alle Kronenfelder dieses Sektors sind besetzt.
refusal-not-yours = Dort hast du keinen Gefolgsmann.

## Options of a new game: the question, and name and explanation of each choice

option-tiles = Plättchen
    .choice-72 = 72
    .choice-72-about = Wie in der Spielregel.
    .choice-71 = 71
    .choice-71-about = So viele, wie öffentliche Plättchenlisten des Spiels zählen.
    .choice-24 = 24, ein Sprint
    .choice-24-about = Eine kurze Partie mit einem Drittel der Plättchen.
    .choice-144 = 144, mit Grundspiel
    .choice-144-about = Eine lange Partie: alle Plättchen dieses Spiels und des Grundspiels.
    .choice-91 = 91, das Grundspiel
    .choice-91-about = Die 72 Plättchen des Grundspiels und die 19 mit Zahlen aus diesem.
option-famine = Hungersnot
    .choice-all = Alle Bauern
    .choice-all-about = Bei einer Hungersnot bringen alle Bauern Punkte.
    .choice-majority = Meiste Bauern
    .choice-majority-about = Auf jeder Wiese bekommen nur die Spieler mit den meisten Bauern Punkte.
option-small-cities = Städte aus zwei Plättchen
    .choice-4 = 4 Punkte
    .choice-4-about = Sie zählen wie jede andere Stadt.
    .choice-2 = 2 Punkte
    .choice-2-about = Sie zählen die Hälfte, wie in älteren Regeln.
option-wheel = Das Rad
    .choice-start = Startplättchen
    .choice-start-about = Das Land wächst um das Rad herum.
    .choice-beside = Neben dem Spielfeld
    .choice-beside-about = Das Land wächst um ein gewöhnliches Startplättchen.

## Help for a first turn

help-first = Zieh ein Plättchen und tippe auf ein hervorgehobenes Feld. Mit den Schaltflächen daneben drehst und bestätigst du es. Die Ränder müssen passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese.
help-second = Dann darfst du auf diesem Plättchen einen Gefolgsmann einsetzen, in einer Stadt, auf einer Straße, auf einer Wiese oder in einem Kloster, wenn dort noch nirgends jemand ist.
help-third = Oder du setzt ihn auf einem Kronenfeld des Rades ein: Er bringt Punkte, wenn das Schwein in diesem Sektor anhält.
help-fourth = Abgeschlossene Städte, Straßen und Klöster werden am Ende deines Zuges gewertet, und die Gefolgsleute kehren zu dir zurück. Bauern bleiben bis zum Ende der Partie.
help-fifth = Ein Plättchen mit einer Zahl bewegt das Schwein, bevor du es anlegst, und der Sektor, in dem das Schwein anhält, löst ein Ereignis aus.

## About the game

notation = -1,1e legt das Plättchen in Spalte -1, Zeile 1 an, mit der Nordseite nach Osten (n Norden, e Osten, s Süden, w Westen); das Rad beginnt bei 0,0. city-N (Stadt), road-E (Straße), field-SR (Wiese) und cloister (Kloster) setzen dort einen Gefolgsmann ein; das Gebiet heißt nach seiner ersten Seite auf dem ungedrehten Plättchen. crown-taxes setzt auf einem Kronenfeld ein; end beendet den Zug. home-3,4 nimmt einen Gefolgsmann zurück; draw zieht das erste Plättchen.
tie-breaker = Spieler mit gleich vielen Punkten teilen sich den Sieg.

## What is done by itself where there is no choice; before the seconds until it is done

routine-end = Dein Zug endet

## Milestones: the title, and what is to be done

milestone-city-of-ten = Eine große Stadt
milestone-city-of-ten-task = Werte eine abgeschlossene Stadt aus mindestens zehn Plättchen.
milestone-road-of-ten = Die lange Straße
milestone-road-of-ten-task = Werte eine abgeschlossene Straße aus mindestens zehn Plättchen.
milestone-field-of-eight = Kornkammer des Landes
milestone-field-of-eight-task = Werte am Ende eine Wiese an mindestens acht abgeschlossenen Städten.
milestone-all-crowns = Rund ums Rad
milestone-all-crowns-task = Bekomme in einer Partie Punkte für Kronenfelder in jedem Sektor.
milestone-full-table = Ein voller Tisch
milestone-full-table-task = Gewinne eine Partie zu fünft.
milestone-beat-expert = Das Glück ist dir hold
milestone-beat-expert-task = Besiege den Bot „Experte“.

## Endless puzzles

puzzle-last-tiles = Letzte Plättchen
puzzle-last-tiles-about = Die Partie ist fast vorbei. Hol mit deinen Plättchen die meisten Punkte, was Ben auch tut.
puzzle-last-tiles-difficulty = Plättchen übrig; bei 4 drei und das Schwein
puzzle-last-tiles-goal = { $difficulty ->
    [1] Das letzte Plättchen gehört dir. Hol so viele Punkte wie möglich.
    [2] Noch zwei Plättchen: deins und Bens. Sichere dir so viele Punkte wie möglich.
    [3] Noch drei Plättchen: deins, Bens, deins. Sichere dir so viele Punkte wie möglich.
   *[other] Noch drei Plättchen, und das Schwein läuft. Sichere dir so viele Punkte wie möglich.
}
puzzle-most-points = Großer Zug
puzzle-most-points-about = Wo bringen Plättchen und Gefolgsmann sofort die meisten Punkte, das Schwein danach mitgezählt?
puzzle-most-points-difficulty = wie vieles Punkte bringt
puzzle-most-points-goal = { $difficulty ->
    [1] Hol in diesem Zug so viele Punkte wie möglich.
    [2] Hol in diesem Zug so viele Punkte wie möglich.
   *[other] Hol in diesem Zug und mit dem nächsten Halt des Schweins so viele Punkte wie möglich.
}
puzzle-next-tiles = Danach:
puzzle-last-tiles-wrong = Du kannst dir mehr Punkte sichern.
puzzle-most-points-wrong = Da sind mehr Punkte drin.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-first-tile = Das Ziel und ein erstes Plättchen
    .task = Wer die meisten Punkte hat, gewinnt, und deine Gefolgsleute bringen sie: in Städten, auf Straßen, in Klöstern und auf Wiesen. Die Ränder müssen passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese. Tippe auf ein Feld; mit den Schaltflächen neben dem Plättchen drehst und bestätigst du es.
    .solved = Als Nächstes darfst du auf dem Plättchen, das du gerade angelegt hast, einen Gefolgsmann einsetzen. Du hast sieben. Sie werden zu Rittern in Städten, Wegelagerern auf Straßen, Mönchen in Klöstern und Bauern auf Wiesen.
lesson-thief = Ein Wegelagerer auf einer Straße
    .task = Drei Straßen enden am Rad. Lege dein Plättchen so an, dass seine Straße an eine davon stößt, setze auf dieser Straße einen Wegelagerer ein und beende deinen Zug.
    .mistake = Das ist ein Mönch. Setze einen Wegelagerer auf der Straße deines Plättchens ein.
    .other-mistake = Das ist ein Bauer. Setze einen Wegelagerer auf der Straße deines Plättchens ein.
    .third-mistake = Setze einen Wegelagerer auf der Straße ein, bevor du deinen Zug beendest.
    .wrong = Lege das Plättchen so an, dass seine Straße eine des Rades fortsetzt, setze auf der Straße einen Wegelagerer ein und beende deinen Zug.
    .solved = Beide Enden sind geschlossen, also wird die Straße gewertet: 1 Punkt für jedes ihrer zwei Plättchen. Dein Wegelagerer ist zurück und kann wieder eingesetzt werden.
lesson-knight = Ein Ritter in einer Stadt
    .task = Zwei Städten des Rades fehlt nur noch ein Plättchen: einer oben links und einer rechts. Schließe eine davon mit deinem Plättchen ab, setze in der Stadt einen Ritter ein und beende deinen Zug.
    .mistake = Die Stadt in der Ecke unten links ist an zwei Seiten offen. Schließe eine der beiden anderen ab.
    .other-mistake = Das ist ein Bauer. Setze in der Stadt einen Ritter ein.
    .third-mistake = Setze in der Stadt einen Ritter ein, bevor du deinen Zug beendest.
    .wrong = Lege das Plättchen so an, dass seine Stadt an die oben links oder rechts am Rad stößt.
    .solved = Eine Stadt ohne Lücken ist abgeschlossen: 2 Punkte für jedes Plättchen und 2 weitere für jedes Wappen darin.
lesson-closing = Deine Stadt abschließen
    .task = Die Stadt deines Ritters, in der Ecke unten links am Rad, hat nur noch links eine Lücke. Schließe sie mit deinem Plättchen, setze auf der Wiese desselben Plättchens einen Bauern ein und beende deinen Zug.
    .mistake = Das schließt eine Stadt ab, aber nicht deine. Die Stadt deines Ritters ist links offen, in der Ecke unten links am Rad.
    .other-mistake = Vorher darfst du noch einsetzen: einen Bauern auf der Wiese des neuen Plättchens.
    .wrong = Schließe die Lücke links neben der Ecke unten links am Rad und setze dann einen Bauern ein.
    .solved = Drei Plättchen: 6 Punkte, und dein Ritter ist zurück. Du darfst nur auf dem Plättchen einsetzen, das du gerade angelegt hast, und nur einen Gefolgsmann pro Zug.
lesson-monk = Ein Mönch in einem Kloster
    .task = Ein Kloster ist abgeschlossen, wenn alle acht Felder ringsum gefüllt sind; auch das Rad zählt. Fülle die letzte Lücke um deinen Mönch, unten links, und beende deinen Zug.
    .wrong = Lege das Plättchen in die Lücke unten links von deinem Kloster und beende dann deinen Zug.
    .solved = 9 Punkte: einer für das Kloster und einer für jedes Feld ringsum. Dein Mönch ist zurück.
lesson-farmer = Ein Bauer auf einer Wiese
    .task = Bauern bringen am Ende Punkte: 3 für jede abgeschlossene Stadt an ihrer Wiese, wer auch immer sie gebaut hat. Schließe diesmal die Stadt oben links oder rechts ab, setze einen Bauern ein und beende deinen Zug.
    .mistake = Das ist ein Ritter, der jetzt Punkte bringen würde. Setze auf der Wiese einen Bauern ein.
    .other-mistake = Die Stadt in der Ecke unten links bleibt offen, und offene Städte ernähren niemanden. Schließe eine der beiden anderen ab.
    .third-mistake = Setze auf der Wiese einen Bauern ein, bevor du deinen Zug beendest.
    .wrong = Schließe mit deinem Plättchen eine Stadt des Rades ab, setze auf der Wiese einen Bauern ein und beende deinen Zug.
    .solved = Dein Bauer bleibt dort bis zum Ende, also überlege es dir gut. Straßen und Städte teilen das Land in Wiesen.
lesson-pig = Das Schwein
    .task = Manche Plättchen tragen eine Zahl. Wird eins davon gezogen, läuft das Schwein auf dem Rad zuerst um so viele Sektoren im Uhrzeigersinn, und wo es anhält, geschieht etwas. Zieh das erste Plättchen dieser Partie: Es ist eine 3.
    .wrong = Zieh das Plättchen.
    .solved = Unwetter: Jeder Gefolgsmann in deinem Vorrat bringt 1 Punkt. Fortuna, wo das Schwein begann, gibt 3 Punkte, und zwar dem, der das Plättchen zieht.
lesson-end = Das Ende
    .task = Das ist das letzte Plättchen. Du hast einen Bauern an einer abgeschlossenen Stadt, Ben einen Wegelagerer auf einer offenen Straße. Lege das Plättchen irgendwo an, setze in seiner Stadt einen Ritter ein und beende die Partie.
    .mistake = Gefolgsleute auf Kronenfeldern bringen am Ende nichts. Setze einen Ritter ein.
    .other-mistake = Keine abgeschlossene Stadt ernährt diese Wiese. Setze in der Stadt einen Ritter ein.
    .third-mistake = Dein Ritter würde noch Punkte bringen. Setze ihn zuerst ein.
    .wrong = Lege das Plättchen an, setze in seiner Stadt einen Ritter ein und beende deinen Zug.
    .solved = Offene Gebiete bringen 1 Punkt für jedes Plättchen und jedes Wappen; beim Kloster zählen auch die Plättchen ringsum. Dein Bauer bringt 3. Jetzt probiere eine eigene Partie.
lesson-joining = Städte verbinden
    .task = In einer Stadt mit einem Ritter darfst du nicht einsetzen, aber du kannst zwei verbinden. Unten links haben Ben und du je einen Ritter, Seite an Seite. Verbinde die Städte mit deinem Plättchen und beende deinen Zug.
    .wrong = Lege das Plättchen in die Ecke zwischen den beiden Städten mit Rittern, sodass es beide abschließt.
    .solved = Jetzt ist es eine Stadt: vier Plättchen und ein Wappen, 10 Punkte. Die Punkte bekommt, wer die meisten Gefolgsleute darin hat. Ihr habt gleich viele, also bekommt ihr beide die volle Punktzahl.
lesson-taxes = Steuern
    .task = Bei Steuern bringt jeder Ritter 1 Punkt für jedes Wappen und jeden deiner Ritter in seiner Stadt, ob sie fertig ist oder nicht. Lege dein Plättchen irgendwo an, setze einen Ritter ein und beende deinen Zug. Ben zieht eine 1.
    .mistake = Ein Bauer zahlt keine Steuern. Setze in der Stadt einen Ritter ein.
    .other-mistake = Auch ein Kronenfeld würde Punkte bringen, aber setze jetzt einen Ritter in der Stadt ein.
    .third-mistake = Setze in der Stadt einen Ritter ein, bevor du deinen Zug beendest.
    .wrong = Lege das Plättchen an, setze in seiner Stadt einen Ritter ein und beende deinen Zug.
    .solved = Das Schwein läuft bei jedem Plättchen mit einer Zahl, wer auch immer es zieht. Dein Ritter bringt 2: einen für das Wappen, einen für sich selbst. Er bleibt in der Stadt.
lesson-famine = Hungersnot und Inquisition
    .task = Bei Hungersnot bringt jeder Bauer 1 Punkt für jede abgeschlossene Stadt an seiner Wiese; bei Inquisition bringt jeder Mönch 2. Gleich kommen zwei Zweier. Einen Mönch hast du; schließe nun eine Stadt ab, setze einen Bauern ein und beende deinen Zug.
    .mistake = Das ist ein Ritter. Das Schwein ist auf dem Weg zur Hungersnot: Setze einen Bauern ein.
    .other-mistake = Die Stadt in der Ecke unten links bleibt offen. Schließe die oben links oder die rechts ab.
    .wrong = Schließe die Stadt oben links oder die rechts am Rad ab, setze einen Bauern ein und beende deinen Zug.
    .solved = 1 Punkt für deinen Bauern, 2 für deinen Mönch, und beide bleiben, wo sie sind. Sektoren, durch die das Schwein nur läuft, haben keine Wirkung.
lesson-crowns = Kronenfelder
    .task = Statt auf dem Plättchen darfst du auf einem freien Kronenfeld des Rades einsetzen: Dort wartet dein Gefolgsmann auf das Schwein. Lege dein Plättchen an, setze auf einem Kronenfeld der Steuern ein, einen Sektor weiter, und beende deinen Zug.
    .mistake = Dort ist das Schwein schon. Kronenfelder bringen Punkte, wenn es wieder dort anhält: Setze bei den Steuern ein.
    .other-mistake = Ben zieht eine 1, und die bringt das Schwein zu den Steuern. Setze dort ein.
    .third-mistake = Das ist auf dem Plättchen. Setze auf einem Kronenfeld der Steuern auf dem Rad ein.
    .wrong = Lege das Plättchen an, setze auf einem Kronenfeld der Steuern ein und beende deinen Zug.
    .solved = 6 Punkte, und dein Gefolgsmann ist zurück. Sind beide Kronenfelder eines Sektors besetzt, bringt jedes 3; das einzige Kronenfeld eines Sektors bringt auch 3.
lesson-plague = Pest
    .task = Du hast eine 2 gezogen, und das Schwein steht auf der Pest: Jeder Spieler nimmt einen Gefolgsmann von den Plättchen, du zuerst. Dein Bauer liegt an einer abgeschlossenen Stadt. Nimm deinen Wegelagerer zurück.
    .mistake = Dein Bauer ist am Ende 3 Punkte wert, deine Straße aus zwei Plättchen nur 2. Nimm den Wegelagerer zurück.
    .wrong = Nimm den Wegelagerer auf der Straße zurück.
    .solved = Punkte bringt das nicht, aber für diesen Zug ist er wieder frei. Gefolgsleute auf Kronenfeldern sind vor der Pest sicher.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-sprint = Sprint
deal-sprint-about = Eine kurze Partie mit 24 Plättchen gegen „Experte“.
deal-won = { $points } zu { $other } gewonnen
deal-drawn = { $points } zu { $other } unentschieden
deal-lost = { $points } zu { $other } verloren
