### Die Wörter von World Wonders. Was auf die Landkarte kommt, wird „gekauft“ und „angelegt“; im Verlauf wird es „gebaut“.
### Gekauft wird in der Auslage. Im Solospiel nimmt ein Automa Dinge aus der Auslage.

## (Feature)

# Ohne Artikel, in Listen und allein. `.a`: im Akkusativ, mit dem Artikel, den es dann hat.
feature-long-road = lange Straße
    .a = eine lange Straße
feature-double-road = Zweierstraße
    .a = eine Zweierstraße
feature-single-road = Einerstraße
    .a = eine Einerstraße
feature-road = Straße
    .a = eine Straße
feature-bridge = Brücke
    .a = eine Brücke
feature-tower = Turm
    .a = einen Turm
feature-sidewalk = Gehweg
    .a = den Gehweg
feature-library = Bibliothek
    .a = eine Bibliothek
feature-farm = Bauernhof
    .a = einen Bauernhof
feature-habitation = Wohnhaus
    .a = ein Wohnhaus
feature-market = Markt
    .a = einen Markt
feature-temple = Tempel
    .a = einen Tempel
feature-two-farms = zwei Bauernhöfe
    .a = zwei Bauernhöfe
feature-water = Wasser
    .a = Wasser
feature-open-water = unbedecktes Wasser
    .a = unbedecktes Wasser
feature-resource = Naturschatz
    .a = einen Naturschatz
feature-open-resource = unbedeckter Naturschatz
    .a = einen unbedeckten Naturschatz
feature-green = grün
    .a = grünes Land
feature-ziggurat = Zikkurat
    .a = die Zikkurat
feature-giza = Pyramiden von Gizeh
    .a = die Pyramiden von Gizeh
feature-obelisks = Obelisken
    .a = die Obelisken
feature-trojan-horse = Trojanisches Pferd
    .a = das Trojanische Pferd
feature-ishtar-gate = Ischtar-Tor
    .a = das Ischtar-Tor
feature-theater = Theater
    .a = das Theater
feature-parthenon = Parthenon
    .a = den Parthenon
feature-port = Hafen von Karthago
    .a = den Hafen von Karthago
feature-aqueduct = Aquädukt
    .a = den Aquädukt
feature-petra = Petra
    .a = Petra
feature-lighthouse = Leuchtturm von Alexandria
    .a = den Leuchtturm von Alexandria
feature-great-wall = Chinesische Mauer
    .a = die Chinesische Mauer
feature-roman-bridge = Römische Brücke
    .a = die Römische Brücke
feature-colosseum = Kolosseum
    .a = das Kolosseum
feature-hippodrome = Hippodrom
    .a = das Hippodrom
feature-el-castillo = El Castillo in Chichén Itzá
    .a = El Castillo in Chichén Itzá
feature-shitenno-ji = Shitennō-ji
    .a = Shitennō-ji
feature-angkor-wat = Angkor Wat
    .a = Angkor Wat
feature-moai = Moai
    .a = die Moai
feature-machu-picchu = Machu Picchu
    .a = Machu Picchu
feature-thien-mu = Thien-Mu-Pagode
    .a = die Thien-Mu-Pagode
feature-part-of-giza = Teil der Pyramiden von Gizeh
    .a = einen Teil der Pyramiden von Gizeh
feature-part-of-obelisks = Teil der Obelisken
    .a = einen Teil der Obelisken
feature-part-of-great-wall = Teil der Chinesischen Mauer
    .a = einen Teil der Chinesischen Mauer
feature-part-of-moai = Teil der Moai
    .a = einen Teil der Moai

## (Building)

# `.the`: im Akkusativ. `.many`: mehrere, `.many-dative`: im Dativ.
building-library = Bibliothek
    .the = die Bibliothek
    .many = Bibliotheken
    .many-dative = Bibliotheken
building-farm = Bauernhof
    .the = den Bauernhof
    .many = Bauernhöfe
    .many-dative = Bauernhöfen
building-habitation = Wohnhaus
    .the = das Wohnhaus
    .many = Wohnhäuser
    .many-dative = Wohnhäusern
building-market = Markt
    .the = den Markt
    .many = Märkte
    .many-dative = Märkten
building-temple = Tempel
    .the = den Tempel
    .many = Tempel
    .many-dative = Tempeln

## (Stack)

stack-short-line = Reihe aus 2
stack-line = Reihe aus 3
stack-corner = Ecke aus 3
stack-square = Quadrat aus 4
stack-ell = L aus 4
stack-block = Block aus 5
stack-tee = T aus 4
stack-zigzag = Zickzack aus 4

## (Resource)

# `.one` und `.many`: nach einer Zahl. `.most`: ein Ziel.
resource-food = Nahrung
    .one = Nahrung
    .many = Nahrung
    .most = Die meiste Nahrung
resource-ceramics = Keramik
    .one = Keramik
    .many = Keramik
    .most = Die meiste Keramik
resource-gears = Zahnräder
    .one = Zahnrad
    .many = Zahnräder
    .most = Die meisten Zahnräder

## (Ware)

# Der Name auf der Schaltfläche. `.a`: im Akkusativ; `.brief` kürzer. `.bare`: ohne Artikel, in Listen.
ware-long-road = Lange Straße
    .a = eine lange Straße
    .brief = eine lange Straße
    .bare = lange Straße
ware-short-roads = Kurze Straßen
    .a = einen Satz kurzer Straßen
    .brief = einen Satz kurzer Straßen
    .bare = kurze Straßen
ware-tower = Turm
    .a = den Turm
    .brief = den Turm
    .bare = Turm
