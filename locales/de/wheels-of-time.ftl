### Die Wörter von Wheels of Time. Zwei Städte, jede mit einem eigenen Rad (1 und 2); die Räder A und B sind für beide. Wo
### zwei Räder sich berühren, bilden sie eine Verbindung: Die zwei Symbole dort bestimmen, was sie gibt.

## (Symbol)

symbol-brick = Ziegel
symbol-wood = Holz
symbol-stone = Stein
symbol-food = Nahrung
symbol-gold = Gold
symbol-skull = Totenkopf

## (Item)

# `.one`: eines davon, im Akkusativ. `.many`: nach einer Zahl ab zwei. `.track`: Name der Leiste, die es zählt.
item-food-production = Nahrungsproduktion
    .one = eine Stufe Nahrungsproduktion
    .many = Stufen Nahrungsproduktion
    .track = Nahrungsproduktion
item-population = Bevölkerung
    .one = einen Einwohner
    .many = Einwohner
    .track = Bevölkerung
item-wall = Mauer
    .one = eine Mauer
    .many = Mauern
    .track = Mauern
item-road = Straße
    .one = eine Straße
    .many = Straßen
    .track = Straßen
item-building = Gebäude
    .one = ein Gebäude
    .many = Gebäude
    .track = Gebäude
item-brick = Ziegel
    .one = einen Ziegel
    .many = Ziegel
    .track = Ziegel
item-wood = Holz
    .one = ein Holz
    .many = Holz
    .track = Holz
item-stone = Stein
    .one = einen Stein
    .many = Steine
    .track = Steine
item-food = Nahrung
    .one = eine Nahrung
    .many = Nahrung
    .track = Nahrung
item-worker = Tagelöhner
    .one = einen Tagelöhner
    .many = Tagelöhner
    .track = Tagelöhner

## (LinkEffect)

# `.accusative`: nach „bringt“, „gibt“ und „zeigt“.
link-effect-nothing = nichts
    .accusative = nichts
link-effect-half-building = ein halbes Gebäude
    .accusative = ein halbes Gebäude
link-effect-food-production = eine Stufe Nahrungsproduktion
    .accusative = eine Stufe Nahrungsproduktion
link-effect-population = ein Einwohner
    .accusative = einen Einwohner
link-effect-wall = eine Mauer
    .accusative = eine Mauer
link-effect-road = eine Straße
    .accusative = eine Straße
link-effect-building = ein Gebäude
    .accusative = ein Gebäude
link-effect-brick = ein Ziegel
    .accusative = einen Ziegel
link-effect-wood = ein Holz
    .accusative = ein Holz
link-effect-stone = ein Stein
    .accusative = einen Stein
link-effect-food = eine Nahrung
    .accusative = eine Nahrung
link-effect-worker = ein Tagelöhner
    .accusative = einen Tagelöhner
link-effect-danger-brick = Gefahr für Ziegel
    .accusative = Gefahr für Ziegel
link-effect-danger-wood = Gefahr für Holz
    .accusative = Gefahr für Holz
link-effect-danger-stone = Gefahr für Steine
    .accusative = Gefahr für Steine
link-effect-danger-food = Gefahr für Nahrung
    .accusative = Gefahr für Nahrung
link-effect-danger-worker = Gefahr für Tagelöhner
    .accusative = Gefahr für Tagelöhner
link-effect-take-brick = Gefahr (du nimmst einen Ziegel)
    .accusative = Gefahr (du nimmst einen Ziegel)
link-effect-take-wood = Gefahr (du nimmst ein Holz)
    .accusative = Gefahr (du nimmst ein Holz)
link-effect-take-stone = Gefahr (du nimmst einen Stein)
    .accusative = Gefahr (du nimmst einen Stein)
link-effect-take-food = Gefahr (du nimmst eine Nahrung)
    .accusative = Gefahr (du nimmst eine Nahrung)
link-effect-take-worker = Gefahr (du nimmst einen Tagelöhner)
    .accusative = Gefahr (du nimmst einen Tagelöhner)
link-effect-lose-brick = Gefahr (du verlierst einen Ziegel)
    .accusative = Gefahr (du verlierst einen Ziegel)
link-effect-lose-wood = Gefahr (du verlierst ein Holz)
    .accusative = Gefahr (du verlierst ein Holz)
link-effect-lose-stone = Gefahr (du verlierst einen Stein)
    .accusative = Gefahr (du verlierst einen Stein)
link-effect-lose-food = Gefahr (du verlierst eine Nahrung)
    .accusative = Gefahr (du verlierst eine Nahrung)
link-effect-lose-worker = Gefahr (du verlierst einen Tagelöhner)
    .accusative = Gefahr (du verlierst einen Tagelöhner)
link-effect-disaster = Katastrophe
    .accusative = eine Katastrophe

