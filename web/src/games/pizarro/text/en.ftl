## The table in the browser

game-goal = Score more victory points than anybody else: bid gold for explorers and sail on with them. The game ends after the third year.
end-near = The third year is the last: { $count ->
        [0] the last card is on offer.
        [one] one more card comes up.
       *[other] { $count } more cards come up.
    }
boards-title = The boards
voyage-nothing = { "" }
voyage-veto = one veto each
voyage-draw = III: draw up to { $limit }
voyage-hand = hand card under it
voyage-paid = paid card under it
voyage-swap = I, II: swap up to { $count }
voyage-gold = gold at once
voyage-half = gold or points
voyage-open = hand lies open
gold-of = { $name }’s gold
hands-title = Everybody’s gold
voyage-lose = lose a card
place-columbus-1 = San Salvador
place-columbus-2 = Cuba
place-columbus-3 = Hispaniola
place-pizarro-1 = Panama
place-pizarro-2 = Tumbes
place-pizarro-3 = Cuzco
place-magellan-1 = La Plata
place-magellan-2 = The Strait
place-magellan-3 = Cebu
place-marco-polo-1 = Acre
place-marco-polo-2 = Kashgar
place-marco-polo-3 = Cathay
place-da-gama-1 = Good Hope
place-da-gama-2 = Malindi
place-da-gama-3 = Calicut
place-cook-1 = Tahiti
place-cook-2 = Botany Bay
place-cook-3 = Hawaii
space-no-ships = no ship
half-left = left half
half-right = right half
ship-of = { $name }’s ship
ship-under = { $count ->
        [one] 1 card under it
       *[other] { $count } cards under it
    }: { $cards }
unknown-card = unknown
year-end-title = Year { $year } is over: gold for everybody
year-end-drawn = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
year-end-swapped = { $count } of them swapped
seat-came = { $count ->
    [one] 1 card drawn
   *[other] { $count } cards drawn
} at the end of the year
block-title = The auction
block-next = The next explorer card is turned up.
block-year-end = Year { $year } ends: gold for everybody.
block-over = All explorers are home.
block-brings-you = would bring you
block-brings = brings
block-instead = +{ $gain ->
        [one] 1 point
       *[other] { $gain } points
    }: { $points } instead of { $before }
block-times = crowns under it count ×{ $count }
block-stack = +{ $gain } for the cards under it
block-no-ship-1 = Not for you: no ship left.
block-no-ship = Not for you: no ship waits on the space before.
block-no-gold = Not for you: too few gold cards.
block-no-bid = No bid yet
block-standing = { $name } bids
block-sold = { $name } buys for
block-veto = { $name }: veto?
block-due = still due: { $due }
block-year = left in year { $year }
block-none-left = nothing else
block-vetoed = back after a veto
draw-title = Pizarro’s draw
draw-of = { $sum } of { $limit }
draw-risk = { $part } of { $all } unseen cards would be too much ({ $percent } %).
draw-safe = No card can be too much yet.
draw-bust = Too much: nothing.
draw-brings = That brings { $sum ->
        [one] 1 point
       *[other] { $sum } points
    }.
draw-begin = Which card comes first?
seats-title = Players
seat-points = { $count ->
        [one] 1 point on the boards
       *[other] { $count } points on the boards
    }
seat-known = known: { $cards }
seat-in = in
seat-passed = passed
seat-no-ship = no ship
seat-no-gold = no gold
seat-bids = bids { $amount }
seat-in-about = Still takes part in this auction.
seat-passed-about = Has passed and is out of this auction.
seat-no-ship-about = Has no ship that could go there and cannot bid.
seat-no-gold-about = Has too few gold cards to bid.
block-standing-about = The bid that stands. Whoever bids more leads; when all others have passed, the bidder pays it.
desk-most = at most { $count }
desk-bid = Bid { $amount }
desk-up-to = Up to { $amount }
desk-bid-number = Your bid
desk-bid-more = More
desk-bid-less = Less
desk-bid-type = Type a whole number.
desk-pay = Pay { $sum } with { $cards }
desk-pay-none = Pay
desk-pay-short = { $missing } gold still missing: choose more cards.
desk-pay-needless = One of these cards is not needed: { $due } gold is due.
desk-propose = Proposal
desk-under = Put under Magellan
desk-under-value = Put { $value } under Magellan
desk-swap = { $count ->
        [0] Swap
        [one] Swap one card
       *[other] Swap { $count } cards
    }
desk-swap-stop = Swap no more
desk-ship = Ship { $ship }
desk-left = { $count ->
        [one] Left: 1 gold card at once
       *[other] Left: { $count } gold cards at once
    }
desk-right = Right: { $points } points
desk-veto = Veto ({ $count } left)
desk-paid = Paid
key-pass = p
key-veto = v
key-allow = n
key-draw = d
key-stop = s

## Options

option-board-1 = Board 1: Columbus, Pizarro, Magellan
option-board-2 = Board 2: Marco Polo, da Gama, Cook

## Hints

several-card = { $value }
several-pay = Pay with gold cards { $cards }
several-swap = Swap gold cards { $cards }