ware-first-pedestal = Zuerst dran
    .a = das erste Podest der nächsten Runde
    .brief = das erste Podest
    .bare = erstes Podest
ware-second-pedestal = Als Zweites dran
    .a = das zweite Podest der nächsten Runde
    .brief = das zweite Podest
    .bare = zweites Podest

## Parts of lists

amount = { $count ->
    [one] { $count } { $resource-one }
   *[other] { $count } { $resource-many }
}
people = { $people } Bevölkerung
# Im Akkusativ, nach „neben“.
neighbor = { $feature-a }
# Im Akkusativ, nach „braucht“.
need = { $need-a }
buildings = { $count ->
    [one] { $count } { $building }
   *[other] { $count } { $building-many }
}
monument = { $monument }
# Im Akkusativ, vor „anlegen“.
piece = { $piece-a }
double-roads = { $count ->
    [one] eine Zweierstraße
   *[other] { $count } Zweierstraßen
}
# Ohne Artikel, nach „nimmt:“.
taken-building = Gebäude ({ $stack })
taken-ware = { $ware-bare }
taken-monument = { $monument }
taken-first-monument = erstes Monument
taken-second-monument = zweites Monument
player-in-order = { $player-person ->
    [you] du
   *[other] { $player }
}

## Spaces, in the notation

spaces-between = { $from } bis { $to }
spot = { $turns ->
    [0] { $space }
    [1] { $space }, einmal gedreht
    [2] { $space }, zweimal gedreht
   *[other] { $space }, dreimal gedreht
}

## What can be done, as an infinitive: after "Try this:" and in the list of actions

draw-first-card = die erste Karte des Automa aufdecken
buy-building = { $building-the } ({ $stack }, { $gains }) für { $gold } Gold kaufen
buy-ware = { $ware-a } für { $gold } Gold kaufen
buy-monument = { $gold ->
    [1] { $monument-a } für das letzte Gold kaufen
   *[other] { $monument-a } für die letzten { $gold } Gold kaufen
}
take-loan = einen Kredit von 2 Gold aufnehmen
repay-loan = den Kredit mit 3 Gold zurückzahlen
leave-round = aus der Runde aussteigen
end-turn = den Zug beenden
place-on = { $piece-a } auf { $spaces } anlegen
place-beside = { $piece-a } neben { $neighbors } legen
place = { $piece-a } anlegen

## What the player has to do, after "Your turn:" or a name

task-first-road = die erste Straße am Gehweg anlegen
task-buy = { $gold ->
    [1] mit dem letzten Gold etwas kaufen
   *[other] mit { $gold } Gold etwas kaufen
}
task-leave = aus der Runde aussteigen, denn mit { $gold } Gold lässt sich nichts kaufen
task-borrow-or-leave = einen Kredit aufnehmen oder aus der Runde aussteigen, denn mit { $gold } Gold lässt sich nichts kaufen
task-repay-or-leave = den Kredit zurückzahlen oder aus der Runde aussteigen, denn mit { $gold } Gold lässt sich nichts kaufen
task-piece = Teil { $next } von { $all } anlegen ({ $monument })
task-roads = { $roads } anlegen

## What has happened

round-begins = { $last ->
    [true] Runde { $round }, die letzte, beginnt.
   *[false] Runde { $round } beginnt.
}
round-order = { $last ->
    [true] { $first-person ->
        [you] Runde { $round }, die letzte: Du beginnst, dann { $others }.
       *[other] Runde { $round }, die letzte: { $first } beginnt, dann { $others }.
    }
   *[false] { $first-person ->
        [you] Runde { $round }: Du beginnst, dann { $others }.
       *[other] Runde { $round }: { $first } beginnt, dann { $others }.
    }
}
new-buildings = Neue Gebäude: { $buildings }.
new-monuments = { $count ->
    [one] Neues Monument: { $monuments }.
   *[other] Neue Monumente: { $monuments }.
}
card-takes-nothing = Der Automa deckt Karte { $card } auf und findet nichts.
card-takes = Der Automa deckt Karte { $card } auf und nimmt: { $items }.
card-takes-instead = Der Automa deckt Karte { $card } auf. Kein Abschnitt ist vollständig, darum nimmt er: { $items }.
borrowed = { $player-person ->
    [you] Du nimmst einen Kredit von 2 Gold auf.
   *[other] { $player } nimmt einen Kredit von 2 Gold auf.
}
repaid = { $player-person ->
    [you] Du zahlst den Kredit mit 3 Gold zurück.
   *[other] { $player } zahlt den Kredit mit 3 Gold zurück.
}
bought-building = { $player-person ->
    [you] Du kaufst { $building-a } aus { $spaces } Feldern für { $gold } Gold.
   *[other] { $player } kauft { $building-a } aus { $spaces } Feldern für { $gold } Gold.
}
bought-ware = { $player-person ->
    [you] Du kaufst { $ware-a } für { $gold } Gold.
   *[other] { $player } kauft { $ware-a } für { $gold } Gold.
}
bought-monument = { $player-person ->
    [you] { $gold ->
        [1] Du gibst dein letztes Gold für { $monument-a } aus.
       *[other] Du gibst deine letzten { $gold } Gold für { $monument-a } aus.
    }
   *[other] { $gold ->
        [1] { $player } gibt das letzte Gold für { $monument-a } aus.
       *[other] { $player } gibt die letzten { $gold } Gold für { $monument-a } aus.
    }
}
built-on = { $player-person ->
    [you] Du baust { $piece-a } auf { $spaces }.
   *[other] { $player } baut { $piece-a } auf { $spaces }.
}
built-on-gaining = { $player-person ->
    [you] Du baust { $piece-a } auf { $spaces } und bekommst { $gains }.
   *[other] { $player } baut { $piece-a } auf { $spaces } und bekommt { $gains }.
}
built-beside = { $player-person ->
    [you] Du baust { $piece-a } neben { $neighbors }.
   *[other] { $player } baut { $piece-a } neben { $neighbors }.
}
built-beside-gaining = { $player-person ->
    [you] Du baust { $piece-a } neben { $neighbors } und bekommst { $gains }.
   *[other] { $player } baut { $piece-a } neben { $neighbors } und bekommt { $gains }.
}
built = { $player-person ->
    [you] Du baust { $piece-a }.
   *[other] { $player } baut { $piece-a }.
}
gained = { $player-person ->
    [you] Du bekommst { $gains }.
   *[other] { $player } bekommt { $gains }.
}
double-roads-lost = { $count ->
    [one] Eine Zweierstraße passt nirgends und verfällt.
   *[other] { $count } Zweierstraßen passen nirgends und verfallen.
}
single-road-lost = Die Einerstraße passt nirgends und verfällt.
all-roads-lost = { $count ->
    [one] Eine Zweierstraße und die Einerstraße passen nirgends und verfallen.
   *[other] { $count } Zweierstraßen und die Einerstraße passen nirgends und verfallen.
}
grew = { $player-person ->
    [you] Deine Bevölkerung wächst auf { $population }.
   *[other] Die Bevölkerung von { $player } wächst auf { $population }.
}
grew-to-end = { $player-person ->
    [you] Deine Bevölkerung wächst auf { $population }, das Ende der Leiste: Dies ist die letzte Runde.
   *[other] Die Bevölkerung von { $player } wächst auf { $population }, das Ende der Leiste: Dies ist die letzte Runde.
}
left-round = { $player-person ->
    [you] Du steigst mit { $gold } Gold aus der Runde aus.
   *[other] { $player } steigt mit { $gold } Gold aus der Runde aus.
}