## (Wheel)

# `.kind`: was es ist. `.place`: wo das Feld liegt, das seine Stellung nennt.
wheel-one = Rad 1
    .kind = Spielerrad
    .place = an der gemeinsamen Verbindung
wheel-two = Rad 2
    .kind = Spielerrad
    .place = an der gemeinsamen Verbindung
wheel-a = Rad A
    .kind = Produktionsrad
    .place = an Rad 1
wheel-b = Rad B
    .kind = Produktionsrad
    .place = an Rad 1

## (Link)

# Im Nominativ und Akkusativ. `.title`: am Anfang eines Satzes. `.dative`: nach „von“, „an“ und „bei“. `.button`: auf einer
# Schaltfläche unter „Verbindung auslösen“. `.short`: neben dem, was sie bringt.
link-a = Verbindung A
    .title = Verbindung A
    .dative = Verbindung A
    .button = Verbindung A
    .short = A
link-b = Verbindung B
    .title = Verbindung B
    .dative = Verbindung B
    .button = Verbindung B
    .short = B
link-common = die gemeinsame Verbindung
    .title = Die gemeinsame Verbindung
    .dative = der gemeinsamen Verbindung
    .button = Gemeinsam
    .short = Gemeinsam

## (LinkPair)

# Im Dativ, nach „aus“. `.title`: im Nominativ, allein und am Anfang eines Satzes.
link-pair-ab = den Verbindungen A und B
    .title = Verbindungen A und B
link-pair-ac = Verbindung A und der gemeinsamen Verbindung
    .title = Verbindung A und die gemeinsame
link-pair-bc = Verbindung B und der gemeinsamen Verbindung
    .title = Verbindung B und die gemeinsame

## (Die)

# `.turns`: ein Satz, nach einem Doppelpunkt.
die-one = Dürre
    .turns = Rad 2 dreht sich
die-two = Seuche
    .turns = Rad 2 dreht sich zwei Felder weit
die-three = Erdbeben
    .turns = Rad A dreht sich
die-four = Überschwemmung
    .turns = Rad B dreht sich
die-five = Brand
    .turns = Die Räder A und B drehen sich
die-six = Hungersnot und Seuche
    .turns = Alle vier Räder drehen sich

## Things alone

track = { $item-track }
wheel-title = { $wheel }
link-short = { $link-short }
walls = { $count ->
    [one] { $count } Mauer
   *[other] { $count } Mauern
}
roads = { $count ->
    [one] { $count } Straße
   *[other] { $count } Straßen
}
buildings = { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
}
# Im Akkusativ.
amount = { $count ->
    [1] { $item-one }
   *[other] { $count } { $item-many }
}

## What can be done, as an infinitive: after "Try this:" and in the list of actions

set-wheel = { $wheel } einstellen: Feld { $space }, { $symbol }, { $wheel-place }
set-wheel-seen = { $wheel } einstellen: { $symbol } { $wheel-place }
take-wheel = { $wheel } nehmen
feed = { $people ->
    [0] niemanden aus dem Vorrat ernähren
    [one] { $people } Einwohner aus dem Vorrat ernähren
   *[other] { $people } Einwohner aus dem Vorrat ernähren
}
turn-wheel = { $wheel } drehen
build = { $item-one } aus dem Vorrat bauen
trigger = { $link } auslösen
join-links = ein Gebäude aus { $pair } errichten
spend-worker = einen Tagelöhner für eine weitere Aktion einsetzen
end-actions = die Aktionen beenden
produce-separately = jede Verbindung für sich produzieren lassen

## What the player has to do, after "Your turn:" or a name

task-set = { $wheel } einstellen
task-choose = Rad 1 nehmen, das beginnt, oder Rad 2
task-feed = { $people ->
    [one] { $people } hungrigen Einwohner aus dem Vorrat ernähren oder verlieren
   *[other] { $people } hungrige Einwohner aus dem Vorrat ernähren oder verlieren
}
actions-left = { $actions ->
    [one] noch { $actions } Aktion
   *[other] noch { $actions } Aktionen
}
round-actions-left = Runde { $round } von { $rounds }, { $actions ->
    [one] noch { $actions } Aktion
   *[other] noch { $actions } Aktionen
}
no-actions-left = keine Aktionen mehr, jetzt beenden
no-actions-but-workers = keine Aktionen mehr, Tagelöhner einsetzen oder beenden
task-produce = ein Gebäude aus zwei Verbindungen errichten oder jede für sich produzieren lassen

## What has happened

