game-title = Amerigo
game-subtitle = Segeln, planen, bauen auf neuen Inseln: Ein Turm voller Würfel bestimmt, was möglich ist.

## Dinge

colour = { $colour ->
        [blue] Blau
        [black] Schwarz
        [red] Rot
        [brown] Braun
        [green] Grün
        [yellow] Gelb
       *[white] Weiß
    }
cubes = { $count } × { colour }
good = { $good ->
        [cotton] Baumwolle
        [tobacco] Tabak
        [sugar] Zucker
        [coconut] Kokosnüsse
       *[coffee] Kaffee
    }
production = { good } { $cost }
tile = { $tile ->
        [neutral-single] neutraler Einer
        [neutral-domino] neutraler Zweier
        [neutral-i3] neutraler gerader Dreier
        [neutral-l3] neutraler Dreierwinkel
        [neutral-i4] neutraler gerader Vierer
        [neutral-square] neutrales Viererquadrat
        [neutral-u5] neutrales Fünfer-U
        [neutral-block] neutraler Sechserblock
        [village-single] Dorf-Einer
        [village-domino] Dorf-Zweier
        [village-i3] gerader Dorf-Dreier
        [village-l3] Dorf-Dreierwinkel
        [village-i4] gerader Dorf-Vierer
       *[village-square] Dorf-Viererquadrat
    }
turn = { $turn ->
        [north] Nord
        [east] Ost
        [south] Süd
       *[west] West
    }
place = { $place ->
        [frame] Rahmenfeld { $frame }
       *[square] { $square }
    }
token = { $token ->
        [ap-blue] +2 Blau
        [ap-black] +2 Schwarz
        [ap-red] +2 Rot
        [ap-brown] +2 Braun
        [ap-green] +2 Grün
        [ap-yellow] +2 Gelb
        [ap-red-blue] +1 Rot oder Blau
        [ap-black-brown] +1 Schwarz oder Braun
        [ap-green-yellow] +1 Grün oder Gelb
        [ships-8] Rückenwind
        [stronger-pirates] Piratenfreund
        [half-loss] Halber Verlust
        [victory-gold] Kopfgeld
        [two-neutrals] Zwei neutrale Plättchen
        [red-green] Rot und Grün
        [gold-3] 3 Gold
        [gold-5] 5 Gold
        [post-gold] Hafengebühr
        [more-gold] Gold für Paare
        [jump] Sprung
        [cube-points] Punkte für Würfel
        [post-points] Punkte für Posten
        [seven-points] 7 Punkte
       *[gold-again] Noch einmal die Goldleiste
    }
token-effect = { $token ->
        [ap-blue] immer 2 AP mehr, um Schiffe zu bewegen
        [ap-black] immer 2 AP mehr, um Kanonen zu laden
        [ap-red] immer 2 AP mehr, um zu planen
        [ap-brown] immer 2 AP mehr für Fortschritte
        [ap-green] immer 2 AP mehr, um zu bauen
        [ap-yellow] immer 2 AP mehr, um Produktion zu kaufen
        [ap-red-blue] immer 1 AP mehr, um zu planen oder Schiffe zu bewegen
        [ap-black-brown] immer 1 AP mehr für Kanonen oder Fortschritte
        [ap-green-yellow] immer 1 AP mehr, um zu bauen oder Produktion zu kaufen
        [ships-8] einmal 8 Schritte mehr für jedes Schiff
        [stronger-pirates] für alle anderen sind die Piraten um 2 stärker
        [half-loss] Piraten nehmen dir nur die halben Punkte
        [victory-gold] 2 Gold, jedes Mal wenn du die Piraten abwehrst
        [two-neutrals] zwei neutrale Plättchen in einer Phase planen
        [red-green] rote Würfel gelten auch als grüne und grüne als rote
        [gold-3] einmal, zu jeder Zeit
        [gold-5] einmal, zu jeder Zeit
        [post-gold] 1 Gold für jeden Posten, den du errichtest
        [more-gold] 1 Gold für je 2 Würfel statt für je 3
        [jump] über Weiß auf die vorderste Scheibe
        [cube-points] einmal statt einer Aktion 1 Punkt je Würfel
        [post-points] am Ende 1 Punkt für jeden deiner Posten
        [seven-points] am Ende
       *[gold-again] am Ende 1 Punkt mehr für jedes Gold
    }
card = { $card ->
        [token] { token }
        [production] { production }
       *[tray] { cubes }
    }
