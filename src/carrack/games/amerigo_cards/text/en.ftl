game-title = Amerigo
game-subtitle = Sail far, come home, sell well: the card game of exploration and trade.

## Cards

good = { $good ->
        [gems] gems
        [cloth] cloth
        [antiques] antiques
        [spices] spices
        [coffee] coffee
       *[none] nothing
    }
card = { good } ({ $rudders ->
        [one] 1 rudder
       *[other] { $rudders } rudders
    })
cards-of-a-good = { good } ({ $list } rudders)
doubloon = doubloon

## What one can do

do-sail-out = Sail out with { card }
do-sail-out-doubloon = Sail out with a doubloon
do-sail-home = Sail home with { card }
do-sail-home-doubloon = Sail home with a doubloon
do-explore = Explore
do-exhibit = Exhibit { card }
do-stop = Exhibit no more
do-sell = Sell
do-join = Join the sale
do-decline = Decline
do-keep = Keep { card } in the exhibition
do-turn-over = Turn { card } into a doubloon
do-draw = Draw a card
do-card = { card } comes from the deck

family-sail-out = sail out
family-sail-out-doubloon = sail out with a doubloon
family-sail-home = sail home
family-sail-home-doubloon = sail home with a doubloon
family-explore = explore
family-exhibit = exhibit
family-stop = exhibit no more
family-sell = sell
family-join = join a sale
family-decline = decline
family-keep = keep in a sale
family-turn-over = turn over
family-draw = draw because stuck
family-card = card drawn

## What is asked

prompt-deal = The first hands are dealt.
prompt-drawing = { $name } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
prompt-compensation = Show your hand and turn one card into a doubloon, or decline?
prompt-at-home = You are at home: sail out, exhibit or sell.
prompt-outward = You are { $distance } away: sail on, explore or sail home.
prompt-homeward = Sail home: { $back } of { $distance } done.
prompt-stuck = There is nothing you can do: draw a card.
prompt-exhibiting = Exhibit more, or stop?
prompt-award = Your award: pick { $count ->
        [one] one card of the journey to become a doubloon
       *[other] { $count } cards of the journey to become doubloons
    }.
prompt-joining = { $name } sells. Will you sell, too? It brings you { $count ->
        [one] 1 doubloon
       *[other] { $count } doubloons
    }.
prompt-keep-popular = Pick the popular card that stays in your exhibition.
prompt-turn-popular = Pick { $count ->
        [one] the popular card that becomes a doubloon
       *[other] { $count } popular cards that become doubloons
    }.
prompt-keep-common = Pick { $count ->
        [one] the common card that stays
       *[other] { $count } common cards that stay
    } in your exhibition.
prompt-turn-common = Pick { $count ->
        [one] the common card that becomes a doubloon
       *[other] { $count } common cards that become doubloons
    }.
prompt-finished = The game is over.

## Why not

refusal-card-not-in-hand = You have no { card } in your hand.
refusal-doubloon-none = You have no doubloon to sail with.
refusal-sail-must-sail-home = You have explored: now you must sail home.
refusal-sail-homeward-only = You are on your way home: sailing home is all you can do.
refusal-home-not-sailing = You are at home already.
refusal-explore-not-outward = Only a ship on its outward journey can explore.
refusal-exhibit-not-at-home = You can exhibit only at home.
refusal-exhibit-full = Your exhibition is full: { $limit } cards.
refusal-exhibit-nothing-yet = You have not begun to exhibit.
refusal-exhibit-finish-first = First finish your exhibition: another card, or stop.
refusal-sell-not-at-home = You can sell only at home.
refusal-sell-market-incomplete = The market needs all five goods. { $count ->
        [one] One is
       *[other] { $count } are
    } missing: { $goods }.
refusal-sell-earns-nothing = A sale would not bring you a single doubloon.
refusal-sell-nothing-to-join = There is no sale to join.
refusal-sell-answer-first = First say whether you join the sale.
refusal-decline-nothing-asked = Nothing was offered that you could decline.
refusal-draw-not-stuck = You may draw a card only when you can do nothing else.
refusal-compensation-has-three-rudders = You hold a card with 3 rudders: there is no compensation.
refusal-compensation-answer-first = First answer: show your hand for a doubloon, or decline.
refusal-turn-over-nothing-earned = You have earned no doubloon at this moment.
refusal-keep-nothing-to-keep = Nothing is being sold: there is no card to keep back.
refusal-awards-pick-first = First pick the cards that become doubloons.
refusal-awards-not-on-journey = { card } was not on this journey.
refusal-sell-pick-what-stays = First pick what stays in your exhibition.
refusal-sell-pick-doubloons = First pick the sold cards that become doubloons.
refusal-sell-not-in-this-group = { card } is not among the cards this is about.
refusal-deck-none-left = There is no { card } left in the deck.

## Standing orders

order-decline-sales = Never join sales
order-join-sales = Always join sales

## What happened

