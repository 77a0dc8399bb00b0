game-title = Pizarro & Co.
game-subtitle = Bid your gold for the great explorers: three years, six expeditions, one crown.

## Cards

explorer = { $explorer ->
        [columbus] Columbus
        [pizarro] Pizarro
        [magellan] Magellan
        [marco-polo] Marco Polo
        [da-gama] da Gama
        [cook] Cook
       *[none] nobody
    }
card = { $card }

## What one can do

do-bid = Bid { $amount }
do-pass = Pass
do-pay = Pay with gold card { $value }
do-veto = Veto this card
do-allow = No veto
do-ship = Move Magellan's ship { $ship }
do-from-left = Move the ship on the left half
do-from-right = Move the ship on the right half
do-left = Go to the left half for gold
do-right = Go to the right half for points
do-under = Put gold card { $value } under Magellan
do-swap = Swap gold card { $value }
do-draw = Turn up another card
do-stop = Stop
do-auctioneer = { $name } becomes the auctioneer
do-explorer = { explorer } is turned up
do-gold = Gold card { $value } comes from the supply
do-lose = Gold card { $value } is lost

family-bid = bid
family-pass = pass
family-pay = pay
family-veto = veto
family-allow = no veto
family-ship = move a ship of Magellan's
family-from-left = move from the left half
family-from-right = move from the right half
family-left = go left
family-right = go right
family-under = put under Magellan
family-swap = swap with Marco Polo
family-draw = turn up for Pizarro
family-stop = stop
family-auctioneer = auctioneer drawn
family-explorer = explorer turned up
family-gold = gold card drawn
family-lose = card lost to Cook

## What is asked

prompt-auctioneer = The auctioneer is drawn.
prompt-turn-up = The next explorer card is turned up.
prompt-veto = { explorer } is up for auction. Do you veto?
prompt-bid = Nobody has bid for { explorer } yet: bid or pass?
prompt-bid-more = { $name } bids { $bid } for { explorer }: bid more or pass?
prompt-pay = Pay for { explorer }: { $due } gold still due.
prompt-ship = Which of your ships sails on?
prompt-half = Left half for gold at once, or right half for points?
prompt-under-hand = Pick the hand card that goes face down under Magellan.
prompt-under-paid = Pick the paid card that goes face up under Magellan.
prompt-lose = { $name } loses a card, drawn blind.
prompt-drawing = { $name } draws { $count ->
        [one] one gold card
       *[other] { $count } gold cards
    }.
prompt-swap = Marco Polo: swap up to { $count ->
        [one] one gold card
       *[other] { $count } gold cards
    }, or stop?
prompt-pizarro = Pizarro: you have { $sum } and must not exceed { $limit }. Turn up another card, or stop?
prompt-finished = The game is over.

## Why not

refusal-bid-too-low = { $standing } is bid already: you must bid more.
refusal-bid-unaffordable = You cannot bid { $need }: you have { $have } gold.
refusal-bid-must-keep-a-card = A card must stay in your hand after paying: you can bid { $most } at most.
refusal-bid-not-now = You are not asked for a bid now.
refusal-pay-not-now = There is nothing to pay now.
refusal-pay-not-in-hand = You have no gold card { $value } in your hand.
refusal-pay-exact-possible = You can pay exactly, but not with gold card { $value }: { $due } gold is still due.
refusal-pay-needless-card = Gold card { $value } would make one of your cards needless: { $due } gold is still due.
refusal-veto-not-asked = Nobody asks you for a veto now.
refusal-veto-last-card = The last card of a year cannot be vetoed.
refusal-ship-not-now = There is no choice of ships now.
refusal-ship-not-waiting = That ship is not waiting on the space before.
refusal-half-not-now = There is no half of a space to choose now.
refusal-under-not-now = There is no card to put under Magellan now.
refusal-under-not-in-hand = You have no gold card { $value } in your hand to put under Magellan.
refusal-under-not-paid = You did not pay with gold card { $value }.
refusal-swap-not-now = You can swap only with Marco Polo at the end of a year.
refusal-swap-not-in-hand = You have no gold card { $value } in your hand to swap.
refusal-draw-not-now = Cards are turned up only for Pizarro in the scoring.
refusal-stop-not-now = There is nothing to stop now.
refusal-auctioneer-no-such-seat = { $name } is not at the table.
refusal-explorer-none-left = No card of { explorer } is face down this year.
refusal-gold-none-left = There is no gold card { $value } to draw.
refusal-chance-other = Chance decides something else now.

## Standing orders

order-pass = Pass on this card
order-bid = Bid up to { $amount }
order-allow = No veto this year

## What happened

event-auctioneer = { $name } is the auctioneer.
event-offered = Year { $year ->
        [1] I
        [2] II
       *[3] III
    }: { explorer } is up for auction.
event-vetoed = { $name } vetoes { explorer }.
event-allowed = { $name } does not veto.
event-bid = { $name } bids { $amount }.
event-passed = { $name } passes.
event-unsold = Nobody buys { explorer }.
event-bought = { $name } buys { explorer } for { $amount }.
event-paid = { $name } pays with gold { $cards }.
event-sailed = { $name } sails { $ship ->
        [0] to
       *[other] ship { $ship } to
    } space { $space } of { explorer }{ $half ->
        [1] , on the right half
        [2] , on the left half
       *[0] {""}
    }.