placed = { $wheel } wird eingestellt: Feld { $space }, { $symbol }, { $wheel-place }.
placed-seen = { $wheel } wird eingestellt: { $symbol } { $wheel-place }.
took-first-wheel = { $player-person ->
    [you] Du nimmst Rad 1 und beginnst.
   *[other] { $player } nimmt Rad 1 und beginnt.
}
took-second-wheel = { $player-person ->
    [you] Du nimmst Rad 2; Rad 1 beginnt.
   *[other] { $player } nimmt Rad 2; Rad 1 beginnt.
}
fed = { $player-person ->
    [you] { $people ->
        [0] Du ernährst niemanden aus dem Vorrat.
        [one] Du ernährst { $people } Einwohner aus dem Vorrat.
       *[other] Du ernährst { $people } Einwohner aus dem Vorrat.
    }
   *[other] { $people ->
        [0] { $player } ernährt niemanden aus dem Vorrat.
        [one] { $player } ernährt { $people } Einwohner aus dem Vorrat.
       *[other] { $player } ernährt { $people } Einwohner aus dem Vorrat.
    }
}
turned = { $player-person ->
    [you] Du drehst { $wheel }.
   *[other] { $player } dreht { $wheel }.
}
built = { $player-person ->
    [you] Du baust { $item-one } aus dem Vorrat.
   *[other] { $player } baut { $item-one } aus dem Vorrat.
}
triggered = { $player-person ->
    [you] Du löst { $link } aus.
   *[other] { $player } löst { $link } aus.
}
worked = { $player-person ->
    [you] Du setzt einen Tagelöhner für eine weitere Aktion ein.
   *[other] { $player } setzt einen Tagelöhner für eine weitere Aktion ein.
}
joined = { $player-person ->
    [you] Du errichtest ein Gebäude aus { $pair }.
   *[other] { $player } errichtet ein Gebäude aus { $pair }.
}
ended = { $player-person ->
    [you] Du beendest deine Aktionen.
   *[other] { $player } beendet die Aktionen.
}
gained = { $player-person ->
    [you] Du bekommst { $item-one } von { $link-dative }.
   *[other] { $player } bekommt { $item-one } von { $link-dative }.
}
both-gained = Beide Spieler bekommen { $item-one } von der gemeinsamen Verbindung.
no-room = { $player-person ->
    [you] { $link-title } gibt dir { $item-one }, aber du hast keinen Platz dafür.
   *[other] { $link-title } gibt { $player } { $item-one }, aber dafür ist kein Platz.
}
nothing-to-lose = { $item-track }: nichts zu verlieren.
lost-to-hunger = { $player-person ->
    [you] Du verlierst { $count } Einwohner durch Hunger.
   *[other] { $player } verliert { $count } Einwohner durch Hunger.
}
lost-to-danger = { $player-person ->
    [you] Du verlierst { $item-one } durch die Gefahr an { $link-dative }.
   *[other] { $player } verliert { $item-one } durch die Gefahr an { $link-dative }.
}
lost = { $player-person ->
    [you] Du verlierst { $item-one }.
   *[other] { $player } verliert { $item-one }.
}
stolen = { $player-person ->
    [you] Du nimmst { $from } durch die gemeinsame Verbindung { $item-one } ab.
   *[other] { $player } nimmt { $from-person ->
        [you] dir
       *[other] { $from }
    } durch die gemeinsame Verbindung { $item-one } ab.
}
stolen-no-room = { $player-person ->
    [you] Du nimmst { $from } durch die gemeinsame Verbindung { $item-one } ab, aber du hast keinen Platz dafür.
   *[other] { $player } nimmt { $from-person ->
        [you] dir
       *[other] { $from }
    } durch die gemeinsame Verbindung { $item-one } ab, aber dafür ist kein Platz.
}
disaster-strikes = { $player-person ->
    [you] Eine Katastrophe trifft dich. Der Würfel zeigt { $number }: { $die }.
   *[other] Eine Katastrophe trifft { $player }. Der Würfel zeigt { $number }: { $die }.
}
all-turned = Alle vier Räder drehen sich.
rotated = Der Würfel zeigt { $number }: { $die-turns }.
round-over = Runde { $round } ist vorbei.

## The end

city-complete = Vier Mauern, vier Straßen, vier Gebäude: Die Stadt ist vollendet.
both-complete = Die gemeinsame Verbindung hat beide Städte zugleich vollendet, also gewinnt, wer dran war.
no-people = Die Bevölkerung des Verlierers ist auf null gefallen.
rounds-used-up = Es sind keine Runden mehr übrig.
too-long = Dreihundert Züge sind gespielt.
solo-no-people = Die Bevölkerung fiel in Runde { $round } von { $rounds } auf null.
solo-out-of-time = In Runde { $round } von { $rounds } war die Zeit um.
solo-complete = Die Stadt war in Runde { $round } von { $rounds } vollendet.
solo-resigned = Aufgegeben in Runde { $round } von { $rounds }.
solo-missing = Der Stadt fehlten { $structures }.

## Why a turn is suggested