steps = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
still = Noch { $points } AP{ $purse ->
        [0] {""}
       *[other] {" "}und { $purse } Gold für weitere
    }

## Was man tun kann

do-act = { $colour ->
        [blue] Blau: Schiffe bewegen
        [black] Schwarz: Kanonen laden
        [red] Rot: planen
        [brown] Braun: Fortschritte machen
        [green] Grün: bauen
        [yellow] Gelb: Produktion kaufen
       *[white] Weiß: in der Reihenfolge vorrücken
    }
do-special = Weiß: die Aktion der Farbe unter deiner Scheibe ausführen
do-gold = Statt einer Aktion Gold nehmen
do-cube-points = Statt einer Aktion 1 Punkt je Würfel nehmen
do-chest = Eine Schatztruhe öffnen
do-use = Das Plättchen { token } nutzen
do-advance = Um { $count } vorrücken
do-advance-cannons = { $count } laden
do-jump = Auf die vorderste Scheibe springen
do-take = Nimm { token }: { token-effect }
do-plan = Planen: { tile }
do-build = Bauen: { tile }
do-buy = Kaufen: { good } für { $cost } AP
do-ship = Mit Schiff { $ship } fahren
do-establish = Einen Handelsposten errichten
do-leave = Hier keinen Posten
do-done = Die Aktion beenden
do-to-frame = Rahmenfeld { $frame }
do-to-square = Nach { $square } segeln
do-lay = Auf { $square } ({ turn }) legen
do-tile = Inselteil { $number } wird gezogen
do-turn = Das Inselteil wird gedreht: { turn }
do-marker = Piratenmarker { $value } wird aufgedeckt
do-token = Das Plättchen { token } wird gezogen
do-production = Produktion wird gezogen: { good } für { $cost } AP
do-disc = { $name } ist als Nächstes in der Reihenfolge
do-tray = Die Schale zeigt { cubes }

family-act = Aktion
family-special = Aktion über Weiß
family-gold = Gold statt Aktion
family-cube-points = Punkte statt Aktion
family-chest = Truhe öffnen
family-use = Plättchen nutzen
family-advance = vorrücken
family-jump = springen
family-take = Plättchen nehmen
family-plan = planen
family-build = bauen
family-buy = Produktion kaufen
family-ship = Schiff wählen
family-establish = Posten errichten
family-leave = kein Posten
family-done = Aktion beenden
family-to-frame = auf den Rahmen fahren
family-to-square = auf ein Feld fahren
family-lay = Plättchen legen
family-tile = gezogenes Inselteil
family-turn = gedrehtes Inselteil
family-marker = gezogener Piratenmarker
family-token = gezogenes Fortschrittsplättchen
family-production = gezogenes Produktionsplättchen
family-disc = ausgeloste Reihenfolge
family-tray = Würfel in der Schale

## Was gefragt ist

prompt-tile = Das nächste Inselteil wird gezogen.
prompt-turn = Das Inselteil wird gedreht.
prompt-marker = Ein Piratenmarker wird aufgedeckt.
prompt-token = Fortschrittsplättchen werden gezogen.
prompt-production = Produktionsplättchen werden gezogen.
prompt-disc = Die Spielreihenfolge wird ausgelost.
prompt-tray = Der Würfelturm: Wie viele Würfel kommen heraus? Gezählt wird { colour }.
prompt-choose = Wähl eine Aktion mit { $points } AP oder nimm { $gold } Gold.
prompt-place-ship = Deine erste blaue Aktion: Wo beginnt Schiff { $ship }?
prompt-pick-ship = Welches Schiff fährt zuerst? { still }.
prompt-sail = Wohin fährt Schiff { $ship } von { place } aus? { still }.
prompt-post = Auf { $square } einen Handelsposten errichten?
prompt-cannons = Wie viele Kanonen lädst du? { still }.
prompt-progress = Wie weit rückst du auf der Fortschrittsleiste vor? { still }.
prompt-order = Wie weit rückst du auf der Sonderaktionsleiste vor? { still }.
prompt-take = Nimm { $count ->
        [one] ein Fortschrittsplättchen
       *[other] { $count } Fortschrittsplättchen, eines nach dem anderen
    }.
prompt-plan = Was planst du? { still }.
prompt-build = Was baust du? { still }.
prompt-lay = Wohin kommt das Plättchen ({ tile })? Nenne sein Feld links oben. { still }.
prompt-buy = Welche Produktion kaufst du? { still }.
prompt-finished = Das Spiel ist aus.

