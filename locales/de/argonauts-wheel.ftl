### Die Wörter von Argonaut’s Wheel. Figuren „ziehen“ „von“ einer Station „auf“ eine andere; das Rad wird „gedreht“.

## (Side)
## The colors of the pieces, as words before "disc" or "cone"; the player of a side is called like the color.

# Ohne Form: vor „Scheibe“; `.masculine`: vor „Stapel“, „Kegel“, „Turm“; `.accusative`: nach „den“.
side-black = schwarze
    .masculine = schwarzer
    .accusative = schwarzen
    .player = Schwarz
side-white = weiße
    .masculine = weißer
    .accusative = weißen
    .player = Weiß

## Die Seiten als Spieler

player-black = Schwarz
player-white = Weiß

## (Piece)
## A piece as the object of a sentence such as "moved", and after "your".

# Im Akkusativ; `.own`: am Anfang eines Satzes.
piece-disc = eine Scheibe
    .own = Deine Scheibe
piece-stack = den Stapel
    .own = Dein Stapel
piece-cone = den Kegel
    .own = Dein Kegel
piece-cone-of-spire = den Kegel vom Turm
    .own = Dein Kegel
piece-spire = den Turm
    .own = Dein Turm

## (Zone)
## One of the three stations of a side.

zone-left = links
    .yours = zu deiner Linken
    .theirs = zur Linken
zone-centre = Mitte
    .yours = in deiner Mitte
    .theirs = in der Mitte
zone-right = rechts
    .yours = zu deiner Rechten
    .theirs = zur Rechten

## Stations

# Wo etwas ist, nicht wohin es kommt.
your-zone = { $zone-yours }
zone-of = { $zone-theirs } von { $side-player }
neutral = neutral
neutral-station = auf einer neutralen Station
station-label = Station { $station }, { $zone }: { $occupants }.
select = Wählen.

## What stands on a station

empty = leer
discs = { $living ->
    [true] { $count ->
        [1] { $side } Scheibe
       *[other] { $side-masculine } Stapel
    }
   *[false] { $count ->
        [1] tote { $side } Scheibe
       *[other] toter { $side-masculine } Stapel
    }
}
lone-cone = { $side-masculine } Kegel
free-spire = { $side-masculine } Turm: Kegel, darunter { $discs }
prisoner-spire = { $side-masculine } Kegel, darunter { $discs }, gefangen
upside-down = { $side-masculine } Kegel kopfüber, darunter { $discs }

## The board

wheel = Das Rad
wheel-by-station = Das Rad, Station für Station, im Uhrzeigersinn
station = Station
zone = Bereich
pieces = Figuren
flip-board = Brett drehen
turn-wheel = Rad drehen
to-move = am Zug
plays-side = spielt { $side-player }

## A chosen piece

prompt-turn = Keine deiner Figuren kann ziehen, also musst du das Rad drehen.
prompt-move = Ein Umlauf ist vollendet: Du musst mit einer Figur ziehen.
prompt-piece = Tippe auf eine deiner Figuren, um zu sehen, wohin sie ziehen kann.
what-moves = Was ziehen soll
part = { $piece-id ->
    [disc] Nur die obere Scheibe
    [stack] Beide Scheiben
    [spire] Ganzer Turm
   *[other] Nur der Kegel
}
where-to = { $piece-id ->
    [disc] Wohin soll die Scheibe?
    [stack] Wohin sollen beide Scheiben?
    [spire] Wohin soll der Turm?
   *[other] Wohin soll der Kegel?
}
move-here = Zieh { $piece } hierher.
move-here-effect = Zieh { $piece } hierher: { $effect }.
destination = Auf { $to }
destination-effect = Auf { $to }: { $effect }
effect-leaves = verlässt seine Scheiben
effect-stacks = bildet einen Stapel
effect-kills = { $count ->
    [1] tötet die Scheibe
   *[other] tötet beide Scheiben
}
effect-revives-own = { $count ->
    [1] belebt deine Scheibe wieder: freier Turm
   *[other] belebt deine Scheiben wieder: freier Turm
}
effect-revives-other = { $count ->
    [1] belebt die Scheibe wieder, als deine Gefangene
   *[other] belebt die Scheiben wieder, als deine Gefangenen
}
effect-wins = tötet den Kegel und gewinnt

## The time stone, which counts the turns of the wheel since a piece moved