rises = { $completes ->
    [true] { $item-track }: { $before } → { $after }, mehr brauchst du nicht.
   *[false] { $item-track }: { $before } → { $after }.
}
keeps = { $item-track }: weiterhin { $after }.
keeps-goods = Du behältst { $goods } mehr als sonst.
link-shows-against = { $link-id ->
    [common] Die gemeinsame Verbindung zeigt dann { $effect-accusative }, sonst { $other-accusative }.
   *[other] { $player-person ->
        [you] Deine { $link } zeigt dann { $effect-accusative }, sonst { $other-accusative }.
       *[other] { $link-title } von { $player } zeigt dann { $effect-accusative }, sonst { $other-accusative }.
    }
}
link-shows = { $link-id ->
    [common] Die gemeinsame Verbindung zeigt dann { $effect-accusative }, bisher { $now-accusative }.
   *[other] { $player-person ->
        [you] Deine { $link } zeigt dann { $effect-accusative }, bisher { $now-accusative }.
       *[other] { $link-title } von { $player } zeigt dann { $effect-accusative }, bisher { $now-accusative }.
    }
}
steals = { $player-person ->
    [you] Die gemeinsame Verbindung nimmt dir { $item-one }.
   *[other] Die gemeinsame Verbindung nimmt { $player } { $item-one }.
}
links-show = Deine Verbindungen zeigen dann { $effects }.
# Im Akkusativ, nach „zeigen“.
effect-at-link = { $effect-accusative } an { $link-dative }

## What a suggested turn risks

risk-disaster = { $link-id ->
    [common] An der gemeinsamen Verbindung trifft dich eine Katastrophe: Ein Würfel entscheidet, was du verlierst.
   *[other] An deiner { $link } trifft dich eine Katastrophe: Ein Würfel entscheidet, was du verlierst.
}
risk-loss = Eine Gefahr nimmt dir { $item-one }.
risk-link = { $link-id ->
    [common] Die gemeinsame Verbindung gibt { $effect-accusative }.
   *[other] { $link-title } von { $player } gibt { $effect-accusative }.
}

## The board: what is read aloud

the-wheels = Die Räder
wheel-to-choose = { $wheel }, { $wheel-kind }. Wählen.
wheel-to-turn = { $wheel }, { $wheel-kind }. Drehen.
wheel-to-take = { $wheel }, { $wheel-kind }. Nehmen.
link-of-player = { $link-title }, { $symbol } und { $other }: { $effect }.{ $usable ->
    [true] {" Nutzen."}
   *[false] {""}
}
link-of-both = Die gemeinsame Verbindung beider Spieler, { $symbol } und { $other }: { $effect }.{ $usable ->
    [true] {" Nutzen."}
   *[false] {""}
}
links-now = Jetzt bringt Verbindung A { $a-accusative }, Verbindung B { $b-accusative }, die gemeinsame Verbindung { $common-accusative }.
after-turn = Nach einer Drehung bringt { $link } { $effect-accusative }.
after-turn-all = Nach einer Drehung bringt Verbindung A { $a-accusative }, Verbindung B { $b-accusative }, die gemeinsame Verbindung { $common-accusative }.
turns = { $count ->
    [one] { $count } Drehung
   *[other] { $count } Drehungen
}

## The table of links, which is read aloud

links-of-one = Deine Verbindungen
links-of-two = Alle Verbindungen; die gemeinsame zählt für beide Spieler
player = Spieler
link = Verbindung
symbols = Symbole
effect = Wirkung
two-symbols = { $symbol } und { $other }

## Headings of buttons

group-choices = Auswahl
group-turns = Rad drehen
group-links = Verbindung auslösen
group-structures = Bauen
group-ending = Beenden

## Buttons below these headings

button-link = { $link-button }
button-wall = Mauer
button-road = Straße
button-building = Gebäude
button-pair = { $pair-title }
button-join = Gebäude aus { $pair }
button-worker = Tagelöhner einsetzen
button-feed = { $people ->
    [0] Niemanden ernähren: { $outcome }
   *[other] { $people } ernähren: { $outcome }
}
citizens-leave = { $citizens ->
    [0] niemand geht
    [one] { $citizens } Einwohner geht
   *[other] { $citizens } Einwohner gehen
}
everyone-leaves = niemand bleibt, die Stadt ist verloren
button-keep = { $wheel } so lassen
turn-forward = Weiterdrehen
turn-back = Zurückdrehen
really-trigger = { $link-title } wirklich auslösen?

## Names of buttons, read aloud and shown where there is no shorter one