## Warum nicht

refusal-choose-not-now = Du bist mitten in deiner Aktion.
refusal-choose-no-cube = Auf dem Aktionsfeld liegt kein Würfel dieser Farbe.
refusal-special-no-white = Auf dem Aktionsfeld liegt kein weißer Würfel.
refusal-special-on-start = Deine Scheibe liegt auf dem weißen Startfeld: Über Weiß kannst du nur vorrücken.
refusal-special-lies-out = Die Farbe unter deiner Scheibe kannst du direkt wählen.
refusal-chest-none = Du hast keine Schatztruhe.
refusal-token-not-owned = Das Plättchen dafür hast du nicht.
refusal-token-used = Dieses Plättchen hast du schon genutzt.
refusal-ships-not-sailing = Der Rückenwind hilft nur, während du Schiffe bewegst.
refusal-advance-not-now = Gerade rückt keine deiner Scheiben vor.
refusal-advance-beyond = Das ginge über das Ende der Leiste hinaus: Höchstens { $most } ist möglich.
refusal-points-too-few = Das kostet { $need } AP, und du kannst nur { $have } zahlen.
refusal-jump-not-white = Springen kann man nur auf der Sonderaktionsleiste.
refusal-jump-first = Du liegst schon ganz vorn.
refusal-take-not-now = Du darfst gerade kein Fortschrittsplättchen nehmen.
refusal-take-not-shown = Dieses Plättchen liegt nicht aus: { token }.
refusal-plan-not-now = Gerade wird nicht geplant.
refusal-plan-run-out = Von dieser Form ist keines mehr da.
refusal-plan-second-neutral = Dein neutrales Plättchen für diese Phase hast du schon geplant.
refusal-build-not-now = Gerade wird nicht gebaut.
refusal-build-not-planned = Das hast du nicht geplant: { tile }.
refusal-build-no-room = Wo du bauen darfst, ist dafür kein Platz.
refusal-lay-not-now = Es gibt gerade kein Plättchen zu legen.
refusal-lay-same-turn = In der Drehung { turn } sieht das Plättchen genauso aus: Nimm die andere.
refusal-lay-over-water = Dort läge das Plättchen auf Wasser.
refusal-lay-over-post = Dort läge das Plättchen auf einem Handelsposten.
refusal-lay-over-tile = Dort läge das Plättchen auf einem anderen.
refusal-lay-no-post = Auf dieser Insel hast du keinen Handelsposten.
refusal-lay-off-chain = Dort grenzt das Plättchen weder an deine Posten noch an eine Kette, die zu einem führt.
refusal-buy-not-now = Gerade wird nichts gekauft.
refusal-buy-not-shown = Diese Produktion liegt nicht aus.
refusal-ship-not-now = Es gibt gerade kein Schiff auszusuchen.
refusal-sail-not-now = Gerade fährt keines deiner Schiffe.
refusal-sail-no-frame = Ein Rahmenfeld { $frame } hat diese Karte nicht.
refusal-sail-starts-on-frame = Schiffe kommen auf einem Rahmenfeld ins Spiel.
refusal-sail-not-water = Das ist kein Wasser.
refusal-sail-occupied = Dort liegt schon ein Schiff.
refusal-sail-too-far = Das ist zu weit: Das Schiff kommt nur { $have ->
        [one] 1 Schritt
       *[other] { $have } Schritte
    } weit.
refusal-post-not-now = Es gibt gerade keinen Handelsposten zu errichten.
refusal-done-not-now = Hier gibt es nichts zu beenden: Triff eine Wahl.
refusal-chance-other = Der Zufall entscheidet gerade etwas anderes.
refusal-tile-gone = Inselteil { $number } liegt schon auf der Karte.
refusal-turn-forbidden = In der Drehung { turn } würde das Inselteil Wasser einschließen oder eine Insel zu groß machen.
refusal-marker-gone = Ein Piratenmarker { $value } liegt nicht mehr verdeckt.
refusal-token-gone = Dieses Plättchen wurde schon gezogen: { token }.
refusal-production-gone = Diese Produktion ist nicht mehr zu ziehen: { good } für { $cost } AP.
refusal-disc-placed = Die Scheibe von { $name } liegt schon, oder dort sitzt niemand.
refusal-tray-too-many = Die Schale kann jetzt nicht { cubes } zeigen.

## Was geschah

event-charted = Die Karte hat { $islands } Inseln, davon { $big ->
        [0] keine große
        [one] eine große
       *[other] { $big } große
    }.
