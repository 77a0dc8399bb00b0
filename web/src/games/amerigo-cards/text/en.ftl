## The table in the browser

chart-title = The chart: ships at sea
end-near = The last deck is in play ({ $count ->
        [one] one card
       *[other] { $count } cards
    } left): the game ends when it runs out, or when the ships are home.
score-about-pile = Treasure pile: the doubloons collected during the game.
score-about-last-cards = Last cards: what is left in hand and exhibition after the final sale; any 4 cards bring 1 doubloon.
tie-break-about = Tie-break: of those who are level, whoever has more cards left over wins.
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
desk-exhibition = Your exhibition
desk-journey = Your journey
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