event-opened = { $name } lays open gold { $cards }.
event-put-under = { $name } puts gold card { $value } under Magellan.
event-put-under-hidden = { $name } puts a gold card face down under Magellan.
event-lost = { $name } loses gold card { $value } to Cook.
event-drew = { $name } draws gold { $cards }.
event-drew-hidden = { $name } draws { $count ->
        [one] one gold card
       *[other] { $count } gold cards
    }.
event-shuffled = The discards are shuffled into the supply.
event-turned-up = { $name } turns up gold { $cards } for Pizarro.
event-busted = { $name } has gone too far: Pizarro brings nothing.
event-stopped = { $name } stops: Pizarro brings { $sum ->
        [one] one point
       *[other] { $sum } points
    }.
event-year-ends = Year { $year ->
        [1] I
        [2] II
       *[3] III
    } is over.
event-swapped = { $name } swaps away gold { $cards }.
event-showed = { $name } shows gold { $cards }.
event-showed-stack = { $name } shows under Magellan: gold { $cards }.

## Points

score-columbus = Columbus
score-pizarro = Pizarro
score-magellan = Magellan
score-marco-polo = Marco Polo
score-da-gama = da Gama
score-cook = Cook
score-gold = gold in hand
score-draw = Pizarro's draw

## The board

board-year = Year { $year ->
        [1] I
        [2] II
       *[3] III
    }
board-over = The game is over
board-supply = supply { $count }
board-discards = discards { $count }
board-stack = Stack
board-vetoed = vetoed
board-on-offer = On offer
board-space = space { $space }
board-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
board-times = crowns ×{ $count }
board-extra = { $count ->
        [one] 1 gold card at the end of the year
       *[other] { $count } gold cards at the end of the year
    }
board-brings-nothing = no ability
board-brings-veto = one veto
board-brings-draw = draw up to { $limit } in the scoring
board-brings-hand = a hand card goes face down under it
board-brings-paid = a paid card goes face up under it
board-brings-swap = swap up to { $count } gold cards at the end of the year
board-brings-gold = draw { $count ->
        [one] 1 gold card
       *[other] { $count } gold cards
    } at once
board-brings-half = left: draw { $count ->
        [one] 1 gold card
       *[other] { $count } gold cards
    } at once; right: { $points } points
board-brings-open = the hand lies open for the rest of the year
board-brings-lose = lose a card of the hand, drawn blind
board-not-for-you = you cannot bid
board-veto-asked = { $name } may veto
board-no-bid = no bid yet
board-bid = { $name } bids { $amount }
board-still-in = still in
board-passed = passed
board-bought = { $name } buys for { $amount }
board-paid = paid
board-due = { $amount } still due
board-draw = Pizarro's draw
board-draw-sum = { $sum } of { $limit }
board-sides = Board { $board }, side { $side }
board-key = ♛ points, × factor, + gold at the end of the year
board-left = left
board-right = right
board-up-to = up to { $limit }
board-face-down = { $count } face down
board-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-open-hand = open
board-hidden = { $count } hidden
board-vetoes = { $count ->
        [one] 1 veto
       *[other] { $count } vetoes
    }
board-ships = { $count ->
        [one] 1 ship left
       *[other] { $count } ships left
    }
board-auctioneer = auctioneer
board-your-gold = Your gold
board-whose-gold = Gold of { $name }
board-empty = empty
board-gold = { $count } gold
board-crowns = { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    }

# What is drawn, one by one: its name, and what it is for.

piece-seat = Player
piece-seat-about = Whoever has the most points after three years wins.
piece-hand = Gold card
piece-hand-about = It pays its number in an auction; its crowns are points if it is still in the hand at the end.
piece-paid = Paid gold
piece-paid-about = What was just paid for the card. It goes to the discards.
piece-voyage = Voyage
piece-voyage-about = An explorer with three spaces, one for each year. Each space brings points, gold or an ability.
piece-space = Space
piece-space-about = A ship reaches it with a card of this explorer and this year.
piece-ship = Ship
piece-ship-about = It stands for a bought card and scores where it is. Next year it can sail on.
piece-magellan = Magellan’s ship
piece-magellan-about = Each year a gold card goes under it; the crowns of those cards are multiplied in the end.
piece-offer = Card on offer
piece-offer-about = Whoever bids most for it puts a ship on its space.
piece-stack = Cards to come
piece-stack-about = So many cards of this explorer are still face down this year.
piece-points = Points
piece-points-about = What the ships would score where they are now.
piece-veto = Veto
piece-veto-about = It sends a card that was just turned up back among the others.
piece-fleet = Ships left
piece-fleet-about = Ships that can still be put on a first space.
piece-gavel = Auctioneer
piece-gavel-about = Turns the cards up and bids last.
piece-supply = Supply
piece-supply-about = New gold is drawn from here, face down.
piece-discards = Discards
piece-discards-about = Gold that was paid or swapped. When the supply is empty, it is shuffled in.
piece-turned = Pizarro’s draw
piece-turned-about = Gold turned up card by card: its sum counts as points unless it goes beyond the limit.

figure-gold = { $count } gold
figure-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
figure-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Keys of choices in the terminal: a letter for each verb, `.` for whatever ends something

typed-pass = { "." }
typed-veto = v
typed-allow = { "." }
typed-from-left = l
typed-from-right = r
typed-left = g
typed-right = p
typed-draw = t
typed-stop = { "." }
start-option-board-1 = Board 1
start-value-board-1-a = side A
start-value-board-1-b = side B
start-option-board-2 = Board 2
start-value-board-2-a = side A
start-value-board-2-b = side B