event-laid-again = Auf dieser Karte ist keine Insel groß: Sie wird neu gelegt.
event-marker = Piratenmarker { $value } wird aufgedeckt: Die Piraten haben Stärke { $strength }.
event-token-shown = Neue Fortschrittsplättchen: { $cards }.
event-production-shown = Neue Produktionsplättchen: { $cards }.
event-disc = { $name } kommt { $order ->
        [1] zuerst
        [2] als Zweites
        [3] als Drittes
       *[other] als Viertes
    } an die Reihe.
event-dropped = Runde { $round }, { $colour ->
        [blue] blaue
        [black] schwarze
        [red] rote
        [brown] braune
        [green] grüne
        [yellow] gelbe
       *[white] weiße
    } Phase: { $count ->
        [0] Kein Würfel kommt
        [one] 1 Würfel kommt
       *[other] { $count } Würfel kommen
    } in den Turm.
event-skipped = Kein Würfel kommt heraus: Die Phase fällt aus.
event-tray = Aus dem Turm: { $cards }.
event-acts = { $name } { $colour ->
        [blue] bewegt Schiffe
        [black] lädt Kanonen
        [red] plant
        [brown] macht Fortschritte
        [green] baut
        [yellow] kauft Produktion
       *[white] wählt die Sonderaktion
    } mit { $points } AP.
event-acts-by-white = Über Weiß: { $name } { $colour ->
        [blue] bewegt Schiffe
        [black] lädt Kanonen
        [red] plant
        [brown] macht Fortschritte
        [green] baut
        [yellow] kauft Produktion
       *[white] wählt die Sonderaktion
    } mit { $points } AP.
event-rather-gold = { $name } nimmt Gold statt einer Aktion.
event-cube-points = { $name } nimmt statt einer Aktion { points } für Würfel.
event-gold = { $name } bekommt { $gold } Gold.
event-overflow = { $name } bekommt { points } für Gold, das nicht mehr auf die Leiste passt.
event-bought-points = { $name } kauft { $gold } AP mit Gold.
event-opened-chest = { $name } öffnet eine Schatztruhe.
event-used = { $name } nutzt das Plättchen { token }.
event-bought = { $name } kauft Produktion: { good } für { $cost } AP.
event-planned = { $name } plant: { tile }.
event-built = { $name } baut auf { $square }: { tile }, { points }.
event-commodity = { $name } bekommt { good }.
event-ship-placed = { $name } stellt Schiff { $ship } auf Rahmenfeld { $frame }.
event-sailed = { $name } fährt mit Schiff { $ship } { $place ->
        [frame] auf Rahmenfeld { $frame }
       *[square] nach { $square }
    } ({ steps }).
event-post = { $name } errichtet einen Handelsposten auf { $square }.
event-discovered = { $name } entdeckt Insel { $island }: { points }.
event-completed = { $name } vollendet Insel { $island }: { points }{ $chest ->
        [1] {" "}und die Schatztruhe
       *[0] {""}
    }.
event-trade = { $name } bekommt { points } für Handelsposten auf Insel { $island }.
event-cannons = { $name } lädt { $count ->
        [one] 1 Kanone
       *[other] { $count } Kanonen
    } und hat jetzt { $at }.
event-progress = { $name } rückt auf der Fortschrittsleiste auf { $at } vor.
event-advanced = { $name } rückt auf der Sonderaktionsleiste auf { $at } vor.
event-overran = { $name } hat am Ende der Leiste noch AP übrig.
event-jumped = { $name } springt auf die vorderste Scheibe der Sonderaktionsleiste, auf { $at }.
event-took-token = { $name } nimmt das Plättchen { token }.
event-plundered = Piraten der Stärke { $strength } überfallen { $name }: { $points ->
        [0] kein Punkt zu holen
       *[other] −{ points }
    }{ $cannons ->
        [0] {""}
        [one] , und 1 Kanone ist weg
       *[other] , und { $cannons } Kanonen sind weg
    }.
event-fought-off = { $name } wehrt Piraten der Stärke { $strength } ab.
event-final-gold = Schlusswertung: { $name } bekommt { points } für Gold.
event-final-goods = Schlusswertung: { $name } bekommt { points } für Waren.
event-final-tokens = Schlusswertung: { $name } bekommt { points } für Fortschrittsplättchen.
event-final-progress = Schlusswertung: { $name } bekommt { points } auf der Fortschrittsleiste.
event-final-special = Schlusswertung: { $name } bekommt { points } auf der Sonderaktionsleiste.
event-round = Runde { $round } beginnt: Posten auf einer vollendeten Insel zählen × { $multiplier }.