## The end

end-population = Eine Stadt hat das Ende ihrer Bevölkerungsleiste erreicht.
end-rounds = Alle zehn Runden sind gespielt.
resigned = Aufgegeben in Runde { $round } von { $rounds }.
result-easy = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Nötig waren { $target }: { $resources }, und 1 mehr.
result-hard = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Nötig waren { $target }: { $resources }, { $monuments } für die Monumente des Automa, und 1 mehr.

## Sources of points

score-population = Bevölkerung
score-lowest-resource = Niedrigste Ressource
score-monuments = Monumente
score-natural-resources = Naturschätze
score-districts = Stadtviertel
score-objectives = Ziele
score-loan = Offener Kredit
score-population-of = Bevölkerung { $population }
score-lowest-of = Niedrigste Ressource ({ $tracks })
score-objective = { $objective } ({ $value })

## Objectives

objective-green = Größte geschlossene Grünfläche
objective-longest-road = Längste Straße
objective-monuments = Die meisten Monumente
objective-at-resources = Die meisten Gebäude neben Naturschätzen
objective-at-water = Die meisten Gebäude neben Wasser
objective-at-edge = Die meisten Gebäude am Rand der Landkarte
objective-every-district = Ein Stadtviertel von jeder Art
objective-most = Die meisten { $building-many }
objective-track = { $resource-most }
objective-group = Größte Gruppe von { $building-many-dative }
value-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
value-monuments = { $count ->
    [one] { $count } Monument
   *[other] { $count } Monumente
}
value-buildings = { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
}
value-done = erreicht
value-not-yet = noch nicht
value-with-points = { $points ->
    [one] { $value }, { $points } Punkt
   *[other] { $value }, { $points } Punkte
}
objective-points = { $first } Punkte für den ersten Platz, { $second } für den zweiten
objective-points-shared = { $points } Punkte, geteilt

## Why a turn is suggested

rises = { $scarcest ->
    [true] { $resource }: { $before } → { $after }, deine niedrigste Leiste.
   *[false] { $resource }: { $before } → { $after }.
}
population-rises = Bevölkerung: { $before } → { $after }.
builds = { $points ->
    [one] Baut { $monument-a }, { $points } Punkt wert.
   *[other] Baut { $monument-a }, { $points } Punkte wert.
}
first-next-round = In der nächsten Runde bist du zuerst dran und wählst aus der ganzen Auslage.
second-next-round = In der nächsten Runde bist du als Zweites dran.
leaves-round = Deine Stadt bleibt in dieser Runde, wie sie ist.
takes-loan = Der Kredit gibt dir jetzt 2 Gold mehr zum Ausgeben.
repays-loan = Jetzt zurückgezahlt, kostet dich der Kredit am Ende keine Punkte.
districts-rise = Stadtviertel: { $before } → { $after }.
closes-green = { $spaces ->
    [one] Bedeckt { $spaces } grünes Feld neben deinen Gebäuden, auf dem Weg zu einem Stadtviertel.
   *[other] Bedeckt { $spaces } grüne Felder neben deinen Gebäuden, auf dem Weg zu einem Stadtviertel.
}
leaves-gold = Lässt dir { $gold } Gold für diese Runde.
road-opens = { $spaces ->
    [one] Die Straße erschließt { $spaces } weiteres Feld zum Bauen.
   *[other] Die Straße erschließt { $spaces } weitere Felder zum Bauen.
}

## What a suggested turn risks

