## Der Tisch im Browser

chart-title = Die Seekarte: Schiffe unterwegs
end-near = Der letzte Stapel läuft (noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }): Ist er leer oder sind die Schiffe daheim, ist das Spiel zu Ende.
score-about-pile = Schatzstapel: die Dublonen, die während des Spiels zusammengekommen sind.
score-about-last-cards = Letzte Karten: was nach dem Schlussverkauf auf der Hand und in der Auslage bleibt; je 4 Karten bringen 1 Dublone.
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
market-would-bring = mit diesen Karten brächte dir ein Verkauf { $count }
do-family-sail-out = Hinaus segeln
do-family-sail-home = Heim segeln
desk-exhibition = Dein Angebot
desk-journey = Deine Reise
desk-exhibit = { $count ->
        [0] Anbieten
        [one] Diese Karte anbieten
       *[other] { $count } Karten anbieten
    }
desk-compensate = Hand zeigen, diese Karte umdrehen
desk-keep = { $count ->
        [one] Diese Karte behalten
       *[other] Diese { $count } behalten
    }
desk-turn-over = { $count ->
        [one] Zur Dublone machen
       *[other] Zu { $count } Dublonen machen
    }
hands-title = Alle Handkarten