## Punkte

score-discovery = Entdeckungen
score-villages = Dörfer
score-neutrals = neutrale Plättchen
score-completion = vollendete Inseln
score-trade = Handelsposten
score-overflow = Gold über die Leiste hinaus
score-cubes = Punkte für Würfel
score-pirates = Piraten
score-gold = Gold
score-goods = Waren
score-tokens = Plättchen
score-progress = Fortschritt
score-special = Sonderaktionen

## Daueraufträge

order-gold = In dieser Phase Gold nehmen
order-cannons = In dieser Phase Kanonen laden, so viele es geht

## Der Tisch

board-over = Das Spiel ist aus
board-round = Runde { $round } von { $rounds }
board-phase = { $colour ->
        [blue] blaue
        [black] schwarze
        [red] rote
        [brown] braune
        [green] grüne
        [yellow] gelbe
       *[white] weiße
    } Phase
board-then = dann
board-multiplier = Posten auf vollendeten Inseln ×{ $multiplier }
board-stored = Lager
board-inside = Im Turm
board-lying = Aktionsfeld
board-ap = { $points } AP
board-with-tokens = mit Plättchen
board-pirates = Piraten
board-strength = Stärke { $strength }
board-face-down = verdeckt: { $values }
board-never = einer davon wird nie aufgedeckt
board-turns = Reihenfolge
board-later = nächste Phase
board-token = { token } ({ token-effect })
board-tokens = Plättchen
board-last-tokens = Letzte Chance
board-production = Produktion
board-production-for = { good } für { $cost }
board-neutrals = Neutrale Plättchen
board-your-villages = Deine Dörfer
board-whose-villages = Dörfer von { $name }
board-shape = { $shape ->
        [single] Einer
        [domino] Zweier
        [i3] { $count ->
            [one] gerader Dreier
           *[other] gerade Dreier
        }
        [l3] Dreierwinkel
        [i4] { $count ->
            [one] gerader Vierer
           *[other] gerade Vierer
        }
        [square] { $count ->
            [one] Viererquadrat
           *[other] Viererquadrate
        }
        [u5] Fünfer-U
       *[block] { $count ->
            [one] Sechserblock
           *[other] Sechserblöcke
        }
    }
board-progress = Fortschritt { $at } = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }{ $mark ->
        [0] {""}
       *[other] {""}, nächstes Plättchen bei { $mark }
    }{ $more ->
        [0] {""}
       *[other] {""}, mehr Punkte ab { $more }
    }
board-special = Sonderaktion { $at }:
board-special-worth = {""}, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }{ $more ->
        [0] {""}
       *[other] {""}, mehr ab { $more }
    }
board-posts = { $count ->
        [one] noch 1 Posten
       *[other] noch { $count } Posten
    }
board-chests = { $count ->
        [one] 1 Truhe
       *[other] { $count } Truhen
    }
board-planned = Geplant
board-own-tokens = Plättchen
board-used = { token } (genutzt)
board-none = nichts
board-islands = Inseln
board-island = { $island }: { $big ->
        [1] groß{ $chest ->
            [1] {" "}mit Truhe
           *[0] {""}
        }, { $size } Felder
       *[0] { $size } Felder
    }, { $free ->
        [0] vollendet
       *[other] { $free } frei
    }; Posten { $posts }
board-undiscovered = { $count ->
        [one] 1 unentdeckt
       *[other] { $count } unentdeckt
    }{ $big ->
        [none] {""}
       *[other] , davon groß: { $big }
    }
board-map = Karte
board-key = ░ Land, A Insel, □ Postenfeld, ↑ → ↓ ← sein Ankerplatz, ## neutrales Plättchen, 1 2 Schiff, ⌂ Dorf, ⚑ Posten, ~ Rahmen, + jetzt möglich
board-good-letter = { $good ->
        [cotton] b
        [tobacco] t
        [sugar] z
        [coconut] n
       *[coffee] k
    }
board-anchors = Ankerplätze in Reichweite
board-anchor = { $square } (Posten auf { $post })
board-turns-of = { tile }, ● auf dem genannten Feld:

# Was gezeichnet ist, Stück für Stück: wie es heißt und wozu es da ist.