time-title = Der Zeitstein
time-stone-at = Der Zeitstein liegt bei Station { $station }.
time-left = Noch { $turns ->
    [one] { $turns } Raddrehung
   *[other] { $turns } Raddrehungen
} bis zum { $revolution ->
    [1] ersten
    [2] zweiten
   *[other] dritten
} Umlauf.
time-idle = { $turns ->
    [one] { $turns } Drehung
   *[other] { $turns } Drehungen
} des Rades, seit zuletzt eine Figur gezogen hat.
revolution-first = wer dran ist, muss mit einer Figur ziehen; geht das nicht, muss es der Gegner, wenn möglich
revolution-second = alle toten Scheiben werden wiederbelebt; dann wie nach dem ersten
revolution-third = die Partie endet unentschieden
battle-begun = Kegel können jetzt getötet werden.
battle-not-begun = Kegel können erst getötet werden, wenn einer gezogen hat.

## The pieces of a side, in a list below the name of its player

cone-on = Kegel auf { $station }
cone-on-dead = Kegel auf { $station }, kopfüber auf Toten
cone-on-spire = Kegel auf { $station }, auf seinem Turm
cone-on-prisoners = Kegel auf { $station }, über Gefangenen
cone-dead = Kegel, getötet
discs-on = { $count ->
    [1] Scheibe
   *[other] Stapel
} auf { $station }, { $living ->
    [true] { $held ->
        [true] gefangen
       *[false] lebend
    }
   *[false] tot
}

## What a player does, after "Try this:" and in lists of actions

do-turn = das Rad drehen
do-move = { $piece } von { $from } auf { $to } ziehen

## What happened

moved = { $player-person ->
    [you] Du ziehst
   *[other] { $player } zieht
} { $piece } von { $from } auf { $to }.
stacked = Zwei Scheiben bilden einen Stapel.
first-cone-moved = Der erste Kegel hat gezogen: Vom nächsten Zug an können Kegel getötet werden.
killed = { $count ->
    [1] Die { $side } Scheibe auf { $station } wird getötet.
   *[other] Der { $side } Stapel auf { $station } wird getötet.
}
revived-own = { $count ->
    [1] Die { $side } Scheibe auf { $station } kehrt ins Leben zurück und bildet mit ihrem Kegel einen freien Turm.
   *[other] Der { $side } Stapel auf { $station } kehrt ins Leben zurück und bildet mit seinem Kegel einen freien Turm.
}
revived-prisoner = { $count ->
    [1] Die { $side } Scheibe auf { $station } kehrt ins Leben zurück, ist aber gefangen.
   *[other] Der { $side } Stapel auf { $station } kehrt ins Leben zurück, ist aber gefangen.
}
cone-killed = Der { $side } Kegel auf { $station } wird getötet.
cone-killed-on-spire = Der { $side } Kegel auf { $station } wird auf seinem Turm getötet.
turned = { $player-person ->
    [you] Du drehst
   *[other] { $player } dreht
} das Rad.
complete-once = Ein Umlauf ist vollendet: Jetzt muss eine Figur ziehen, wenn das möglich ist.
complete-twice = Zwei Umläufe sind vollendet: Jetzt muss eine Figur ziehen, wenn das möglich ist.
complete-thrice = Drei Umläufe sind vollendet.
all-revived = { $count ->
    [1] Die tote Scheibe kehrt ins Leben zurück.
   *[other] Alle toten Scheiben kehren ins Leben zurück.
}

## The task of the player to act, after "Your turn:"

task-turn = das Rad drehen, denn keine Figur kann ziehen
task-move = mit einer Figur ziehen, denn ein Umlauf ist vollendet
task-any = mit einer Figur ziehen oder das Rad drehen

## The end

score-cone = Der gegnerische Kegel ist getötet
end-alone = Ein Kegel hat den anderen getötet.
end-dead-discs = Ein Kegel hat den anderen auf seinen toten Scheiben getötet.
end-free-spire = Ein Kegel hat den anderen auf seinem Turm getötet.
end-prisoners = Ein Kegel hat den anderen auf seinen Gefangenen getötet.
end-three-revolutions = Drei Umläufe, ohne dass eine Figur gezogen hat.
end-repetition = Dieselbe Stellung kam zum dritten Mal vor.
end-too-long = Sechshundert Züge sind gespielt.

## Why a turn is good; "you" is the player who takes it