name-turn = { $wheel } drehen
name-turn-then = { $wheel } drehen: Dann bringt { $link } { $effect-accusative }
name-turn-then-all = { $wheel } drehen: Dann bringt Verbindung A { $a-accusative }, Verbindung B { $b-accusative }, die gemeinsame Verbindung { $common-accusative }
name-trigger = { $link-title } auslösen: { $effect }
name-build = Aus dem Vorrat { $item-one } bauen
name-join = Gebäude aus { $pair } errichten
name-keep = { $wheel } so lassen, mit Feld { $space }, { $symbol }, { $wheel-place }
name-take = { $wheel } nehmen
name-worker = Einen Tagelöhner für eine weitere Aktion einsetzen
name-end = Aktionen beenden
name-separately = Jede Verbindung für sich produzieren lassen
name-refused = { $name }. { $why }

## What to do, beside the buttons

do-place-alone = Dreh das Rad in die Stellung, die du willst. Du spielst mit Rad 1.
do-place = Dreh das Rad in die Stellung, die du willst. Dein Gegner wählt danach eine Seite.
do-choose = Nimm das Rad, dessen drei Verbindungen dir lieber sind. Rad 1 beginnt.
do-feed = Deine Nahrungsproduktion ernährt nicht alle. Wen du nicht ernährst, der geht.
do-produce = Zwei deiner Verbindungen können ein Gebäude ergeben. Dann geben sie dir sonst nichts.
do-act = Tippe ein Rad an: Vorschau; noch einmal: drehen. Tippe eine Verbindung an, um sie auszulösen.
do-act-unaided = Tippe ein Rad zweimal an, um es zu drehen. Tippe eine Verbindung an, um sie auszulösen.
do-end = Keine Aktionen mehr: Beende deine Aktionen.

## What the end of the actions would bring; icons follow

if-you-end = Wenn du jetzt beendest:
each-separately = Jede Verbindung für sich:
with-building-from = Mit einem Gebäude aus { $pair }:
brings-nothing = nichts
full = voll
would-gain = { $player-person ->
    [you] Du bekommst { $item-one }.
   *[other] { $player } bekommt { $item-one }.
}
would-not-fit = { $player-person ->
    [you] Du hast keinen Platz für { $item-one }.
   *[other] { $player } hat keinen Platz für { $item-one }.
}
would-lose = { $player-person ->
    [you] Du verlierst { $item-one }.
   *[other] { $player } verliert { $item-one }.
}
would-suffer = { $player-person ->
    [you] eine Katastrophe für dich
   *[other] eine Katastrophe für { $player }
}

## Beside a city

to-act = am Zug
rounds = Runden
round = Runde { $round } von { $rounds }
track-count = { $count } von 4
track-rose = { $count } von 4, { $more } mehr als vorher
track-fell = { $count } von 4, { $less } weniger als vorher
hungry-now = { $people } jetzt hungrig.
hungry-next = { $people } im nächsten Zug hungrig.
supply-empty = Keine Nahrung im Vorrat.
supply-feeds-all = { $people ->
    [1] Der Vorrat kann ihn ernähren.
   *[other] Der Vorrat kann alle ernähren.
}
supply-feeds = Der Vorrat kann { $food } ernähren.

## Why something cannot be done

refusal-phase = Das kannst du jetzt nicht tun.
refusal-order = Stelle zuerst { $wheel } ein.
refusal-space = Ein solches Feld hat das Rad nicht.
refusal-feed = Du kannst { $people ->
    [0] niemanden ernähren
   *[other] höchstens { $people } ernähren
}.
refusal-no-actions = Du hast keine Aktionen mehr.
refusal-two-actions = Ein Gebäude aus zwei Verbindungen braucht zwei Aktionen.
refusal-wheel = Du kannst nur dein eigenes Rad, A und B drehen.
refusal-cost-wall = Eine Mauer kostet einen Ziegel und einen Stein, und du brauchst beides.
refusal-cost-road = Eine Straße kostet ein Holz und einen Stein, und du brauchst beides.
refusal-cost-building = Ein Gebäude kostet einen Ziegel, ein Holz und einen Stein, und du brauchst alle drei.
refusal-full-walls = Du hast schon vier Mauern, mehr geht nicht.
refusal-full-roads = Du hast schon vier Straßen, mehr geht nicht.
refusal-full-buildings = Du hast schon vier Gebäude, mehr geht nicht.
refusal-support = Jedes Gebäude braucht eine eigene Mauer und eine eigene Straße, und davon hast du nicht genug.
refusal-link = { $link-title } gibt gerade nichts.
refusal-pair = { $pair-title } ergeben kein Gebäude.
refusal-worker = Du hast in diesem Zug keinen Tagelöhner, den du einsetzen kannst.

## Options of a new game: the question, and name and explanation of each choice

option-layout = Aufstellung der Räder
    .choice-standard = Standard
    .choice-standard-about = Für beide Spieler fast gleich gut; gut für eine erste Partie.
    .choice-random = Zufällig
    .choice-random-about = Jedes Mal eine andere Aufstellung. Manche begünstigen einen Spieler.
    .choice-cut-and-choose = Teilen und wählen
    .choice-cut-and-choose-about = Spieler 1 stellt alle vier Räder ein, dann nimmt Spieler 2 das Spielerrad, das ihm lieber ist. Rad 1 beginnt.
