## Der Tisch im Browser

chart-title = Die Seekarte: Schiffe unterwegs
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
desk-title = Dein Platz
desk-actions = Was du tun kannst
desk-exhibition = Dein Angebot
desk-journey = Deine Reise
desk-no-cards = Dafür hast du keine Karte.
desk-choose = { $count ->
        [one] Wähle erst eine Karte.
       *[other] Wähle erst { $count } Karten.
    }
desk-too-many = { $count ->
        [one] Das geht mit einer Karte: Wähle nur eine.
       *[other] Wähle { $count } Karten, nicht mehr.
    }
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