reason-more-discs = { $side-player } hat dann { $discs ->
    [1] eine lebende Scheibe
   *[other] { $discs } lebende Scheiben
}.
reason-fewer-discs = { $discs ->
    [0] { $side-player } hat keine lebende Scheibe mehr.
    [1] { $side-player } hat nur noch eine lebende Scheibe.
   *[other] { $side-player } hat nur noch { $discs } lebende Scheiben.
}
reason-frees-discs = Deine Scheiben kommen unter dem Kegel frei.
reason-cone-rides = Dein Kegel fährt mit und steht dann { $place }.
reason-wheel-carries = Das Rad trägt den { $side-accusative } Kegel weiter: Er steht dann { $place }.
reason-piece-comes = { $piece-own } steht dann { $to } statt { $from }.
risk-answer = { $opponent-person ->
    [you] Deine beste Antwort
   *[other] Die beste Antwort von { $opponent }
}: { $action }.

## Why something cannot be done

refusal-must-move = Ein Umlauf ist vollendet: Du musst jetzt mit einer Figur ziehen.
refusal-not-controlled = Station { $station } ist keine deiner drei Stationen, von dort kannst du nicht ziehen.
refusal-no-piece = Auf { $station } hast du keine Figur.
refusal-dead-discs = Tote Scheiben wie die auf { $station } können nicht ziehen.
refusal-prisoner = Die Scheiben auf { $station } sind Gefangene des gegnerischen Kegels.
refusal-not-a-piece = So kann die Figur auf { $station } nicht ziehen.
refusal-out-of-reach = Von { $from } auf { $to } kann keine Figur ziehen.
refusal-not-empty = Stapel und Türme können nur auf eine leere Station ziehen, und { $station } ist nicht leer.
refusal-own-discs = Dein Kegel kann nicht auf deiner eigenen lebenden Scheibe auf { $station } landen.
refusal-battle-not-begun = Der Kegel auf { $station } kann erst getötet werden, wenn ein Kegel gezogen hat.
refusal-cone = Auf { $station } steht ein Kegel, dort können keine Scheiben landen.
refusal-opposing-discs = Scheiben deines Gegners versperren { $station }.
refusal-joins-dead = Eine lebende Scheibe kann nicht auf den toten Scheiben auf { $station } landen.

## Options of a new game: the question, and name and explanation of each choice

option-first-player = Wer beginnt
    .choice-black = Schwarz
    .choice-black-about = Wie in einer ersten Partie. Danach wählt, wer die letzte verloren hat.
    .choice-white = Weiß
    .choice-white-about = Dasselbe Spiel mit vertauschten Farben.

## Help for a first turn

help-first = Du gewinnst, wenn dein Kegel auf dem gegnerischen Kegel landet. In deinem Zug ziehst du mit einer Figur von einer der drei Stationen vor dir, oder du drehst das Rad um eine Station.
help-second = Von links zieht eine Figur zwei Stationen, in beide Richtungen; von rechts eine; aus der Mitte geradewegs hinüber.
help-third = Dein Kegel tötet Scheiben, auf denen er landet, und bringt tote zurück ins Leben. Scheiben können nur auf leeren Stationen landen oder auf deiner eigenen lebenden Scheibe.
help-fourth = Der Kampf um die Kegel beginnt, sobald ein Kegel gezogen hat: Von da an können beide getötet werden.

## About the game

notation = Die Stationen haben die Nummern 0 bis 7, im Uhrzeigersinn von der Mitte von Schwarz an. 1-7 zieht eine Scheibe oder einen Kegel von 1 auf 7 (von einem Stapel die obere Scheibe); 1=7 zieht einen ganzen Stapel oder Turm; ^1-7 zieht den Kegel von seinem Turm; R dreht das Rad.
solution-note = Dieses Spiel ist gelöst: Bei perfektem Spiel gewinnt, wer beginnt, innerhalb von 38 eigenen Zügen, aber nur, wenn zuerst das Rad gedreht wird. Der Bot „Perfekt“ macht keine Fehler.

## Milestones: the title, and what is to be done

milestone-going-second = Wider Erwarten
milestone-going-second-task = Gewinne gegen Könner oder stärker, wenn du als Zweites dran bist.
milestone-whole-spire = Ein ganzer Turm
milestone-whole-spire-task = Gewinne, indem du einen Kegel tötest, der auf seinen eigenen lebenden Scheiben steht.
milestone-two-revolutions = Zurück im Leben
milestone-two-revolutions-task = Gewinne eine Partie, in der zwei Umläufe die Toten zurückgebracht haben.
milestone-longest-resistance = Der längste Widerstand
milestone-longest-resistance-task = Halte 75 Züge gegen „Perfekt“ durch, wenn du als Zweites dran bist. Länger geht es nicht.
milestone-draw-perfect = Kein Durchkommen
milestone-draw-perfect-task = Spiele unentschieden gegen „Perfekt“.
milestone-beat-expert = Nur das Beste
milestone-beat-expert-task = Besiege „Perfekt“. Beginne und mach keinen Fehler.

