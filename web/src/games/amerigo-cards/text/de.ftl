## Der Tisch im Browser

game-goal = Sammle mehr Dublonen als alle anderen: Verkaufe Waren und segle weit, das wird belohnt. Nach dem Neumischen endet das Spiel, sobald der Nachziehstapel leer ist oder alle zu Hause sind.
chart-title = Die Seekarte: Schiffe unterwegs
end-near = Der letzte Stapel läuft (noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }): Ist er leer oder sind die Schiffe daheim, ist das Spiel zu Ende.
score-about-pile = Schatzstapel: die Dublonen, die während des Spiels zusammengekommen sind.
score-about-last-cards = Letzte Karten: was nach dem Schlussverkauf auf der Hand und im Angebot bleibt; je 4 Karten bringen 1 Dublone.
tie-break-about = Gleichstand: Es gewinnt, wer dann noch mehr Karten übrig hat.
chart-leagues = Heimathafen
chart-king = Der König zahlt { $count } für eine so weite Reise.
seat-hand = { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
market-rare = selten
market-popular = beliebt
market-common = gewöhnlich
market-missing = fehlt
market-yours = davon { $count } von dir
market-open = Alle fünf Waren sind da: Ein Verkauf ist möglich.
market-rate = { $count } für 1
market-over = Der Markt ist geschlossen: Das Spiel ist zu Ende.
market-brings-nothing = ein Verkauf brächte dir noch nichts
market-brings-seat = ein Verkauf brächte { $name } { $count ->
        [0] noch nichts
       *[other] jetzt { $count }
    }
deal-title = Was der Verkauf dir bringt
deal-line = { $price }: { $cards ->
        [one] 1 Karte bringt
       *[other] { $cards } Karten bringen
    } { $coins ->
        [one] 1 Dublone
       *[other] { $coins } Dublonen
    }{ $stay ->
        [0] { "" }
        [one] , 1 bleibt liegen
       *[other] , { $stay } bleiben liegen
    }
deal-stay = { $count ->
        [one] (1 bleibt)
       *[other] ({ $count } bleiben)
    }
sold-title = Der letzte Verkauf
sold-you = Du hast { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } verkauft für { $coins }
sold-other = { $name } hat { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } verkauft für { $coins }
finished-joining = Du eröffnest einen Verkauf. Erst sagen die anderen daheim, ob sie mitverkaufen; dann verkaufst du.
desk-by-hand = Auch die Dublonen selbst wählen
desk-staying = Bleibt liegen
desk-turned = Wird zu Dublonen
market-would-bring = mit diesen Karten brächte dir ein Verkauf { $count }
do-family-sail-out = Hinaussegeln
do-family-sail-home = Heimsegeln
desk-exhibition = Dein Angebot
desk-journey = Deine Reise
desk-exhibit = Anbieten
desk-compensate = Hand zeigen, diese Karte umdrehen
desk-keep = { $count ->
        [one] Diese Karte behalten, den Rest verkaufen
       *[other] Diese { $count } behalten, den Rest verkaufen
    }
desk-turn-over = { $count ->
        [one] Zur Dublone machen
       *[other] Zu { $count } Dublonen machen
    }
hand-of = Hand von { $name }
exhibition-of = Angebot von { $name }
explore-ends = und das Spiel endet
journey-doubloon = Dublone (Vorderseite: { $card })
journey-explored = erkundet bei { $distance }
journey-of = Reise von { $name }
hands-title = Alle Handkarten
keys-card = Eine Karte nach ihrem Platz in der Reihe wählen
key-sail-out = h
key-explore = e
key-sail-home = z
key-exhibit = a
key-sell = v
key-stop = f
key-join = m
key-decline = n
key-keep = b
key-turn-over = d
flag-far = { $count ->
        [one] 1 Meile
       *[other] { $count } Meilen
    }
flag-back = { $back } von { $distance } zurück
flag-pays = bringt
flag-award = wieder daheim brächte das { $count ->
        [one] 1 Dublone
       *[other] { $count } Dublonen
    }

## Tipps

several-card = { card }
several-exhibit = { $cards } anbieten
several-keep = { $cards } im Angebot behalten
several-turn-over = { $cards } zu Dublonen machen
