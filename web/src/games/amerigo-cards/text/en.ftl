## The table in the browser

game-goal = Gather more doubloons than anybody else: sell goods, and sail far for awards. Once the deck has been reshuffled, the game ends when it runs out or everybody is at home.
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
market-rate = { $count } for 1
market-over = The market is closed: the game is over.
market-brings-nothing = a sale would bring you nothing yet
market-brings-seat = a sale { $count ->
        [0] would bring { $name } nothing yet
       *[other] now brings { $name } { $count }
    }
deal-title = What the sale brings you
deal-line = { $price }: { $cards ->
        [one] 1 card brings
       *[other] { $cards } cards bring
    } { $coins ->
        [one] 1 doubloon
       *[other] { $coins } doubloons
    }{ $stay ->
        [0] { "" }
        [one] , 1 stays
       *[other] , { $stay } stay
    }
deal-stay = { $count ->
        [one] (1 stays)
       *[other] ({ $count } stay)
    }
sold-title = The last sale
sold-you = You sold { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } for { $coins }
sold-other = { $name } sold { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } for { $coins }
finished-joining = You open a sale. The others at home say whether they join; then you sell.
desk-by-hand = Choose the doubloons, too
desk-staying = They stay
desk-turned = They become doubloons
market-would-bring = with these cards a sale would bring you { $count }
do-family-sail-out = Sail out
do-family-sail-home = Sail home
desk-exhibition = Your exhibition
desk-journey = Your journey
desk-exhibit = Exhibit
desk-compensate = Show my hand, turn this card over
desk-keep = { $count ->
        [one] Keep this card, sell the rest
       *[other] Keep these { $count }, sell the rest
    }
desk-turn-over = { $count ->
        [one] Turn into a doubloon
       *[other] Turn into { $count } doubloons
    }
hand-of = { $name }’s hand
exhibition-of = { $name }’s exhibition
explore-ends = and the game ends
journey-doubloon = doubloon (its front: { $card })
journey-explored = explored at { $distance }
journey-of = { $name }’s journey
hands-title = All hands
keys-card = Choose a card by its place in the row
key-sail-out = s
key-explore = e
key-sail-home = b
key-exhibit = x
key-sell = l
key-stop = w
key-join = j
key-decline = d
key-keep = k
key-turn-over = t
flag-far = { $count ->
        [one] 1 league
       *[other] { $count } leagues
    }
flag-back = { $back } of { $distance } back
flag-pays = pays
flag-award = home now, it would be paid { $count ->
        [one] 1 doubloon
       *[other] { $count } doubloons
    }

## Hints

several-card = { card }
several-exhibit = Exhibit { $cards }
several-keep = Keep { $cards } in the exhibition
several-turn-over = Turn { $cards } into doubloons