## Endless puzzles

puzzle-win = Erzwungener Sieg
puzzle-win-about = Du kannst den Sieg erzwingen, aber in jedem Zug führt nur ein Weg dorthin. Bei allem anderen entkommt Weiß.
puzzle-win-difficulty = Züge bis zum Sieg
puzzle-win-goal = { $turns ->
    [1] Du spielst Schwarz. Gewinne in diesem Zug.
   *[other] Du spielst Schwarz. Gewinne in { $turns } Zügen, wie auch immer Weiß sich wehrt.
}
puzzle-draws = Das reicht nur zum Unentschieden: Schwarz kann den Sieg nicht mehr erzwingen.
puzzle-loses = Das verliert: Jetzt kann Weiß den Sieg erzwingen.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal = Das Ziel
    .task = Du spielst Schwarz. Du gewinnst, wenn dein Kegel, die hohe Figur, auf dem gegnerischen Kegel landet. Aus der Mitte zieht eine Figur geradewegs hinüber, und genau dort steht der Kegel von Weiß: Zieh deinen Kegel von 0 auf 4.
    .mistake = Das ist eine Scheibe. Nur dein Kegel kann gewinnen: Er steht vor dir, auf 0.
    .wrong = Zieh deinen Kegel von 0 auf 4.
    .solved = So wird jede Partie gewonnen. Aber kein Kegel kann getötet werden, bevor einer von beiden gezogen hat.
lesson-from-the-right = Von rechts
    .task = Drei Stationen gehören dir: links (1), Mitte (0) und rechts (7). Von rechts zieht eine Figur eine Station weit. Dein Kegel versperrt 0, also zieh die Scheibe von 7 auf 6.
    .mistake = Diese Scheibe ist zu deiner Linken, auf 1. Zieh die auf 7.
    .wrong = Zieh die Scheibe von 7 auf 6.
    .solved = Station 6 ist neutral. Du kannst nur Figuren auf deinen eigenen drei Stationen ziehen.
lesson-from-the-left = Von links
    .task = Von links zieht eine Figur zwei Stationen weit, in beide Richtungen. Zieh die Scheibe von 1 auf 3, zur Rechten von Weiß.
    .mistake = Das sind von 1 zwei Stationen in die andere Richtung. Zieh die Scheibe auf 3.
    .wrong = Zieh die Scheibe von 1 auf 3.
    .solved = Du darfst auf jeder leeren Station landen, auch auf denen deines Gegners. Aber eine Scheibe landet nie auf einem Kegel oder auf gegnerischen Scheiben.
lesson-turning-the-wheel = Das Rad drehen
    .task = Die Scheibe auf 2 erreichst du nicht. Statt mit einer Figur zu ziehen, darfst du das Rad drehen: Alles darauf rückt eine Station weiter. Dreh es.
    .mistake = So bleibt die Scheibe auf 2 außer Reichweite. Dreh das Rad, um sie zu dir zu holen.
    .wrong = Dreh das Rad.
    .solved = Die Scheibe ist jetzt zu deiner Linken, dort kannst du sie ziehen. Die von 7 hat deine Stationen verlassen: Das Rad muss sie zurückbringen.
lesson-kills = Töten
    .task = Ein Kegel tötet gegnerische Scheiben, auf denen er landet. Töte die Scheibe auf 4.
    .wrong = Lande mit deinem Kegel auf der weißen Scheibe auf 4.
    .solved = Dein Kegel steht kopfüber auf der toten Scheibe, und die kann nicht ziehen. Ein ganzer Stapel stirbt auf einmal. Auf den eigenen lebenden Scheiben landet ein Kegel nie.
lesson-resurrection = Wiederbelebung
    .task = Landet ein Kegel auf toten Scheiben, bringt er sie zurück ins Leben. Deine eigene tote Scheibe liegt auf 4: Belebe sie wieder.
    .wrong = Lande mit deinem Kegel auf der toten Scheibe auf 4.
    .solved = Sie ist deine, also können Kegel und Scheibe wieder ziehen.
