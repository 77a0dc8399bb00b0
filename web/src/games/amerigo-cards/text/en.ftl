## The table in the browser

chart-title = The chart: ships at sea
chart-leagues = Home port
chart-king = The King pays { $count } for so long a journey.
seat-hand = { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
market-rare = rare
market-popular = popular
market-common = common
market-missing = missing
market-yours = { $count } of them yours
market-open = All five goods are here: a sale is possible.
market-would-bring = with these cards a sale would bring you { $count }
do-family-sail-out = Sail out
do-family-sail-home = Sail home
desk-title = Your place
desk-actions = What you can do
desk-exhibition = Your exhibition
desk-journey = Your journey
desk-no-cards = You have no card for this.
desk-choose = { $count ->
        [one] Choose a card first.
       *[other] Choose { $count } cards first.
    }
desk-too-many = { $count ->
        [one] This is done with one card: choose just one.
       *[other] Choose { $count } cards, not more.
    }
desk-exhibit = { $count ->
        [0] Exhibit
        [one] Exhibit this card
       *[other] Exhibit { $count } cards
    }
desk-compensate = Show my hand, turn this card over
desk-keep = { $count ->
        [one] Keep this card
       *[other] Keep these { $count }
    }
desk-turn-over = { $count ->
        [one] Turn into a doubloon
       *[other] Turn into { $count } doubloons
    }
hands-title = All hands