risk-loan = Den Kredit zurückzuzahlen kostet 3 Gold, sonst kostet er am Ende 2 Punkte.
risk-covers = { $resources ->
    [one] Es bedeckt einen Naturschatz, der Punkte gebracht hätte.
   *[other] Es bedeckt { $resources } Naturschätze, die Punkte gebracht hätten.
}
risk-building = { $player-person ->
    [you] Als Nächstes könntest du { $building-the } nehmen ({ $stack }, { $gains }).
   *[other] Als Nächstes könnte { $player } { $building-the } nehmen ({ $stack }, { $gains }).
}
risk-monument = { $player-person ->
    [you] Als Nächstes könntest du { $monument-a } nehmen.
   *[other] Als Nächstes könnte { $player } { $monument-a } nehmen.
}
risk-ware = { $player-person ->
    [you] Als Nächstes könntest du { $ware-brief } nehmen.
   *[other] Als Nächstes könnte { $player } { $ware-brief } nehmen.
}

## Buttons below the map

button-start = Los
button-end = Zug beenden
button-borrow = 2 Gold leihen
button-repay = 3 Gold zurückzahlen
button-leave = Aussteigen
button-rotate = Drehen
button-next-spot = Nächste Stelle
button-put-back = Zurücklegen
button-place = Anlegen
button-double-road = Zweierstraße
button-single-road = Einerstraße
button-long-road = Lange Straße
button-short-roads = Kurze Straßen zuerst
button-buy = Für { $gold } Gold kaufen
button-buy-item = Für { $gold } Gold kaufen: { $item }
all-spots-label = Alle Stellen:
all-spots = Stellen

## The piece to place

choose-spot = Wähle eine Stelle auf der Landkarte; zieh das Teil, um es zu verschieben.
spot-keys = Pfeiltasten bewegen das Teil, R dreht es, F findet die nächste Stelle, Eingabe legt es an.
fits = Hier passt es.
fits-tap-again = Hier passt es. Tippe noch einmal darauf, um es anzulegen.
fits-bringing = Hier passt es: { $changes }.
preview = { $spot }: { $piece }.
preview-on = { $spot }: { $piece } auf { $spaces }.
preview-fits = Es passt. Eingabe legt es an.

## What a piece would change

change-track = { $resource } { $before } → { $after }
change-population = +{ $people } Bevölkerung
change-points-up = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
change-points-down = { $points ->
    [one] −{ $points } Punkt
   *[other] −{ $points } Punkte
}
brings = Bringt { $changes }.

## The map

the-map = Die Landkarte
space-holds = { $space }: { $feature }.
space-district = { $space }: { $building }, ein Stadtviertel; gibt { $gains }.
space-building = { $gaps ->
    [one] { $space }: { $building } neben einem grünen Feld; gibt { $gains }.
   *[other] { $space }: { $building } neben { $gaps } grünen Feldern; gibt { $gains }.
}
space-scores = { $space }: Naturschatz neben der Stadt, 1 Punkt.
row-run = { $from } bis { $to } { $feature }
row-single = { $column } { $feature }
row = Zeile { $row }: { $runs }.
rows-of = { $player-person ->
    [you] Deine Stadt, Zeile für Zeile von Norden
   *[other] Die Stadt von { $player }, Zeile für Zeile von Norden
}

## Cities

cities = Städte
city-of = { $player-person ->
    [you] Deine Stadt
   *[other] Stadt von { $player }
}
back-to-city = { $player-person ->
    [you] Zurück zu deiner Stadt
   *[other] Zurück zur Stadt von { $player }
}
gold = { $gold } Gold
loan-to-repay = ein Kredit zurückzuzahlen
new = neu
tab = { $player }.
tab-points = { $points ->
    [one] { $player }: { $points } Punkt.
   *[other] { $player }: { $points } Punkte.
}
tab-points-now = { $points ->
    [one] { $player }: { $points } Punkt, wenn die Partie jetzt zu Ende wäre.
   *[other] { $player }: { $points } Punkte, wenn die Partie jetzt zu Ende wäre.
}
tab-gold = { $loan ->
    [true] { $gold } Gold, ein Kredit zurückzuzahlen.
   *[false] { $gold } Gold.
}
tab-place = { $place ->
    [1] Zuerst dran.
    [2] Als Zweites dran.
    [3] Als Drittes dran.
    [4] Als Viertes dran.
   *[other] Als Fünftes dran.
}

## Buttons that light up what scores in a city

lights = { $player-person ->
    [you] In deiner Stadt zeigen
   *[other] In der Stadt von { $player } zeigen
}
light-districts = Stadtviertel: { $count }
light-resources = Naturschätze: { $count }

## Tracks, read aloud

tracks = Ressourcen und Bevölkerung
track = { $resource } { $value } von { $end }, nächste Bevölkerung bei { $next }.
track-without-symbols = { $resource } { $value } von { $end }, keine Bevölkerungssymbole mehr.
track-population = { $points ->
    [one] Bevölkerung { $population } von { $end }, { $points } Punkt.
   *[other] Bevölkerung { $population } von { $end }, { $points } Punkte.
}

## The market

