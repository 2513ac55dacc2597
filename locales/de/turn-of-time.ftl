### Die Wörter von Turn of Time. Die Jahreszeiten sind alle männlich („der“, „den“, „dem“); Karten werden „gelegt“ und
### „umgedreht“, eine Jahreszeit „wird zu“ einer anderen.

## (Season)

season-spring = Frühling
season-summer = Sommer
season-fall = Herbst
season-winter = Winter

## (Side)
## The side of a card on which another card lies.

side-north = oben
side-east = rechts
side-south = unten
side-west = links

## Cards

card-single = einfacher { $season }
card-double = { $up }, { $down } auf der Rückseite
# Im Akkusativ.
played-single = den einfachen { $season }
played-double = { $up } (Rückseite: { $down })

## Places on the table

column = Spalte { $letter }
row = Zeile { $number }
space = Feld { $cell }
# Nach „legen“: wohin.
place-beside = { $side-id ->
    [north] unten an den
    [east] links an den
    [south] oben an den
   *[west] rechts an den
} { $season }

## What a player does, after "Try this:" and in lists of actions

do-draw = die nächste Karte ziehen
do-place = { $card } auf { $cell } legen
do-place-in-order = { $card } auf { $cell } legen und die Nachbarn in dieser Reihenfolge treffen: { $sides }
do-place-first = { $card } legen
do-place-beside = { $card } { $places } legen
do-place-beside-in-order = { $card } { $places } legen und die Nachbarn in dieser Reihenfolge treffen: { $sides }

## What happened

played-at = { $player-person ->
    [you] Du legst
   *[other] { $player } legt
} { $card } auf { $cell }.
played-first = { $player-person ->
    [you] Du legst
   *[other] { $player } legt
} { $card } als erste Karte.
played-beside = { $player-person ->
    [you] Du legst
   *[other] { $player } legt
} { $card } { $places }.
meeting = { $new } trifft auf { $other }: { $flips }.
flip = { $from } wird zu { $to }
flip-of-single = { $season } bleibt (einfache Karte)
next-card = Die nächste Karte ist { $up }/{ $down }.
next-card-single = Die nächste Karte ist ein einfacher { $season }.

## What would happen

outcome-stays = Bleibt { $season }.
outcome-stays-flips = Bleibt { $season }; { $flips }.
outcome-ends = Endet als { $season }.
outcome-ends-flips = Endet als { $season }; { $flips }.
flip-of-neighbor = { $from } { $side } wird zu { $to }
flip-of-single-neighbor = der einfache { $season } { $side } bleibt

## The table, the hand, and what is chosen

table = Der Tisch
cards-on-table = Die Karten auf dem Tisch
no-card = leer
compass-label = Jede Jahreszeit dreht die vorhergehende um. Gegenüberliegende Jahreszeiten drehen sich gegenseitig um.
compass-caption = Der Pfeil zeigt, wen eine Jahreszeit umdreht. Gegenüberliegende Jahreszeiten drehen sich gegenseitig um.
draw-next = Nächste Karte ziehen
hand-of = { $player-person ->
    [you] Deine Karten
   *[other] Karten von { $player }
}
alike = { $cards } davon
play-here = Hier ausspielen
prompt-card = Tippe auf die Seite einer Karte, die offen liegen soll.
prompt-cell = Tippe auf ein Feld auf dem Tisch, um zu sehen, was geschehen würde.
order-or-outcome = Hier zählt die Reihenfolge: Tippe die Nachbarn der Reihe nach an oder wähle ein Ergebnis.
order-alone = Hier zählt die Reihenfolge: Tippe die Nachbarn der Reihe nach an.
planned-at = { $card }, auf { $cell }.
meet-next = { $season } { $side } treffen

## Standings

standings = Zwischenstand
season = Jahreszeit
cards = Karten
group = Gruppe
rank = Rang
points = Punkte
nobody = niemand
points-short = Pkt.
cards-in-hand = Handkarten
has-seasons = mit { $seasons }
season-held = { $season }
left-in-deck = Noch im Stapel: { $cards }
goal-dominance = Dominanz
goal-dominance-about = Die größte Gruppe jeder Jahreszeit. Am Ende muss eine Gruppe sieben Karten haben.
goal-balance = Gleichgewicht
goal-balance-about = Wie viele Karten jede Jahreszeit zeigen. Am Ende müssen es je vier sein.
of-needed = von { $needed }

## The task of the player to act, after "Your turn:"

task-draw = die nächste Karte ziehen
task-place = eine Karte und ihre Seite wählen, dann ein Feld

## Points and the end

