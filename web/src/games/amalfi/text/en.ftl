# What only the page says.

## Cards and icons

icon-word = { $icon ->
        [spices] Spices
        [wood] Wood
        [wine] Wine
        [gems] Gems
        [fabric] Fabric
        [any] Any resource or hold
        [bread] Bread
        [points] Points
        [ship] Ship
        [bay] Ships ready in the bay
        [port] Port: back in the next period
        [hold] Hold
        [lighthouse] Lighthouse
        [beam] Use a lighthouse
        [erect] Erect a lighthouse
        [dock] Dock, destination
        [dock-taken] Occupied destination
        [dock-foreign] Another player’s private destination
        [any-dock] Any destination
        [undock] Ship from a dock back to the bay
        [recall] Ship from the port to the bay
        [revisit] Visit again with the ship that lies there
        [build] Build a ship; ships built
        [route] Private destination
        [artwork] Artwork
        [book] Book
        [painting] Painting
        [monument] Monument
        [pair] Pair of artworks of two types
        [most-artworks] Artworks of the type you have most of
        [second-artworks] Artworks of the type you have second most of
        [person] Character
        [others] The other player who has most
        [council] Council
        [take] Take a character from the Council
        [immediate] Immediate: works once, at once
        [permanent] Permanent: works all the time
        [engageable] Engageable: works when engaged
        [end-game] End-game: scores at the end
        [types] Types of characters
        [straighten] Straighten a character
        [drop-workshop] The rightmost artwork leaves the Workshop
        [drop-atlas] The rightmost tile leaves the Atlas
        [drop-council] The rightmost character leaves the Council
        [no-extra] No extra for the place in the row
        [granary] Room in the granary
        [feeding] Feeding the ships at the end of the period
        [decree] Decree
        [title] Title
        [period] Period
        [rose] Wind Rose: begins the period
        [pass] Pass
        [cards] Cards in hand
        [pack] Starting hand
        [rival] The rival
       *[unique] As its words say
    }
icon-key = Key to the icons
icon-group = { $group ->
        [goods] Goods and bread
        [ships] Ships and docks
        [cards] Cards in the rows
        [people] People
       *[goals] Lighthouses and goals
    }
icon-cargo = A chip with a keel: so many ships go into this hold.
icon-cost = Red: paid first.
icon-signs = / means “for each”, ≤ “at most”, ← “also with” or “from”.
card-free = free
card-short = { $count } short
card-costs = costs
card-pack = from the starting hand “{ pack }”

## The waterfront

quay-port = Port
quay-back = back in { period }
quay-out = out of play
quay-each = { $worth } each
quay-yard = Shipyard
quay-fed = { $due } ✓
quay-missing = { $due }: { $missing } short, −{ $points }
quay-port-label = { $ships ->
    [0] Port: empty
    [one] Port: 1 ship
   *[other] Port: { $ships } ships
}
quay-hold-label = { $ships ->
    [0] Hold for { hold }: empty
    [one] Hold for { hold }: 1 ship, worth { $worth }
   *[other] Hold for { hold }: { $ships } ships, worth { $worth }
}
quay-yard-label = { $ships ->
    [0] Shipyard: all ships are built
    [one] Shipyard: 1 ship to build, for { $price } wood; the crews eat { $due } bread now, and 1 more then
   *[other] Shipyard: { $ships } ships to build, { $price } wood for the first; the crews eat { $due } bread now, and 1 more for each
}
quay-granary-label = Granary: { $bread } of { $room } bread; the crews eat { $due } at the end of the period

## Goals

goal-label = Decrees and titles
goal-decrees = Decrees
goal-decrees-note = what each would bring now
goal-scored = scored
goal-bonus = In this period { $count } more for each
goal-titles = Titles
goal-titles-note = the first gets most
goal-yours = yours, { $points }
goal-has = { $name } has it: { points }

## A whole board

card-board = { $ships ->
    [one] 1 ship ready
   *[other] { $ships } ships ready
}, { $docked } docked, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
card-board-pack = began as { pack }
card-board-passed = passed
card-people = People
card-routes = Routes
card-artworks = Artworks
card-known = In hand, as you know

## Starting hands

hands-packs = Choose your starting hand
hands-packs-note = Each pack is six people who belong together. The last in turn chooses first; everybody sees what is taken.
hands-pack-label = Pack of the { pack }: { $cards }
hands-keep = Choose your people
hands-keep-note = Keep the ones you like best, one after the other. The rest goes back into the deck.
hands-draft = Draft
hands-draft-note = Keep one card; the others go to the left.
hands-round = Round { $round } of { $rounds }
hands-later = Of these you keep one afterwards
hands-wait = The others are choosing.
hands-title = All hands

## Alone

solo-label = The rival
solo-choose = Who is your rival?
solo-choose-note = Look at titles and decrees first: you lose if you have too few titles at the end of a period.
solo-rival = { $rival ->
    [naples] The Kingdom of Naples takes its time.
   *[genoa] The Republic of Genoa is quick, and follows you to more docks.
}
solo-needs = { $count ->
    [one] You need 1 title in the end.
   *[other] You need { $count } titles in the end.
}
solo-plain = Its ships go where the price of the rightmost artwork points.
solo-bonus = Its ships go where the price and the bonus of the rightmost artwork point.
solo-left = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} and { $lights ->
    [one] 1 lighthouse
   *[other] { $lights } lighthouses
} left
solo-missing = { $count ->
    [one] 1 title missing by the end of { period }
   *[other] { $count } titles missing by the end of { period }
}
solo-enough = Enough titles for { period }
solo-gate = After period { period } you need { $needed }, you have { $got }
solo-reacts = What it does after you …
solo-after = { $after ->
    [navigate] sail:
    [acquire] acquire:
    [discover] discover:
    [invite] invite:
    [engage] engage:
   *[construct] build:
}
solo-ships = { $count ->
    [one] sends a ship to { $places }
   *[other] sends ships to { $places }
}
solo-lights = { $count ->
    [one] puts a lighthouse in { $places }
   *[other] puts lighthouses in { $places }
}
solo-drops = makes { $card } leave
solo-nothing = nothing
solo-end = How it ended
solo-end-lost = { $needed ->
    [one] At the end of period { period } you needed 1 title against { rival }
   *[other] At the end of period { period } you needed { $needed } titles against { rival }
}{ $count ->
    [0] {", "}and had none.
   *[other] {", "}and had { $count }.
}
solo-end-won = { $count ->
    [one] With 1 title you stood your ground against { rival } for four periods.
   *[other] With { $count } titles you stood your ground against { rival } for four periods.
}
solo-end-needed = { $count ->
    [one] 1 title needed
   *[other] { $count } titles needed
}
solo-end-band = { points } on the scale of the chronicle