the-market = Die Auslage
monuments-left = { $cards ->
    [one] Monumente (noch { $cards } Karte)
   *[other] Monumente (noch { $cards } Karten)
}
building-title = { $building }
sold-out = Ausverkauft: { $stack }
sale-building = { $building }, { $stack }, gibt { $gains }, { $gold } Gold
sale-no-building = Ausverkauft: { $stack }, { $gold } Gold
sale-long-road = { $left ->
    [0] Lange Straße, 4 Felder in einer Reihe, über Wasser eine Brücke, ausverkauft, { $gold } Gold
   *[other] Lange Straße, 4 Felder in einer Reihe, über Wasser eine Brücke, noch { $left }, { $gold } Gold
}
sale-short-roads = { $left ->
    [0] Kurze Straßen, zwei von 2 Feldern und eine von 1, ausverkauft, { $gold } Gold
   *[other] Kurze Straßen, zwei von 2 Feldern und eine von 1, noch { $left }, { $gold } Gold
}
sale-tower = { $available ->
    [true] Turm, 1 Feld, { $gold } Gold
   *[false] Turm, 1 Feld, ausverkauft, { $gold } Gold
}
sale-pedestal = { $ware } in der nächsten Runde, { $gold } Gold
sale-pedestal-taken = { $player-person ->
    [you] { $ware } in der nächsten Runde, du hast es, { $gold } Gold
   *[other] { $ware } in der nächsten Runde, { $player } hat es, { $gold } Gold
}

## Monument cards

card-space = { $monument }, 1 Feld.
card-rectangle = { $monument }, { $short } mal { $long }.
card-shape = { $monument }, { $stack }.
card-single-pieces = { $monument }, { $pieces } Teile von 1 Feld.
card-pieces = { $monument }, { $pieces } Teile von { $short } mal { $long }.
card-needs = Braucht daneben { $needs }.
card-on-water = Auf Wasser.
card-ends-on-land = Beide Enden auf Land.
card-over-water = Beide Enden auf Land, dazwischen Wasser.
card-half-on-water = Eine Hälfte auf Wasser, die andere auf Land.
card-connected = Alle Teile berühren einander.
card-one-apart = In einer Linie, ein Feld dazwischen.
card-in-line = In einer Linie, höchstens ein Feld dazwischen.
card-gives = Gibt { $gains }.
card-missing = Braucht noch { $needs }.

## About what is chosen in the market

about = { $name }.
about-fits = { $ways ->
    [0] Das passt gerade nirgends.
    [one] Es gibt { $ways } Möglichkeit, es anzulegen.
   *[other] Es gibt { $ways } Möglichkeiten, es anzulegen.
}
about-fits-piece = { $ways ->
    [one] Es gibt { $ways } Möglichkeit, das erste Teil anzulegen.
   *[other] Es gibt { $ways } Möglichkeiten, das erste Teil anzulegen.
}
about-fits-road = { $ways ->
    [one] Es gibt { $ways } Möglichkeit, eine Zweierstraße anzulegen.
   *[other] Es gibt { $ways } Möglichkeiten, eine Zweierstraße anzulegen.
}
about-fits-single = Gerade passt nur die Einerstraße.
need-missing = { $need }: noch nicht
need-spaces = { $count ->
    [one] { $need }: { $count } Feld
   *[other] { $need }: { $count } Felder
}
need-count = { $need }: { $count }

## Beside the board

ended-now = Wenn die Partie jetzt zu Ende wäre
objectives = Ziele
round = Runde { $round } von { $rounds }
next-order = Reihenfolge der nächsten Runde bisher:
remaining = Übrige Plättchen und Monumente
remaining-building = { $building }, { $gains }

## The automaton

the-automaton = Der Automa
took-nothing-yet = Der Automa hat noch nichts genommen.
took-nothing = Der Automa hat mit seiner letzten Karte nichts genommen.
took = Der Automa hat genommen: { $items }.
section-taken = { $items }: genommen
took-nothing-from-card = Er hat nichts genommen.
took-instead = Kein Abschnitt war vollständig, darum hat er genommen: { $items }.
no-monuments-yet = Er hat noch keine Monumente.
its-monuments = Seine Monumente: { $monuments }.
until-shuffle = Karten bis zum nächsten Mischen: { $cards }
target = Nötig: { $target }.
target-and-points = Nötig: { $target }. Du hast { $points }.

## Why something cannot be done

refusal-phase = Das kannst du jetzt nicht tun.
refusal-not-for-sale = Das wird jetzt nicht angeboten.
refusal-gold = { $gold ->
    [0] Das kostet { $cost } Gold, und du hast keins mehr.
   *[other] Das kostet { $cost } Gold, und du hast { $gold }.
}
refusal-fits-nowhere = Das passt in deiner Stadt nirgends.
refusal-pedestal = Du hast schon ein Podest für die nächste Runde.
refusal-one-loan = Pro Zug kannst du nur einen Kredit aufnehmen oder zurückzahlen.
refusal-has-loan = Zahle zuerst deinen jetzigen Kredit zurück.
refusal-loan-useless = Auch mit 2 Gold mehr könntest du nichts kaufen.
refusal-no-loan = Du hast keinen Kredit zurückzuzahlen.
refusal-loan-of-round = Ein Kredit kann erst ab der nächsten Runde zurückgezahlt werden.
refusal-repaying = Du musst in diesem Zug noch etwas kaufen, und nach dem Zurückzahlen könntest du es nicht.
refusal-must-buy = Du kannst noch etwas kaufen, also musst du auch.
refusal-rotation = Mit weniger Drehungen sieht es genauso aus: Schreib es so.
refusal-off-map = Das reicht über den Rand der Landkarte hinaus.
refusal-occupied = Feld { $space } ist schon belegt.
refusal-on-water = Feld { $space } ist Wasser, und das hier braucht Land.
refusal-on-land = Feld { $space } ist Land, und das hier braucht Wasser.
refusal-terrain-land = Es muss auf Land stehen.
refusal-terrain-water = Es muss auf Wasser stehen.
refusal-terrain-ends = Beide Enden müssen auf Land liegen.
refusal-terrain-between = Beide Enden müssen auf Land liegen, mit Wasser dazwischen.
refusal-terrain-half = Eine Hälfte muss auf Wasser liegen, die andere auf Land.
refusal-sidewalk = Deine erste Straße muss den Gehweg berühren, am südlichen Rand der Landkarte.
refusal-road = Sie muss eine Straße, den Gehweg oder einen Turm berühren.
refusal-tower = Er muss etwas in deiner Stadt berühren.
refusal-building = Es muss eine Straße oder { $building-a } berühren.
refusal-need = Es muss { $need-a } berühren.
refusal-incomplete = Von dort ließe sich das Monument nicht vollenden: Seine Teile müssen liegen, wie die Karte es zeigt, neben allem, was es braucht.
refusal-no-such-road = Eine solche Straße ist in dem Satz nicht mehr übrig.