score-rank = { $season } auf Rang { $rank } mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
score-group = Größte Gruppe: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} { $season }, { $needed } nötig
score-balance = { $season }: { $cards } von { $needed }
end-all-played = Alle sechzehn Karten liegen.
end-goal-reached = Du hast dein Ziel erreicht.
end-goal-missed = Du hast dein Ziel verfehlt.
dominance-reached = Die größte Gruppe hat { $cards } Karten.
dominance-missed = Die größte Gruppe hat { $cards } von { $needed } Karten.
balance-reached = Vier Karten von jeder Jahreszeit.
balance-missed = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} daneben: Jede Jahreszeit soll auf vier Karten zu sehen sein.

## Why a turn is good; "you" is the player who takes it

reason-points-rise = Deine Punkte steigen von { $before } auf { $after }.
reason-points-stay = Deine Punkte bleiben bei { $points }.
reason-points-fall = Deine Punkte sinken nur von { $before } auf { $after }.
reason-season-spreads = Dein { $season } ist auf { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} zu sehen statt auf { $before }.
reason-season-keeps = Dein { $season } behält { $cards ->
    [one] seine { $cards } Karte
   *[other] seine { $cards } Karten
}.
reason-group-grows = Deine größte Gruppe ({ $season }) wächst auf { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
reason-opponent-shrinks = { $opponent-person ->
    [you] Dein { $season } ist
   *[other] Der { $season } von { $opponent } ist
} auf { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} zu sehen statt auf { $before }.
reason-protected = Dein neuer { $season } lässt sich nur durch { $seasons } umdrehen, { $sides ->
    [0] und er hat keine offene Seite
    [one] und das an einer offenen Seite
   *[other] und das an { $sides } offenen Seiten
}.
reason-protected-next-best = Sonst { $sides ->
    [one] bleibt { $sides } Seite
   *[other] bleiben { $sides } Seiten
} offen.
reason-largest-grows = Deine größte Gruppe, { $season }, wächst auf { $cards } Karten.
reason-largest-stays = Deine größte Gruppe, { $season }, bleibt bei { $cards } Karten.
reason-balance = Der { $season } ist dann auf { $cards } der { $needed } Karten zu sehen, die er braucht.
risk-flips = { $opponent-person ->
    [you] Deine beste Antwort
   *[other] Die beste Antwort von { $opponent }
} dreht { $cards ->
    [0] keine deiner Karten
    [1] eine deiner Karten
   *[other] { $cards } deiner Karten
} um.

## Why something cannot be done

refusal-not-in-hand = Die Karte „{ $card }“ hast du nicht auf der Hand.
refusal-occupied = Dort liegt schon eine Karte.
refusal-not-adjacent = Neben diesem Feld liegt keine Karte.
refusal-too-wide = Mit einer Karte dort würden die Karten nicht mehr in ein Quadrat von vier mal vier Feldern passen.
refusal-too-far = Das ist zu weit von der ersten Karte: Alle Karten müssen in ein Quadrat von vier mal vier Feldern passen.
refusal-order-missing = Dort zählt die Reihenfolge der Begegnungen: Wähle, welche zuerst kommt.
refusal-order-invalid = Nenne jeden Nachbarn dieses Feldes genau einmal.
refusal-draw-first = Zieh zuerst die nächste Karte.
refusal-play-first = Spiele zuerst die Karte auf deiner Hand.

## Options of a new game: the question, and name and explanation of each choice

option-goal = Dein Ziel
    .choice-dominance = Dominanz
    .choice-dominance-about = Am Ende sieben Karten einer Jahreszeit in einer Gruppe.
    .choice-balance = Gleichgewicht
    .choice-balance-about = Am Ende genau vier Karten von jeder Jahreszeit.

## Help for a first turn

help-first = Wähle eine Karte aus deiner Hand und die Seite, die offen liegen soll.
help-second = Wähle ein Feld neben den Karten auf dem Tisch. Alle sechzehn müssen in ein Quadrat von vier mal vier Feldern passen.
help-third = Deine Karte trifft ihre Nachbarn: Jede Jahreszeit dreht die vorhergehende um, und gegenüberliegende Jahreszeiten drehen sich gegenseitig um.
help-fourth = Am Ende sollen deine Jahreszeiten auf den meisten Karten zu sehen sein, in großen Gruppen.
help-first-alone = Du hast eine Karte gezogen: Wähle, welche ihrer Seiten offen liegen soll.
help-fourth-alone = Zieh dann die nächste Karte. Wenn alle sechzehn liegen, gewinnst du, falls dein Ziel erreicht ist.

## About the game

notation = Sp (Frühling), Su (Sommer), Fa (Herbst), Wi (Winter): Sp/Su@m13 legt Frühling, mit Sommer auf der Rückseite, in Spalte m, Zeile 13; eine einfache Karte ist Sp@m13. Wo die Reihenfolge zählt, kommen die Nachbarn dazu: :NE trifft zuerst den oberen. next zieht eine Karte.
tie-breaker = Bei Gleichstand zählen die Karten der eigenen Jahreszeiten, dann die Größe ihrer größten Gruppen, dann die Zugreihenfolge.

## What is done by itself where there is no choice; before the seconds until it is done

routine-the-next-card-is-drawn = Die nächste Karte wird gezogen

## Milestones: the title, and what is to be done

milestone-dominance = Dominanz
milestone-dominance-task = Gewinne die Solopartie „Dominanz“.
milestone-balance = Gleichgewicht
milestone-balance-task = Gewinne die Solopartie „Gleichgewicht“.
milestone-both-on-top = Doppelspitze
milestone-both-on-top-task = Bringe in einer Partie zu zweit gegen Amateur oder stärker deine Jahreszeiten auf Rang 1 und 2.
milestone-four-seasons = Die vier Jahreszeiten
milestone-four-seasons-task = Gewinne eine Partie zu viert gegen Könner oder stärker.
milestone-beat-expert = Wetterfest
milestone-beat-expert-task = Besiege den Bot „Experte“.

## Endless puzzles

puzzle-last-card = Letzte Karten
puzzle-last-card-about = Die Partie ist fast vorbei. Finde den einen Zug, mit dem du gewinnst, was auch immer dein Gegner spielt.
puzzle-last-card-difficulty = übrige Karten
puzzle-find-the-order = Finde die Reihenfolge
puzzle-find-the-order-about = Deine Karte trifft mehrere Nachbarn. Sie gewinnt nur auf einem Feld und nur in einer Reihenfolge.
puzzle-find-the-order-difficulty = übrige Karten
puzzle-last-card-goal = { $cards ->
    [1] Spiele die letzte Karte so, dass du gewinnst.
   *[other] { $cards } Karten sind übrig, und du beginnst. Gewinne, was auch immer Ben spielt.
}
puzzle-find-the-order-goal = { $cards ->
    [1] Spiele die letzte Karte so, dass du gewinnst. Die Reihenfolge der Begegnungen entscheidet.
   *[other] { $cards } Karten sind übrig, und du beginnst. Gewinne: Die Reihenfolge der Begegnungen entscheidet.
}
puzzle-lost = Dann gewinnt Ben.
puzzle-not-won = Dann kann Ben noch gewinnen.
puzzle-wrong-order = Richtige Karte, richtiges Feld, falsche Reihenfolge.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal = Das Ziel
    .task = Wenn alle sechzehn Karten auf dem Tisch liegen, sollen deine Jahreszeiten auf den meisten davon zu sehen sein: Frühling und Sommer. Ben hat Herbst und Winter. Spiele deinen einfachen Sommer, der auf beiden Seiten gleich ist.
    .mistake = Dieser Sommer hat eine andere Jahreszeit auf der Rückseite. Nimm den einfachen, den mit dem zweiten Rahmen.
    .wrong = Wähle deinen einfachen Sommer, der auf beiden Seiten gleich ist.
    .solved = Jede andere Karte hat eine zweite Jahreszeit auf der Rückseite. Auf der Hand siehst du beide Seiten; auf dem Tisch verrät das Zeichen unten rechts die Rückseite.
lesson-season-before = Die vorhergehende Jahreszeit
    .task = Karten, die sich Kante an Kante berühren, treffen aufeinander. Jede Jahreszeit dreht die vorhergehende um: Der Frühling dreht den Winter um. Spiele deinen einfachen Frühling neben den Winter.
    .mistake = Dort trifft dein Frühling auf den Herbst. Lege ihn so, dass er den Winter berührt.
    .wrong = Spiele deinen einfachen Frühling neben den Winter.
    .solved = Der Winter wurde umgedreht; auf der Rückseite war dein Sommer. Genauso dreht der Sommer den Frühling um, der Herbst den Sommer und der Winter den Herbst.
lesson-flipping-your-own-card = Die eigene Karte umdrehen
    .task = Auch eine neue Karte kann umgedreht werden, und du darfst auch Bens Jahreszeiten spielen. Der Winter dreht den Herbst um: Spiele Herbst, mit Sommer auf der Rückseite, neben den Winter.
    .mistake = Das ist die richtige Karte, aber der Sommer liegt offen. Wähle ihre Herbstseite.
    .other-mistake = Zwischen gleichen Jahreszeiten geschieht nichts. Lege sie neben den Winter.
    .wrong = Wähle die Herbstseite der Karte mit Herbst und Sommer und lege sie neben den Winter.
    .solved = Deine neue Karte wurde umgedreht und ist jetzt Sommer. Welche der beiden Karten neu ist, spielt keine Rolle: Umgedreht wird die frühere Jahreszeit.
lesson-opposites = Gegensätze
    .task = Gegenüberliegende Jahreszeiten drehen sich gegenseitig um: Frühling und Herbst, Sommer und Winter. Spiele Frühling, mit Sommer auf der Rückseite, neben einen Herbst.
    .mistake = Der Herbst kommt gleich nach dem Sommer, darum dreht er nur deine Karte um. Wähle die Frühlingsseite.
    .wrong = Wähle die Frühlingsseite der Karte mit Frühling und Sommer und lege sie neben einen Herbst.
    .solved = Beide wurden umgedreht, deine zu Sommer. Zwischen gleichen Jahreszeiten geschieht nichts.
lesson-several-neighbours = Mehrere Nachbarn
    .task = Eine neue Karte trifft jede Karte, die sie berührt, eine nach der anderen. Finde das Feld, auf dem dein einfacher Frühling sowohl einen Herbst als auch den Winter berührt.
    .mistake = Dort berührt er einen Herbst und deinen eigenen Sommer. Finde das Feld zwischen einem Herbst und dem Winter.
    .other-mistake = Dort berührt er nur den Winter. Finde das Feld, auf dem er auch einen Herbst berührt.
    .wrong = Lege deinen einfachen Frühling unter den linken Herbst, neben den Winter.
    .solved = Zwei Sommer mehr. Einer davon berührt jetzt den anderen Herbst, aber das löst nichts aus: Nur die neue Karte hat Begegnungen.
lesson-four-by-four = Vier mal vier
    .task = Alle sechzehn Karten müssen in ein Quadrat von vier mal vier Feldern passen. Diese hier nehmen drei Spalten ein. Lege deinen einfachen Frühling an das rechte Ende der Reihe aus drei Karten, neben den Winter.
    .mistake = Das ist das linke Ende. Lege ihn rechts neben den Winter.
    .other-mistake = Neben dem Winter, aber in einer der drei Spalten. Lege ihn rechts daneben.
    .wrong = Lege deinen einfachen Frühling rechts neben den Winter.
    .solved = Jetzt sind es vier Spalten, und weiter nach links oder rechts kann keine Karte. Für die Zeilen gilt dasselbe.
lesson-points = Punkte
    .task = Am Ende bringt die Jahreszeit auf den meisten Karten 4 Punkte, die nächste 3, dann 2, dann 1. Der Herbst führt mit vier Karten. Lege deinen einfachen Frühling so, dass er zwei davon berührt.
    .mistake = Dort berührt er nur einen Herbst und deinen eigenen Sommer. Finde das Feld zwischen zwei Herbsten.
    .other-mistake = Dort berührt er nur den einfachen Herbst. Finde das Feld zwischen zwei Herbsten.
    .wrong = Finde das eine freie Feld, das zwei Herbste berührt.
    .solved = Beide sind jetzt Frühling. Der Frühling führt mit drei Karten, der Sommer ist Zweiter: Zu zweit zählst du beide zusammen, 4 und 3 Punkte.
lesson-a-turn-of-your-own = Ein eigener Zug
    .task = Jetzt finde es selbst. Ben zeigt zwei Winter und einen Herbst. Eine deiner einfachen Karten ergibt auf dem richtigen Feld drei Frühlinge mehr: sich selbst und zwei umgedrehte Karten mit Frühling auf der Rückseite.
    .mistake = Das richtige Feld, aber der Herbst dreht den Sommer um und bleibt, wie er ist. Versuche es mit deiner anderen einfachen Karte.
    .wrong = Suche ein Feld, das zwei Karten mit Frühling auf der Rückseite berührt, einen Herbst und einen Winter.
    .solved = Ben bleibt eine Karte. Bevor du eine Karte spielst, siehst du immer, was umgedreht würde. Jetzt probiere eine eigene Partie.
lesson-single-cards = Einfache Karten
    .task = Eine einfache Karte hat auf beiden Seiten dieselbe Jahreszeit. Von den beiden Herbsten hat der obere Sommer auf der Rückseite. Lege deinen einfachen Frühling daneben.
    .mistake = Dieser Herbst hat Winter auf der Rückseite: eine von Bens Jahreszeiten für die andere. Lege ihn neben den oberen.
    .wrong = Lege deinen einfachen Frühling neben den oberen Herbst.
    .solved = Gegensätze: Beide werden umgedreht. Aber deine Karte zeigt auf beiden Seiten Frühling, und der Herbst ist jetzt dein Sommer.
lesson-order-of-meetings = Die Reihenfolge der Begegnungen
    .task = Eine umgedrehte Karte trifft die übrigen als ihre neue Jahreszeit, darum zählt die Reihenfolge. Spiele Sommer, Frühling auf der Rückseite, rechts neben den oberen Herbst und über den Winter. Triff zuerst den Winter, dann den Herbst.
    .mistake = Mit dem Herbst zuerst wird deine Karte zu Frühling, und der Herbst bleibt. Triff zuerst den Winter: Als Frühling dreht deine Karte dann den Herbst um.
    .other-mistake = Das ist die richtige Karte, aber der Frühling liegt offen. Wähle ihre Sommerseite.
    .wrong = Spiele Sommer, mit Frühling auf der Rückseite, auf das Feld, das den oberen Herbst und den Winter berührt.
    .solved = Winter: Beide werden umgedreht, deine zu Frühling. Herbst: Beide werden wieder umgedreht, deine zurück zu Sommer. Alle drei zeigen jetzt Sommer.
lesson-groups = Gruppen
    .task = Bei gleich vielen Karten ist die Jahreszeit mit der größten Gruppe, Kante an Kante, im Rang höher. Der Herbst hat vier Karten, der Sommer zwei. Spiele deinen einfachen Sommer so, dass er deinen eigenen Frühling umdreht.
    .mistake = Dort schließt er sich deinen Sommern an, aber das sind nur drei. Dreh auch deinen eigenen Frühling um: Der Sommer dreht den Frühling um.
    .wrong = Lege deinen einfachen Sommer auf das Feld unter deinem Frühling.
    .solved = Je vier. Deine Sommer bilden eine Vierergruppe, die größte Gruppe des Herbstes hat drei: Der Sommer führt. Sind auch die Gruppen gleich groß, liegt vorn, wer zuerst dran war.
lesson-last-cards = Die letzten Karten
    .task = Zwei Felder sind noch frei: eins für deine letzte Karte, eins für Bens. Dann ist die Partie vorbei. Frühling und Winter führen mit je fünf Karten. Lege deinen Sommer so, dass er einen Winter umdreht.
    .mistake = Dort würde er nur deinen eigenen Frühling umdrehen, und Ben könnte seinen Winter retten. Nimm das andere Feld.
    .wrong = Lege deinen Sommer unter den Winter in der Ecke oben rechts.
    .solved = Je fünf Sommer, Frühlinge und Winter. Der Sommer hat die größte Gruppe; Frühling und Winter sind gleichauf, aber du warst zuerst dran. 4 + 3 Punkte: Du gewinnst 7 zu 3.
lesson-solo-dominance = Solo: Dominanz
    .task = Solo ziehst du eine Karte nach der anderen. Für Dominanz brauchst du am Ende sieben Karten einer Jahreszeit in einer Gruppe. Sechs Frühlinge berühren sich schon: Zieh die letzte Karte und spiele sie als Frühling auf das letzte Feld.
    .mistake = Sommer würde die beiden Frühlinge umdrehen, die er berührt. Wähle die Frühlingsseite.
    .wrong = Zieh die nächste Karte und spiele dann ihre Frühlingsseite.
    .solved = Sieben Frühlinge in einer Gruppe. Nur das Ende zählt: Vor der letzten Karte kann eine große Gruppe noch zerfallen.
lesson-solo-balance = Solo: Gleichgewicht
    .task = Für Gleichgewicht muss jede Jahreszeit am Ende auf genau vier Karten zu sehen sein. Nur der Winter hat drei. Sieh dir den Sommer neben dem letzten Feld an: Welche Seite deiner Karte spielst du, damit sie als Winter endet?
    .mistake = Winter und Sommer sind Gegensätze: Deine Karte würde zu Frühling. Spiele Frühling, und der Sommer dreht sie zu Winter um.
    .wrong = Spiele die Frühlingsseite: Der Sommer neben dem Feld dreht sie zu Winter um.
    .solved = Von jeder Jahreszeit vier. Der Sommer hat deinen Frühling zu Winter umgedreht.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-dominance-about = Solo: am Ende sieben Karten einer Jahreszeit in einer Gruppe.
deal-balance-about = Solo: am Ende vier Karten von jeder Jahreszeit.
deal-dominance-won = eine Gruppe von { $cards }
deal-dominance-missed = beste Gruppe: { $cards } von { $needed }
deal-balance-won = im Gleichgewicht
deal-balance-missed = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} daneben