piece-square = Feld
piece-square-about = Auf Land wird gebaut, auf Wasser gesegelt.
piece-frame = Rahmenfeld
piece-frame-about = Hier beginnen die Schiffe; von einem Rahmenfeld zum nächsten wird gesegelt wie auf Wasser.
piece-island = Insel
piece-island-about = Wer ihr letztes freies Feld bedeckt, vollendet sie und erhält Punkte dafür.
piece-ship = Schiff
piece-ship-about = Es segelt je Aktionspunkt ein Feld weit und errichtet an Ankern Handelsposten.
piece-bin = Würfel in der Schale
piece-bin-about = Eine Farbe, die hier liegt, kann gewählt werden; die größte Gruppe gibt die Aktionspunkte.
piece-tile = Landschaftsplättchen
piece-tile-about = Erst wird es geplant, später gebaut.
piece-plan = Geplantes Plättchen
piece-plan-about = Es wartet auf der Tafel seines Besitzers, bis es gebaut wird.
piece-token = Fortschrittsplättchen
piece-token-about = Wer auf der Fortschrittsleiste eine Marke erreicht, nimmt eines.
piece-production = Produktionsplättchen
piece-production-about = Mit ihm sind Waren seiner Sorte am Ende Punkte wert.
piece-track = Leiste
piece-track-about = Je Aktionspunkt rückt die Scheibe ein Feld weiter.
piece-chest = Schatztruhe
piece-chest-about = Sie lässt sich jederzeit in Gold verwandeln.
piece-seat = Mitspieler
piece-seat-about = Wer am Ende die meisten Punkte hat, gewinnt.

figure-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
figure-gold = { $count } Gold
figure-cannons = { $count ->
    [one] { $count } Kanone
   *[other] { $count } Kanonen
}

## Tasten der Auswahl im Terminal: ein Buchstabe je Verb, `.` für alles, was etwas beendet

typed-special = w
typed-gold = g
typed-cube-points = v
typed-chest = t
typed-use = e
typed-jump = j
typed-take = n
typed-establish = h
typed-leave = { "." }
typed-done = { "." }
typed-each-act = s k p f b a r
board-head-points = Pkt
board-head-gold = Gold
board-head-cannons = Kan
board-head-attack = Verl
board-head-villages = Dfr
board-your-tracks = Deine Leisten
board-whose-tracks = Leisten von { $name }
board-other-tracks = Andere (Fortschritt/Sonderaktion)
board-safe = keine
remark-anchors = mit { $points } AP { $count ->
        [0] kein Ankerplatz
        [one] 1 Ankerplatz
       *[other] { $count } Ankerplätze
    }
remark-stay = hier bleiben
remark-steps = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
remark-post = Posten auf { $square }, Insel mit { $size } Feldern{ $points ->
        [0] {""}
       *[other] {" "}(Entdeckung +{ $points })
    }
remark-completes = vollendet die Insel +{ $points }
remark-chest = eine Truhe
remark-covers = { $count ->
        [one] verbaut ein Postenfeld
       *[other] verbaut { $count } Postenfelder
    }
remark-plan = { $cost } AP, noch { $left }, passt { $places ->
        [0] gerade nirgends
        [one] an 1 Stelle
       *[other] an { $places } Stellen
    }
remark-build = { $cost } AP, passt { $places ->
        [0] gerade nirgends
        [one] an 1 Stelle
       *[other] an { $places } Stellen
    }
remark-cannons = { $count } von { $strength } Kanonen{ $short ->
        [0] {""}: genug
       *[other] {""}: { $short } zu wenig
    }
remark-progress = Feld { $at }{ $tokens ->
        [0] {""}
        [one] {""}, ein Plättchen
       *[other] {""}, { $tokens } Plättchen
    }{ $points ->
        [0] {""}
        [one] {""}, am Ende 1 Punkt mehr
       *[other] {""}, am Ende { $points } Punkte mehr
    }
remark-special = auf { colour }{ $passed ->
        [none] {""}
       *[other] {""}, vor { $passed }
    }{ $points ->
        [0] {""}
        [one] {""}, am Ende 1 Punkt mehr
       *[other] {""}, am Ende { $points } Punkte mehr
    }
remark-ap = { $points } AP
remark-useless = nichts zu tun: Der Zug wäre vorbei

# Sheets beside the map on the full screen.

sheet-seats = Plätze
sheet-cubes = Würfel
sheet-supply = Vorrat
sheet-now = Wäre jetzt Schluss
sheet-pays = Eine Insel zu vollenden bringt (eine Runde später)