## Options of a new game: the question, and name and explanation of each choice

option-map = Landkarten
    .choice-a = See
    .choice-a-about = Alle haben denselben See.
    .choice-b = Flüsse
    .choice-b-about = Alle haben einen anderen Fluss.
option-board = Ressourcentafeln
    .choice-a = Gleiche Leisten
    .choice-a-about = Alle drei Ressourcen bringen bei denselben Werten Bevölkerung.
    .choice-b = Verschiedene Leisten
    .choice-b-about = Jede Ressource bringt bei eigenen Werten Bevölkerung.
option-objectives = Ziele
    .choice-off = Keine
    .choice-off-about = Gut für eine erste Partie.
    .choice-on = Drei
    .choice-on-about = Wer dabei am besten ist, bekommt zusätzliche Punkte.
option-automaton = Der Automa
    .choice-easy = Leicht
    .choice-easy-about = Du brauchst mehr Punkte als die Summe deiner drei Ressourcen.
    .choice-hard = Schwer
    .choice-hard-about = Die Punkte der Monumente des Automa kommen noch dazu.

## Help for a first turn

help-first = Lege deine erste Straße am Gehweg an, dem südlichen Rand deiner Landkarte. Sie ist umsonst.
help-second = In jedem Zug kaufst du eine Sache: ein Gebäude, Straßen, den Turm, ein Podest, um in der nächsten Runde früher dran zu sein, oder ein Monument. Du hast 7 Gold pro Runde.
help-third = Ein Gebäude muss eine Straße oder ein Gebäude seiner Art berühren. Es gibt Nahrung, Keramik und Zahnräder, und die bringen Bevölkerung.
help-fourth = Ein Monument kostet alles Gold, das du noch hast, also kaufe es zuletzt. Es muss alles berühren, was auf seiner Karte gezeigt ist.
help-fifth = Am Ende bringen Punkte: deine niedrigste Ressource, Gebäude ohne grünes Land daneben und Naturschätze, die du erhalten hast.
help-first-alone = Vor jedem deiner Züge nimmt der Automa Dinge aus der Auslage. Neben seinem Bild siehst du, wie viele Punkte du brauchst.
help-third-alone = In jedem Zug kaufst du eine Sache: ein Gebäude, Straßen, den Turm oder ein Monument. Du hast 7 Gold pro Runde.

## About the game

notation = buy-I2, buy-I3, buy-L3, buy-O4, buy-L4, buy-P5, buy-T4 und buy-S4 kaufen das Gebäude dieser Form; buy-long-road (lange Straße), buy-short-roads (kurze Straßen), buy-tower (Turm), buy-first und buy-second (Podeste) und buy-petra (ein Monument) kaufen das Übrige. c7 legt ein Teil an, mit der Nordwestecke des Rechtecks, das es umschließt, in Spalte c, Zeile 7; c7e, c7s und c7w drehen es um eine, zwei und drei Vierteldrehungen; one-c7 legt die Einerstraße an, start-c7e die erste lange Straße, wenn davor kurze Straßen gekauft wurden. loan nimmt einen Kredit auf, repay zahlt ihn zurück, out steigt aus der Runde aus, end beendet den Zug, begin beginnt eine Solopartie.
tie-breaker = Bei Gleichstand entscheidet die Zahl der Monumente.

## What is done by itself where there is no choice; before the seconds until it is done

routine-your-turn-ends = Dein Zug endet
routine-you-leave-the-round = Du steigst aus der Runde aus
routine-you-buy-the-pedestal = Du kaufst das Podest

## Milestones: the title, and what is to be done

milestone-solo-easy = Dem Automa voraus
milestone-solo-easy-task = Gewinne eine Solopartie.
milestone-solo-hard = Bezwinger des Automa
milestone-solo-hard-task = Gewinne eine Solopartie gegen den schweren Automa.
milestone-full-city = Eine volle Stadt
milestone-full-city-task = Gewinne mit einer Bevölkerung von 13, dem Ende der Leiste.
milestone-six-monuments = Wunder der Welt
milestone-six-monuments-task = Baue in einer Partie sechs Monumente.
milestone-many-districts = Stadtplanung
milestone-many-districts-task = Beende eine Partie mit mindestens 14 Stadtvierteln.
milestone-beat-expert = Sieben Weltwunder und du
milestone-beat-expert-task = Besiege den Bot „Experte“.

## Endless puzzles