option-wheels = Aufstellung der Räder
    .choice-standard = Standard
    .choice-standard-about = Jedes Mal gleich.
    .choice-random = Zufällig
    .choice-random-about = Jedes Mal eine andere Aufstellung. Manche sind schwerer.
    .choice-own = Eigene
    .choice-own-about = Du stellst vor der ersten Runde alle vier Räder selbst ein. Leichter.
option-rounds = Runden
    .choice-8 = 8
    .choice-8-about = Wie in der Spielregel.
    .choice-6 = 6
    .choice-6-about = Sehr schwer.
    .choice-7 = 7
    .choice-7-about = Schwer.
    .choice-9 = 9
    .choice-9-about = Leichter.
    .choice-10 = 10
    .choice-10-about = Leicht.

## Help for a first turn

help-first = Du hast drei Verbindungen, wo dein Rad die anderen berührt: eine mit A, eine mit B und zwischen den beiden Spielerrädern die gemeinsame Verbindung, die ihr euch teilt.
help-second = Für jeden Einwohner hast du eine Aktion: dein Rad, A oder B drehen, eine Verbindung auslösen oder aus deinem Vorrat bauen.
help-third = Wenn du deine Aktionen beendest, produziert jede deiner Verbindungen noch einmal. Dann schlagen Gefahren zu: Totenköpfe nehmen dir etwas weg.
help-fourth = Wer zuerst vier Mauern, vier Straßen und vier Gebäude hat, gewinnt. Fällt deine Bevölkerung auf null, verlierst du.
help-first-alone = Du hast Rad 1 und drei Verbindungen, wo es die anderen berührt: mit A, mit B und die gemeinsame Verbindung mit Rad 2, das niemandem gehört.
help-second-alone = Für jeden Einwohner hast du eine Aktion: Rad 1, A oder B drehen, eine Verbindung auslösen oder aus deinem Vorrat bauen.
help-third-alone = Wenn du deine Aktionen beendest, produziert jede deiner Verbindungen noch einmal. Dann schlagen Gefahren zu: Totenköpfe nehmen dir etwas weg. Zuletzt dreht ein Würfel einige der Räder.
help-fourth-alone = Du gewinnst, wenn du vier Mauern, vier Straßen und vier Gebäude hast, bevor die Runden um sind. Fällt deine Bevölkerung auf null, verlierst du.

## About the game

notation = turn-1, turn-2, turn-A und turn-B drehen ein Rad; link-A, link-B und link-C (die gemeinsame Verbindung) lösen eine Verbindung aus; build-wall (Mauer), build-road (Straße) und build-building (Gebäude) bauen aus deinem Vorrat; join-AB, join-AC und join-BC errichten ein Gebäude aus zwei Verbindungen; worker setzt einen Tagelöhner ein; end beendet deine Aktionen; plain lässt jede Verbindung für sich produzieren; feed-2 ernährt zwei. set-A-9 stellt Rad A ein, take-1 nimmt Rad 1.

## What is done by itself where there is no choice; before the seconds until it is done

routine-your-actions-end = Deine Aktionen enden

## Milestones: the title, and what is to be done

milestone-alone = Acht Runden
milestone-alone-task = Vollende deine Stadt in einer Solopartie in acht Runden.
milestone-alone-in-six = Wie ein Uhrwerk
milestone-alone-in-six-task = Vollende deine Stadt in einer Solopartie in sechs Runden.
milestone-joined-buildings = Nichts aus dem Vorrat
milestone-joined-buildings-task = Gewinne eine Partie zu zweit, in der du alle vier Gebäude aus zwei Verbindungen errichtest.
milestone-ahead-of-time = Der Zeit voraus
milestone-ahead-of-time-task = Besiege Amateur oder stärker in höchstens 24 Zügen, je zwölf.
milestone-both-complete = Fotofinish
milestone-both-complete-task = Gewinne, wenn beide Städte zugleich vollendet werden.
milestone-beat-expert = Herr der Räder
milestone-beat-expert-task = Besiege den Bot „Experte“.

## Endless puzzles