event-dealt = { $name } is dealt { $cards }.
event-dealt-hidden = { $name } is dealt { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-drew = { $name } draws { $cards }.
event-drew-hidden = { $name } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-reshuffled = The deck has run out: { $count } discards become the new one.
event-game-ends = { $ending ->
        [1] The second deck has run out: the game is over.
        [2] The deck has run out and nothing was discarded: the game is over.
        [4] All ships but one are home: the game is over.
       *[3] All ships are home: the game is over.
    }
event-sailed-out = { $name } sails out with { $cards }: distance { $distance }.
event-sailed-out-doubloon = { $name } sails out with a doubloon: distance { $distance }.
event-sailed-home = { $name } sails home with { $cards }: { $distance ->
        [one] one league
       *[other] { $distance } leagues
    } back.
event-sailed-home-doubloon = { $name } sails home with a doubloon: { $distance ->
        [one] one league
       *[other] { $distance } leagues
    } back.
event-explored = { $name } explores at distance { $distance }.
event-came-home = { $name } is home from distance { $distance }. The King pays { $king }, the Companies { $companies }.
event-turned-over = { $name } turns { $cards } into { $count ->
        [one] a doubloon
       *[other] doubloons
    }.
event-discarded = { $name } discards { $cards }.
event-exhibited = { $name } exhibits { $cards }.
event-sale-begins = { $name } opens a sale. Rare: { $rare ->
        [gems] gems
        [cloth] cloth
        [antiques] antiques
        [spices] spices
        [coffee] coffee
       *[none] nothing
    }; popular: { $popular ->
        [gems] gems
        [cloth] cloth
        [antiques] antiques
        [spices] spices
        [coffee] coffee
       *[none] nothing
    }.
event-joined-sale = { $name } joins the sale.
event-passed-sale = { $name } does not sell.
event-sold = { $name } sells for { $count ->
        [one] one doubloon
       *[other] { $count } doubloons
    }.
event-stuck = { $name } is stuck and may only draw.
event-showed = { $name } shows { $cards }.
event-kept-hand = { $name } keeps the hand hidden.

## Points

score-pile = treasure pile
score-rare = rare goods
score-popular = popular goods
score-common = common goods
score-last-cards = last cards

## The board

board-deck = deck { $count }
board-second-deck = second deck { $count }
board-discards = discards { $count }
board-piles = Cards in piles (rudders), the next doubloon to spend first
board-pile-discards = discards
board-pile-treasure = doubloons of { $name }
board-market = Market
board-rare = rare
board-popular = popular
board-no-sale = no sale: a good is missing
board-hand = hand
board-your-hand = Your hand
board-your-hand-in-rudders = Your hand (rudders)
board-whose-hand-in-rudders = Hand of { $name } (rudders)
board-empty = empty
board-doubloons = { $count ->
        [one] 1 doubloon
       *[other] { $count } doubloons
    }
board-at-home = at home
board-outward = outward { $distance }
board-explored = explored at distance { $distance }
board-homeward = homeward { $back }/{ $distance }
board-exhibition = exhibition (rudders)
board-outward-journey = journey (rudders)
board-homeward-journey = home
remark-home = home
remark-back = { $back }/{ $distance }
remark-ends = the game ends
remark-ends-by-exploring = the deck runs out, and the game ends
board-sale-brings = a sale now brings you { $count }

# What is drawn, one by one: its name, and what it is for.

piece-seat = Player
piece-seat-about = Whoever has the most doubloons at the end of the game wins.
piece-purse = Doubloons
piece-purse-about = The treasure pile: each doubloon is a point. One of them can also be sailed in place of a card; it has 3 rudders.
piece-hand = Hand
piece-hand-about = Cards to sail with or to exhibit. Only their owner sees them, at most 12.
piece-exhibition = Exhibition
piece-exhibition-about = Goods laid out for sale. They count for the market and become doubloons when they are sold.
piece-journey = Journey
piece-journey-about = The cards this ship has sailed with. When it is home, awards turn some of them into doubloons.
piece-ship = Ship
piece-ship-about = Each rudder played takes it one league out; on the way home each counts twice.
piece-lot = Exhibited goods
piece-lot-about = So many cards of this good this player has in the market.
piece-stall = Good on the market
piece-stall-about = The scarcest good brings a doubloon for each card, the most common for two, all others for three.
piece-league = Distance
piece-league-about = A ship that comes home from this far is paid so many doubloons by the King.
piece-deck = Deck
piece-deck-about = Cards are drawn from here. When it has run out for the second time, the game ends.
piece-discards = Discards
piece-discards-about = Cards that were sold or sailed with. They become the second deck.
piece-staying = Cards that stay
piece-staying-about = They do not pay in this sale and stay in the exhibition.
piece-turned = Cards turned over
piece-turned-about = They become doubloons.

piece-award = Journey so far
piece-award-about = How far this ship has sailed, and what the King and the Companies would pay if it were home now.

figure-doubloons = { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
figure-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
figure-distance = { $count ->
    [one] { $count } league
   *[other] { $count } leagues
}

## Keys of choices in the terminal: a letter for each verb, `.` for whatever ends something

typed-sail-out = o
typed-sail-out-doubloon = od
typed-sail-home = h
typed-sail-home-doubloon = hd
typed-explore = x
typed-exhibit = e
typed-stop = { "." }
typed-sell = s
typed-join = j
typed-decline = { "." }
typed-keep = k
typed-turn-over = t
typed-draw = d