puzzle-monument = Bau ein Monument
puzzle-monument-about = Nur du hast noch Gold. Kauf, was das Monument braucht, und bau es, bevor die Runde endet.
puzzle-monument-difficulty = wie weit es zum Monument ist
puzzle-monument-to-come = Bau das Monument in dieser Runde.
puzzle-monument-goal = Bau { $monument-a } in dieser Runde. Nur du hast noch Gold.
puzzle-best-buy = Gut eingekauft
puzzle-best-buy-about = Nur du hast noch Gold. Gib es so aus, dass deine Bevölkerung in dieser Runde am stärksten wächst.
puzzle-best-buy-difficulty = wie viel Gold du hast
puzzle-best-buy-goal = Lass deine Bevölkerung in dieser Runde so weit wie möglich wachsen. Nur du hast noch Gold.
puzzle-monument-wrong = Danach lässt es sich in dieser Runde nicht mehr bauen.
puzzle-best-buy-wrong = Für dein Gold bekommst du mehr Bevölkerung.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal-and-a-first-road = Das Ziel und eine erste Straße
    .task = Die Stadt mit den meisten Punkten gewinnt: für Bevölkerung, Monumente, Stadtviertel und Ressourcen. Deine beginnt mit einer kostenlosen langen Straße, vier Feldern in einer Reihe, am Gehweg unten. Schieb sie dorthin, dreh sie und bestätige.
    .wrong = Das hat Zeit: Lege zuerst deine kostenlose Straße am Gehweg an.
    .solved = Von hier aus wächst deine Stadt. In jedem Zug kaufst du eine Sache und legst sie an. Du hast 7 Gold pro Runde und spielst weiter, bis alles ausgegeben ist.
lesson-a-building = Ein Gebäude
    .task = Ein neues Gebäude muss eine Straße berühren. Kaufe den Bauernhof aus zwei Feldern für 2 Gold, lege ihn neben deine Straße und beende deinen Zug.
    .mistake = Dieses Gebäude ist größer und teurer. Kaufe den grünen Bauernhof aus zwei Feldern.
    .wrong = Kaufe den Bauernhof aus zwei Feldern, lege ihn an und beende deinen Zug.
    .solved = Deine Nahrung steigt um eins. Bauernhöfe, Bibliotheken, Wohnhäuser, Märkte und Tempel geben Nahrung, Keramik und Zahnräder, wie jedes Plättchen zeigt.
lesson-buildings-of-one-type = Gebäude einer Art
    .task = Statt einer Straße kann ein Gebäude auch eines seiner eigenen Art berühren. Kaufe den Bauernhof aus zwei Feldern, lege ihn so an, dass er deinen ersten Bauernhof berührt, aber nicht die Straße, und beende deinen Zug.
    .mistake = Kaufe den grünen Bauernhof aus zwei Feldern.
    .other-mistake = Lege ihn diesmal abseits der Straße an: über oder neben deinen ersten Bauernhof.
    .wrong = Kaufe den Bauernhof aus zwei Feldern und lege ihn an deinen ersten Bauernhof, abseits der Straße.
    .solved = So kannst du ohne Straße bauen, solange die Art dieselbe ist. Kanten zählen, Ecken nicht.
lesson-population = Bevölkerung
    .task = Die Leisten für Nahrung, Keramik und Zahnräder haben Bevölkerungssymbole; das erste ist auf der 3. Deine Nahrung steht auf 2. Kaufe den Bauernhof aus drei Feldern, der 2 Nahrung gibt, lege ihn an und beende deinen Zug.
    .mistake = Kurz vor einem Symbol ist die Leiste für Nahrung. Kaufe den Bauernhof aus drei Feldern in einer Reihe.
    .wrong = Kaufe den Bauernhof aus drei Feldern, lege ihn an und beende deinen Zug.
    .solved = Erreichst oder überschreitest du ein Symbol, wächst deine Bevölkerung um eins, und die bringt am Ende Punkte. Hat jemand 13 erreicht, endet die Partie nach dieser Runde.
lesson-natural-resources = Naturschätze
    .task = Ein Felsblock mit Bäumen neben deiner Stadt bringt am Ende 1 Punkt, wenn nichts ihn bedeckt. Zwei solche Naturschätze liegen nahe bei deiner Straße. Kaufe den Tempel aus zwei Feldern und lege ihn so an, dass er beide und die Straße berührt.
    .mistake = Kaufe den Tempel aus zwei Feldern.
    .other-mistake = Das bedeckt einen Naturschatz, und der bringt dann nichts. Lege den Tempel zwischen die beiden.
    .third-mistake = Von dort berührt er nicht beide. Lege ihn hochkant zwischen die beiden Naturschätze.
    .wrong = Kaufe den Tempel aus zwei Feldern und lege ihn hochkant zwischen die beiden Naturschätze.
    .solved = Zwei Punkte, wenn beide unbedeckt bleiben. Du darfst sie überbauen, aber dann sind sie verloren.
lesson-city-districts = Stadtviertel
    .task = Ein Gebäude ohne grünes Land daneben ist ein Stadtviertel: 1 Punkt am Ende. Neben deinem Bauernhof ist nur noch ein grünes Feld, über ihm. Kaufe den Turm für 2 Gold, lege ihn dorthin und beende deinen Zug.
    .mistake = Der Turm passt am besten: Er braucht ein Feld und muss nur deine Stadt berühren.
    .other-mistake = So bleibt das grüne Feld neben dem Bauernhof. Lege den Turm direkt über den Bauernhof.
    .wrong = Kaufe den Turm und lege ihn direkt über deinen Bauernhof.
    .solved = Auch Straßen, Wasser, Naturschätze, der Gehweg und der Rand der Landkarte schließen ein Stadtviertel ab. Von einem Turm dürfen auch Straßen ausgehen.