puzzle-finish-the-city = Vollende die Stadt
puzzle-finish-the-city-about = Vollende deine Stadt, bevor der Zug vorbei ist, wie auch immer die Würfel fallen. Jeder Weg dahin ist richtig.
puzzle-finish-the-city-difficulty = nötige Aktionen
puzzle-finish-the-city-goal = { $actions ->
    [1] Vollende deine Stadt in diesem Zug. Eine Aktion genügt.
   *[other] Vollende deine Stadt in diesem Zug. Du brauchst dafür mindestens { $actions } Aktionen.
}
puzzle-lost = Danach lässt sich deine Stadt in diesem Zug nicht mehr vollenden.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal = Das Ziel
    .task = Du bist Ada. Die erste Stadt mit vier Mauern, vier Straßen und vier Gebäuden gewinnt. Deiner fehlt nur ein Gebäude, das einen Ziegel, ein Holz und einen Stein kostet. Du hast sie: Baue es.
    .mistake = Für dein viertes Gebäude brauchst du sonst nichts mehr. Baue es jetzt.
    .wrong = Baue das Gebäude.
    .solved = Deine Stadt ist vollendet, und du hast gewonnen. Wie du so weit kommst? Indem du die richtigen Räder drehst.
lesson-your-three-links = Deine drei Verbindungen
    .task = Du hast Rad 1. Es berührt A, B und Bens Rad 2: Das sind deine drei Verbindungen. Gold gibt dir, womit es verbunden ist, und Verbindung B zeigt Gold und Nahrung. Löse Verbindung B aus.
    .mistake = Das dreht ein Rad und verändert eine Verbindung. Löse Verbindung B aus, wie sie ist.
    .wrong = Löse Verbindung B aus.
    .solved = Das war eine Aktion. In jedem Zug hast du so viele, wie deine Bevölkerung zählt. Auch Ben hat Verbindungen mit A und B, und die gemeinsame Verbindung teilt er mit dir.
lesson-turning-a-wheel = Ein Rad drehen
    .task = Um deine Verbindungen zu ändern, drehst du ein Rad: dein eigenes, A oder B, aber nie das von Ben. Jede Aktion dreht es ein Feld weit im Uhrzeigersinn. Dreh Rad 1.
    .mistake = Dieses Rad ist nur an einer deiner Verbindungen beteiligt. Dreh dein eigenes Rad, die Nummer 1.
    .wrong = Dreh Rad 1.
    .solved = Dein eigenes Rad ändert alle deine drei Verbindungen. A und B ändern eine von deinen und eine von Bens.
lesson-growing = Wachsen
    .task = Verbindungen geben nicht nur Rohstoffe. Ziegel und Nahrung erhöhen deine Bevölkerung, Holz und Nahrung deine Nahrungsproduktion. Löse Verbindung B aus: Ziegel und Nahrung.
    .wrong = Löse Verbindung B aus, Ziegel und Nahrung.
    .solved = Mehr Bevölkerung gibt dir sofort eine weitere Aktion. Dieselbe Verbindung darfst du so oft auslösen, wie du Aktionen hast.
lesson-common-link = Die gemeinsame Verbindung
    .task = Die gemeinsame Verbindung liegt, wo sich die Spielerräder berühren. Was sie gibt, bekommen beide Spieler, wer auch immer sie auslöst. Stein und Holz ergeben eine Straße: Löse die gemeinsame Verbindung aus.
    .mistake = Von dieser bekommst nur du etwas. Die gemeinsame Verbindung ist die zwischen deinem Rad und dem von Ben.
    .wrong = Löse die gemeinsame Verbindung aus.
    .solved = Genauso ergeben Ziegel und Stein eine Mauer. Die gemeinsame Verbindung auszulösen hilft Ben genauso wie dir, also wähle den Augenblick gut.
lesson-production = Produktion
    .task = Wenn du deine Aktionen beendest, produziert jede deiner Verbindungen noch einmal umsonst. Hier gibt A eine Mauer und B einen Ziegel. Beende jetzt deine Aktionen.
    .mistake = Jede deiner Verbindungen gibt noch einmal umsonst, wenn du deine Aktionen beendest. Hier genügt das.
    .wrong = Beende deine Aktionen.
    .solved = Dreh die Räder also dahin, wo sie dir am Ende helfen. Von allem kannst du höchstens vier haben.
lesson-danger = Gefahr
    .task = Nach der Produktion nehmen Totenköpfe, womit sie verbunden sind. Verbindung A würde dir deinen Stein nehmen. Dreh Rad A, damit der Totenkopf dort verschwindet, und beende dann deine Aktionen.
    .mistake = Zu früh: Der Totenkopf in Verbindung A würde dir deinen Stein nehmen. Dreh zuerst Rad A.
    .other-mistake = Der Totenkopf ist auf Rad A: Dreh dieses.
    .wrong = Dreh zuerst Rad A, beende dann deine Aktionen.
    .solved = Dein Stein ist sicher. Hast du nichts von dem, was eine Gefahr nimmt, verlierst du nichts.
