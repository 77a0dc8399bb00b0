# What only the page says.

game-goal = Score more victory points than anybody else: collect art, win titles and fulfil decrees. The game ends after the fourth period.

## The bay and the desk

bay-label = The bay of Amalfi
bay-own = Your bay
bay-ready = Your bay: { $count ->
    [0] no ship ready
    [one] 1 ship ready
   *[other] { $count } ships ready
}
bay-empty = no ship is ready
bay-ship-of = ship of { $who }
bay-light-of = lighthouse of { $who }
desk-good = { $good ->
    [spices] spices
    [wood] wood
    [wine] wine
    [gems] gems
    [fabric] fabric
   *[bread] bread
}
desk-price = costs { $count } { $resources }{ $lack ->
    [0] {""}
   *[other] , { $lack } short
}
desk-market = { $row ->
    [workshop] Workshop
    [atlas] Atlas
   *[council] Council
}
desk-market-about = { $row ->
    [workshop] acquire an artwork
    [atlas] discover a route of your own
   *[council] people to take in hand
}
desk-reach = { $count } within reach
desk-by-bonus = only by a bonus
desk-hand = Hand
desk-hand-empty = no card
desk-people = People
desk-routes = Routes
desk-now = now { points }
desk-icons = Key to the icons
desk-icons-short = Key
desk-key-icons = k
desk-lens = Main actions
desk-lens-name = { $family ->
    [navigate] Sail
    [acquire] Acquire
    [discover] Discover
    [invite] Invite
    [engage] Engage
   *[construct] Build
}
desk-lens-label = { desk-lens-name }: { $count ->
    [0] nothing possible now
    [one] 1 possibility
   *[other] { $count } possibilities
}
desk-key = { $family ->
    [navigate] s
    [acquire] a
    [discover] d
    [invite] i
    [engage] e
   *[construct] b
}
key-pass = p
desk-turn-hint = { $lens ->
    [navigate] Click a dock with an amber ring, or drag a ship there.
    [acquire] Click an artwork of the Workshop that is lit.
    [discover] Click a route of the Atlas that is lit.
    [invite] Click a card of your hand that is lit.
    [engage] Click one of your people that is lit.
   *[none] Click what is lit: a dock, a card, one of your people. A ship in a hold or in the bay can become bread at any time.
}
desk-turn-nothing = { $lens ->
    [navigate] You can sail nowhere now: point at a dock, and it says why.
    [acquire] You can acquire no artwork now: each says what you are short of.
    [discover] You can discover no route now: each says what you are short of.
    [invite] You can invite nobody now: each card of your hand says what you are short of.
   *[engage] You can engage nobody now: it takes an engageable character (blue) that is not engaged yet.
}
desk-build-about = Feeding takes { $due } bread now, and 1 more for each ship.
desk-for-bread = { $hold ->
    [bay] Ready ship to the port
   *[other] Ship from { hold } to the bay
}: +{ $count }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
desk-brings-none = nothing more fits
desk-help = First: { $first }. Then: { $then }.
desk-offer-yes = { $count ->
    [one] Do it
   *[other] Do both
}
desk-offer-no = Not now
desk-send = { $count ->
    [one] Send 1 ship to { hold }
   *[other] Send { $count } ships to { hold }
}
desk-done = { $stage ->
    [send] None
    [feed] No more bread: −{ $points } points
    [before-decree] No more bread
    [grant] Do not use it
   *[other] That is all
}
desk-choose = { $stage ->
    [erect] Click a destination with a free place for a lighthouse.
    [beam] Click a destination where your lighthouse stands.
    [take] Click a character of the Council.
    [straighten] Click one of your engaged people.
    [feed] Cards of your hand bring 1 bread each: click them.
    [before-decree] Cards of your hand bring 1 bread each: click them.
   *[grant] { $what ->
        [acquire] Click an artwork of the Workshop that is lit.
        [discover] Click a route of the Atlas that is lit.
        [invite] Click a character that is lit.
        [construct] One ship can be built.
       *[other] Click a destination that is lit.
    }
}
desk-visit-hold = { $count ->
    [one] 1 ship to { hold }
   *[other] { $count } ships to { hold }
}
desk-visit-free = { $count ->
    [one] 1 ship to a hold of your choice
   *[other] { $count } ships to holds of your choice
}
desk-visit-bread = { $count } bread
desk-visit-lost = { $count } bread would not fit
desk-visit-idle = { $count ->
    [one] 1 more ship could go, but none is left
   *[other] { $count } more ships could go, but none is left
}
desk-visit-light = { $own ->
    [1] then you may use your lighthouse
   *[0] then { $who } may use the lighthouse
}
desk-pay = Pay { $due }
desk-pay-how = { $how ->
    [hold] hold → bay
    [supply] emergency: bay → port
   *[crumb] bread
}
desk-pay-over = { $surplus } left over becomes bread: { $from } → { $to }.
desk-pay-exact = Paid exactly: nothing is left over.
desk-pay-lost = { $count } would not fit.
desk-pay-or = or click ships in the picture
desk-ways = { $count ->
    [one] The only way
   *[other] Ways to pay
}
desk-way-part = { $how ->
    [hold] { $ships ->
        [one] 1 ship from { hold }
       *[other] { $ships } ships from { hold }
    }
    [supply] { $ships ->
        [one] 1 emergency ship
       *[other] { $ships } emergency ships
    }
   *[crumb] { $ships } bread
}
desk-way-over = { $surplus ->
    [0] exact
   *[other] { $surplus } over
}{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
desk-light-because = { $own ->
    [1] You have sailed to { destination }, where your lighthouse stands.
   *[0] { $who } has sailed to { destination }, where your lighthouse stands.
}
desk-light-send = Send a ship to { hold }
desk-light-cost = bread { $bread } − { $price } · bay { $bay } − 1
desk-light-bread = Take { $count } bread
desk-light-room = { $room ->
    [0] your granary is full: it would be lost
   *[other] bread { $from } → { $to }
}
desk-light-first = first: { $what }
desk-tabs = Parts of the table
desk-tab = { $tab ->
    [bay] Bay
    [markets] Markets
    [board] My board
   *[goals] Goals
}
seat-ledger = Captains
seat-captains = Captains
seat-rose = holds the Wind Rose
seat-line = { $name }: { points }, { $bay ->
    [one] 1 ship ready
   *[other] { $bay } ships ready
}, bread { $bread } of { $room }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}

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
hands-packs-note =
    { $seats ->
        [1] Each pack is six people who belong together.
       *[other] Each pack is six people who belong together. The last in turn chooses first; everybody sees what is taken.
    }
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
    [one] 1 title missing by the end of period { period }
   *[other] { $count } titles missing by the end of period { period }
}
solo-enough = Enough titles for period { period }
solo-none = No title needed in period { period }
solo-gate = After period { period } you need { $needed }, you have { $got }
solo-reacts = What it does after you sail, acquire, discover, invite, engage or build
solo-after = { $after ->
    [navigate] You sail:
    [acquire] You acquire:
    [discover] You discover:
    [invite] You invite:
    [engage] You engage:
   *[construct] You build:
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

# The cards of the rivals tell how many titles each asks for.
prompt-rival = Which rival do you play against?