lesson-winning = Gewinnen
    .task = Ein Kegel wird getötet, worauf er auch steht. Von deiner Rechten aus wäre der von Weiß in Reichweite, also dreh zuerst das Rad. Weiß kann es nur weiterdrehen. Dann fang den Kegel.
    .mistake = Von deiner Linken zieht der Kegel zwei Stationen weit und verfehlt ihn. Dreh das Rad, um deinen Kegel zu deiner Rechten zu bringen.
    .other-mistake = Die falsche Richtung: Der weiße Kegel steht in der Mitte, auf 0.
    .wrong = Dreh zuerst das Rad, dann zieh deinen Kegel von 7 auf 0.
    .solved = Für eine erste Partie weißt du genug. „Mehr“ erzählt von Stapeln, Türmen und dem Zeitstein.
lesson-from-the-centre = Aus der Mitte
    .task = Aus der Mitte zieht eine Figur geradewegs hinüber. Kegel ziehen wie Scheiben: Schick deinen von 0 auf 4.
    .mistake = Das ist eine Scheibe zu deiner Linken. Dein Kegel steht in der Mitte: Schick ihn geradewegs hinüber auf 4.
    .wrong = Zieh den Kegel von 0 auf 4.
    .solved = Bevor ein Kegel gezogen hat, kann kein Kegel getötet werden.
lesson-stacks = Stapel
    .task = Zwei Scheiben einer Farbe bilden einen Stapel. Zieh die Scheibe von 1 auf die auf 7. Weiß antwortet; zieh dann den ganzen Stapel auf 6.
    .mistake = So zieht nur eine Scheibe. Zieh im ersten Zug von 1 auf 7, dann den ganzen Stapel von 7 auf 6.
    .wrong = Zieh im ersten Zug von 1 auf 7, dann den ganzen Stapel von 7 auf 6.
    .solved = Die obere Scheibe hätte auch allein ziehen können. Ein ganzer Stapel braucht eine leere Station.
lesson-free-spires = Freie Türme
    .task = Ein freier Turm zieht als Ganzes auf eine leere Station, oder sein Kegel zieht allein. Zieh den ganzen Turm von 1 auf 3.
    .mistake = So zieht der Kegel allein und lässt seine Scheibe zurück. Zieh den ganzen Turm.
    .wrong = Zieh den ganzen Turm von 1 auf 3.
    .solved = Ein ganzer Turm tut anderen Figuren nichts. Nur sein Kegel, wenn er allein zieht, tötet und belebt wieder.
lesson-prisoners = Gefangene
    .task = Ein Kegel belebt auch gegnerische Scheiben wieder. Lande auf der toten weißen Scheibe auf 4.
    .mistake = Eine Scheibe bringt niemanden zurück ins Leben. Lande mit deinem Kegel auf der toten weißen Scheibe.
    .wrong = Lande mit deinem Kegel auf der toten weißen Scheibe auf 4.
    .solved = Weiß kann sie nicht ziehen, bis dein Kegel sie verlässt.
lesson-one-revolution = Ein Umlauf
    .task = Der Zeitstein fährt auf dem Rad mit, seit zuletzt eine Figur gezogen hat. Er ist einmal ganz herum, also musst du jetzt mit einer Figur ziehen, wenn du kannst. Zieh mit irgendeiner.
    .solved = Damit kommt der Zeitstein wieder an seinen Platz. Könntest du nicht ziehen, würdest du das Rad drehen, und Weiß müsste ziehen.
lesson-two-revolutions-and-three = Zwei Umläufe und drei
    .task = Kommt der Zeitstein ein zweites Mal herum, kehren alle toten Scheiben ins Leben zurück. Dreh das Rad noch einmal.
    .mistake = Sobald eine Figur zieht, kommt der Zeitstein wieder an seinen Platz, und deine toten Scheiben bleiben tot. Dreh das Rad.
    .wrong = Dreh das Rad.
    .solved = Kommt der Stein ein drittes Mal herum, endet die Partie unentschieden. Das ist das ganze Spiel.
puzzles-task = Du spielst Schwarz und kannst den Sieg erzwingen. Weiß wehrt sich, so lange es geht.
    .wrong = Das würde den Sieg verschenken, darum wurde es zurückgenommen.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-puzzle = Rätsel
deal-puzzle-about = Finde den Sieg: jeden Tag einen Zug länger, bis Sonntag.