lesson-a-first-turn = Ein erster Zug
    .task = Eine Partie beginnt, du hast zwei Aktionen. Dreh Rad 1, löse Verbindung A aus (Nahrungsproduktion) und beende: Dann gibt sie noch einmal. Nach Bens Zug drehst du Rad 1 zweimal und beendest.
    .mistake = Dreh zuerst Rad 1: Dann gibt dir Verbindung A Nahrungsproduktion.
    .wrong = Dreh zuerst Rad 1, löse Verbindung A aus und beende. Im nächsten Zug: Dreh Rad 1 zweimal und beende.
    .solved = Nahrung für vier, drei Einwohner und zwei Straßen, die Ben mit seinen Aktionen bezahlt hat: ein guter Anfang. Jetzt probiere eine eigene Partie.
lesson-feeding = Ernährung
    .task = Dein Zug beginnt mit der Ernährung. Die Nahrungsproduktion ernährt zwei deiner vier Einwohner; im Vorrat hast du zwei Nahrung. Ernähre beide aus deinem Vorrat.
    .mistake = Ein Einwohner würde hungrig bleiben und gehen. Du hast zwei Nahrung: Ernähre beide.
    .other-mistake = Beide hungrigen Einwohner würden gehen. Du hast zwei Nahrung: Ernähre beide.
    .wrong = Ernähre zwei.
    .solved = Jeder hungrige Einwohner, den du nicht ernährst, geht und kostet dich eine Aktion. Fällt deine Bevölkerung auf null, verlierst du.
lesson-building-from-supply = Aus dem Vorrat bauen
    .task = Mit Rohstoffen aus deinem Vorrat kannst du für eine Aktion bauen: Eine Mauer kostet einen Ziegel und einen Stein, eine Straße ein Holz und einen Stein. Baue eine Mauer.
    .wrong = Baue eine Mauer aus deinem Vorrat.
    .solved = Ein Gebäude kostet einen Ziegel, ein Holz und einen Stein und braucht eine eigene Mauer und eine eigene Straße: Du brauchst von beiden mehr, als du Gebäude hast.
lesson-a-building-from-two-links = Ein Gebäude aus zwei Verbindungen
    .task = Zwei Verbindungen zusammen können ein Gebäude ergeben: Die eine zeigt zwei von Ziegel, Holz und Stein, die andere Gold und das Dritte. Das kostet zwei Aktionen. Nutze Verbindung B und die gemeinsame Verbindung.
    .wrong = Errichte ein Gebäude aus Verbindung B und der gemeinsamen Verbindung.
    .solved = Und du hast gewonnen. Am Ende deiner Aktionen können zwei solche Verbindungen umsonst ein Gebäude ergeben.
lesson-danger-in-the-common-link = Gefahr in der gemeinsamen Verbindung
    .task = In der gemeinsamen Verbindung bestiehlt der Spieler, dessen Rad den Totenkopf zeigt, den anderen. Der Totenkopf ist auf deinem Rad, Holz auf dem von Ben. Beende deine Aktionen.
    .wrong = Beende deine Aktionen.
    .solved = Wäre der Totenkopf auf Bens Rad gewesen, hätte er dir eines genommen, sogar in deinem Zug.
lesson-disasters = Katastrophen
    .task = Zwei Totenköpfe sind eine Katastrophe. In deiner eigenen Verbindung trifft sie dich, in der gemeinsamen Verbindung deinen Gegner. Der Würfel entscheidet, was verloren geht. Beende deine Aktionen.
    .wrong = Beende deine Aktionen.
    .solved = Nach einer Katastrophe drehen sich alle vier Räder um ein Feld. Das löst weder Produktion noch Gefahr aus.
lesson-hired-workers = Tagelöhner
    .task = Gold und Gold heuern einen Tagelöhner an, der einmal eine weitere Aktion wert ist. Du hast eine Aktion und einen Tagelöhner: Setze ihn ein, dreh Rad 1, löse Verbindung A aus.
    .mistake = So geht es auch, aber setze zuerst den Tagelöhner ein, um zu sehen, was er bewirkt.
    .wrong = Setze zuerst den Tagelöhner ein, dreh dann Rad 1, löse dann Verbindung A aus.
    .solved = Du kannst nur Tagelöhner einsetzen, die du zu Beginn deines Zuges hattest. Wer jetzt dazukommt, kann ab deinem nächsten Zug eingesetzt werden.
lesson-solo = Solo
    .task = In einer Solopartie hast du acht Runden für deine Stadt. Am Ende jeder Runde dreht der Würfel Räder, und die gemeinsame Verbindung gibt noch einmal, nur dir. Beende deine Aktionen.
    .wrong = Beende deine Aktionen.
    .solved = Du hast zwei Straßen bekommen. Nach dem Würfeln bewirken einzelne Totenköpfe nichts, aber zwei in einer deiner Verbindungen sind trotzdem eine Katastrophe.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-solitaire = Solitär
deal-solitaire-about = Solo: Vollende deine Stadt in höchstens acht Runden.
deal-won = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
deal-missed = { $structures } von { $needed } Bauwerken