lesson-monuments = Monumente
    .task = Ein Monument muss alles auf seiner Karte berühren und kostet alles Gold, das du noch hast. Das Trojanische Pferd braucht ein Wohnhaus und eine Straße. Kaufe es mit deinen letzten 4 Gold, lege es an und beende deinen Zug.
    .mistake = Vor einem Monument ist das ein guter Kauf, aber hier willst du das Trojanische Pferd.
    .wrong = Kaufe das Trojanische Pferd und lege es so an, dass es dein Wohnhaus und die Straße berührt.
    .solved = Sofort eine Bevölkerung mehr und am Ende 1 Punkt. Es hätte dich genauso gut nur 1 Gold gekostet, oder 7: Kaufe also zuerst anderes, aber warte nicht, bis Ben es nimmt.
lesson-end = Das Ende
    .task = Runde 10, die letzte. Deine niedrigste Ressource bringt 1 Punkt pro Schritt: Keramik, mit 3. Zwei Märkte kosten 3 Gold. Kaufe den in Form einer Ecke, der 2 Keramik gibt, lege ihn an und beende die Partie.
    .mistake = Dieser Markt gibt nur 1 Keramik. Kaufe den in Form einer Ecke.
    .other-mistake = Die Bibliothek gibt ein Zahnrad, aber Zahnräder sind nicht deine niedrigste Ressource. Kaufe den Markt in Form einer Ecke.
    .third-mistake = Es gibt keine spätere Runde, um ihn zurückzuzahlen, und ein offener Kredit kostet 2 Punkte. Du hast das Gold, das du brauchst.
    .wrong = Kaufe den Markt in Form einer Ecke mit 2 Keramik, lege ihn an und beende deinen Zug.
    .solved = Bevölkerung, niedrigste Ressource, Monumente, Stadtviertel und Naturschätze, minus 2 für einen offenen Kredit: Du hast die meisten Punkte und gewinnst. Jetzt probiere eine eigene Partie.
lesson-short-roads = Kurze Straßen
    .task = Für 1 Gold kannst du eine lange Straße kaufen oder einen Satz kurzer Straßen: zwei von zwei Feldern und eine von einem. Jede muss eine Straße, einen Turm oder den Gehweg berühren. Kaufe einen Satz, lege alle drei an und beende deinen Zug.
    .mistake = Das ist eine lange Straße. Kaufe den Satz kurzer Straßen.
    .wrong = Kaufe den Satz kurzer Straßen, lege alle drei an und beende deinen Zug.
    .solved = Du darfst sie in beliebiger Reihenfolge anlegen, jede an die vorige. In der Auslage sind pro Runde nur wenige Straßen.
lesson-bridges = Brücken
    .task = Eine lange Straße kann eine Brücke sein: Ihre beiden Enden liegen auf Land, die Mitte darf Wasser überqueren. Kaufe eine lange Straße, lege sie vom oberen Ende deiner Straße über den See ans rechte Ufer und beende deinen Zug.
    .mistake = Kurze Straßen bleiben auf Land. Kaufe eine lange Straße.
    .other-mistake = So bleibt sie am linken Ufer. Beginne direkt über deiner Straße und geh gerade nach rechts.
    .wrong = Kaufe eine lange Straße und lege sie vom Feld über deiner Straße aus über den See.
    .solved = Jetzt kannst du auch am anderen Ufer bauen. Nur lange Straßen überqueren Wasser; Gebäude brauchen Land.
lesson-monuments-on-water = Monumente auf Wasser
    .task = Jede Karte zeigt auch, worauf ein Monument steht. Der Leuchtturm von Alexandria steht auf Wasser, neben einer Straße. Kaufe ihn, lege ihn auf den See und beende deinen Zug.
    .mistake = Kaufe den Leuchtturm von Alexandria.
    .wrong = Kaufe den Leuchtturm und lege ihn aufs Wasser neben deine Straße.
    .solved = Zwei Zahnräder und am Ende 1 Punkt. Manche Monumente haben mehrere Teile: Ihre Karten zeigen, wie sie liegen.
lesson-loans = Kredite
    .task = Bevor du kaufst, darfst du einen Kredit von 2 Gold aufnehmen, immer nur einen auf einmal. Du hast 3 Gold, und der Markt aus fünf Feldern kostet 5. Nimm einen Kredit auf, kaufe den Markt, lege ihn an und beende deinen Zug.
    .mistake = Das kannst du dir ohne Kredit leisten. Nimm zuerst den Kredit auf und kaufe dann den Markt aus fünf Feldern.
    .wrong = Nimm einen Kredit auf, kaufe den Markt aus fünf Feldern, lege ihn an und beende deinen Zug.
    .solved = Drei Keramik und eine Nahrung. Zahle den Kredit in einer späteren Runde mit 3 Gold zurück; ist er am Ende noch offen, kostet er 2 Punkte.
lesson-turn-order = Spielreihenfolge
    .task = Die Runde endet, wenn niemand mehr Gold hat. In der nächsten ist zuerst dran, wer die niedrigste Bevölkerung hat, also Ben, es sei denn, jemand hat ein Podest. Gib dein letztes Gold für das erste Podest aus und beende deinen Zug.
    .mistake = Mit dem zweiten Podest bist du als Zweites dran. Kaufe das erste.
    .other-mistake = Eine Straße ist nützlich, aber Ben wäre zuerst dran. Kaufe das erste Podest.
    .wrong = Kaufe das erste Podest und beende deinen Zug.
    .solved = Eine neue Runde, und du bist zuerst dran. Alle haben wieder 7 Gold, und alle Plättchen, Straßen und der Turm werden ersetzt. Monumente bleiben, bis sie gekauft werden.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-easy = Leicht
deal-easy-about = Solo: Hole mehr Punkte als die Summe deiner Ressourcen.
deal-hard = Schwer
deal-hard-about = Solo: Auch die Monumente des Automa zählen gegen dich.
deal-won = mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewonnen
deal-lost = mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} verloren
