game-title = Amerigo
game-subtitle = Sail, plan and build among new islands: a tower full of cubes says what can be done.

## Things

colour = { $colour ->
        [blue] blue
        [black] black
        [red] red
        [brown] brown
        [green] green
        [yellow] yellow
       *[white] white
    }
cubes = { $count } { colour }
good = { $good ->
        [cotton] cotton
        [tobacco] tobacco
        [sugar] sugar
        [coconut] coconut
       *[coffee] coffee
    }
production = { good } { $cost }
tile = { $tile ->
        [neutral-single] neutral single
        [neutral-domino] neutral domino
        [neutral-i3] neutral straight three
        [neutral-l3] neutral corner of three
        [neutral-i4] neutral straight four
        [neutral-square] neutral square of four
        [neutral-u5] neutral U of five
        [neutral-block] neutral block of six
        [village-single] village single
        [village-domino] village domino
        [village-i3] village straight three
        [village-l3] village corner of three
        [village-i4] village straight four
       *[village-square] village square of four
    }
turn = { $turn ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
place = { $place ->
        [frame] frame space { $frame }
       *[square] { $square }
    }
token = { $token ->
        [ap-blue] +2 blue
        [ap-black] +2 black
        [ap-red] +2 red
        [ap-brown] +2 brown
        [ap-green] +2 green
        [ap-yellow] +2 yellow
        [ap-red-blue] +1 red or blue
        [ap-black-brown] +1 black or brown
        [ap-green-yellow] +1 green or yellow
        [ships-8] Fair wind
        [stronger-pirates] Pirate friend
        [half-loss] Half loss
        [victory-gold] Bounty
        [two-neutrals] Two neutral tiles
        [red-green] Red and green
        [gold-3] 3 gold
        [gold-5] 5 gold
        [post-gold] Harbour dues
        [more-gold] Gold for pairs
        [jump] Jump
        [cube-points] Points for cubes
        [post-points] Points for posts
        [seven-points] 7 points
       *[gold-again] Gold track again
    }
token-effect = { $token ->
        [ap-blue] 2 AP more whenever you move ships
        [ap-black] 2 AP more whenever you load cannons
        [ap-red] 2 AP more whenever you plan
        [ap-brown] 2 AP more whenever you make progress
        [ap-green] 2 AP more whenever you build
        [ap-yellow] 2 AP more whenever you buy production
        [ap-red-blue] 1 AP more whenever you plan or move ships
        [ap-black-brown] 1 AP more whenever you load cannons or make progress
        [ap-green-yellow] 1 AP more whenever you build or buy production
        [ships-8] once, 8 more steps for each ship
        [stronger-pirates] pirates are stronger by 2 for all others
        [half-loss] pirates take only half of the points
        [victory-gold] 2 gold each time you beat the pirates
        [two-neutrals] plan two neutral tiles in a phase
        [red-green] red cubes count as green, and green ones as red
        [gold-3] once, whenever you like
        [gold-5] once, whenever you like
        [post-gold] 1 gold for each post you establish
        [more-gold] 1 gold for every 2 cubes instead of 3
        [jump] through white, on top of the first player's disc
        [cube-points] once, 1 point for each cube instead of an action
        [post-points] at the end of the game, 1 point for each of your posts
        [seven-points] at the end of the game
       *[gold-again] at the end of the game, 1 more point for each gold
    }
card = { $card ->
        [token] { token }
        [production] { production }
       *[tray] { cubes }
    }
steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
still = { $points } AP left{ $purse ->
        [0] {""}
       *[other] , and { $purse } gold for more
    }

## What one can do

do-act = { $colour ->
        [blue] Blue: move ships
        [black] Black: load cannons
        [red] Red: plan
        [brown] Brown: make progress
        [green] Green: build
        [yellow] Yellow: buy production
       *[white] White: advance in player order
    }
do-special = White: take the action of the colour under your disc
do-gold = Take gold instead of an action
do-cube-points = Score a point for each cube instead of an action
do-chest = Open a treasure chest
do-use = Use the token { token }
do-advance = Advance by { $count }
do-advance-cannons = Load { $count }
do-jump = Jump on top of the first player's disc
do-take = Take { token }: { token-effect }
do-plan = Plan { tile }
do-build = Build { tile }
do-buy = Buy { good } for { $cost } AP
do-ship = Sail with ship { $ship }
do-establish = Establish a trading post
do-leave = No post here
do-done = End the action
do-to-frame = Frame space { $frame }
do-to-square = Sail to { $square }
do-lay = Lay at { $square } ({ turn })
do-tile = Island tile { $number } is drawn
do-turn = The tile is turned { turn }
do-marker = Pirate marker { $value } is turned up
do-token = The token { token } is drawn
do-production = Production of { good } for { $cost } AP is drawn
do-disc = { $name } comes next in player order
do-tray = The tray shows { cubes }

family-act = action
family-special = action through white
family-gold = gold instead
family-cube-points = points instead
family-chest = open a chest
family-use = use a token
family-advance = advance
family-jump = jump
family-take = take a token
family-plan = plan
family-build = build
family-buy = buy production
family-ship = pick a ship
family-establish = establish a post
family-leave = no post
family-done = end the action
family-to-frame = sail to the frame
family-to-square = sail to a square
family-lay = lay a tile
family-tile = island tile drawn
family-turn = island tile turned
family-marker = pirate marker drawn
family-token = progress token drawn
family-production = production token drawn
family-disc = player order drawn
family-tray = cubes in the tray

## What is asked

prompt-tile = The next island tile is drawn.
prompt-turn = The island tile is turned.
prompt-marker = A pirate marker is turned up.
prompt-token = Progress tokens are drawn.
prompt-production = Production tokens are drawn.
prompt-disc = The player order is drawn.
prompt-tray = The tower: how many { colour } cubes come out?
prompt-choose = Choose an action with { $points } AP, or take { $gold } gold.
prompt-place-ship = Your first blue action: where does ship { $ship } start?
prompt-pick-ship = Which ship sails first? { still }.
prompt-sail = Where does ship { $ship } sail from { place }? { still }.
prompt-post = Establish a trading post on { $square }?
prompt-cannons = How many cannons do you load? { still }.
prompt-progress = How far do you advance on the progress track? { still }.
prompt-order = How far do you advance on the special action track? { still }.
prompt-take = Take { $count ->
        [one] a progress token
       *[other] { $count } progress tokens, one after the other
    }.
prompt-plan = What do you plan? { still }.
prompt-build = What do you build? { still }.
prompt-lay = Where do you lay the { tile }? Name its top left square. { still }.
prompt-buy = Which production do you buy? { still }.
prompt-finished = The game is over.

## Why not

refusal-choose-not-now = You are in the middle of your action.
refusal-choose-no-cube = No cube of this colour is on the action space.
refusal-special-no-white = No white cube is on the action space.
refusal-special-on-start = Your disc is on the white start: all you can do through white is advance.
refusal-special-lies-out = That colour lies on the action space: choose it directly.
refusal-chest-none = You have no treasure chest.
refusal-token-not-owned = You do not have the token for this.
refusal-token-used = You have used this token already.
refusal-ships-not-sailing = Fair wind helps only while you move ships.
refusal-advance-not-now = No disc of yours advances now.
refusal-advance-beyond = That is beyond the end of the track: { $most } at most.
refusal-points-too-few = That costs { $need } AP, and you can pay only { $have }.
refusal-jump-not-white = Jumping is for the special action track only.
refusal-jump-first = You are the first player already.
refusal-take-not-now = You have no progress token to take now.
refusal-take-not-shown = The token { token } is not on display.
refusal-plan-not-now = You are not planning now.
refusal-plan-run-out = There is none of this shape left.
refusal-plan-second-neutral = You have planned your neutral tile of this phase already.
refusal-build-not-now = You are not building now.
refusal-build-not-planned = You have planned no { tile }.
refusal-build-no-room = There is no room for it where you may build.
refusal-lay-not-now = There is no tile to lay now.
refusal-lay-same-turn = Turned { turn }, this tile looks the same as before: take the other way.
refusal-lay-over-water = The tile would lie on water there.
refusal-lay-over-post = The tile would lie on a trading post there.
refusal-lay-over-tile = The tile would lie on another one there.
refusal-lay-no-post = You have no trading post on that island.
refusal-lay-off-chain = The tile would touch neither a post of yours there nor a chain that leads to one.
refusal-buy-not-now = You are not buying now.
refusal-buy-not-shown = This production is not on display.
refusal-ship-not-now = There is no ship to pick now.
refusal-sail-not-now = No ship of yours is moving now.
refusal-sail-no-frame = There is no frame space { $frame } on this map.
refusal-sail-starts-on-frame = Ships come into play on a frame space.
refusal-sail-not-water = That is not water.
refusal-sail-occupied = Another ship is there.
refusal-sail-too-far = That is too far: the ship can go only { $have ->
        [one] 1 step
       *[other] { $have } steps
    }.
refusal-post-not-now = There is no trading post to establish now.
refusal-done-not-now = There is nothing to end here: pick one of the choices.
refusal-chance-other = Chance decides something else now.
refusal-tile-gone = Island tile { $number } is on the map already.
refusal-turn-forbidden = Turned { turn }, the island tile would shut in water or make an island too large.
refusal-marker-gone = No pirate marker { $value } is face down any more.
refusal-token-gone = The token { token } was drawn already.
refusal-production-gone = No production of { good } for { $cost } AP is left to draw.
refusal-disc-placed = The disc of { $name } is placed already, or nobody sits there.
refusal-tray-too-many = The tray cannot show { cubes } now.

## What happened

event-charted = The map has { $islands } islands, { $big ->
        [0] none
       *[other] { $big }
    } of them big.
event-laid-again = No island of this map is big: it is laid again.
event-marker = Pirate marker { $value } is turned up: the pirates have strength { $strength }.
event-token-shown = New progress tokens: { $cards }.
event-production-shown = New production tokens: { $cards }.
event-disc = { $name } is { $order ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } in player order.
event-dropped = Round { $round }, { colour } phase: { $count ->
        [0] no cube goes
        [one] 1 cube goes
       *[other] { $count } cubes go
    } into the tower.
event-skipped = No cube comes out: the phase is skipped.
event-tray = Out of the tower: { $cards }.
event-acts = { $name } { $colour ->
        [blue] moves ships
        [black] loads cannons
        [red] plans
        [brown] makes progress
        [green] builds
        [yellow] buys production
       *[white] takes the special action
    } with { $points } AP.
event-acts-by-white = Through white, { $name } { $colour ->
        [blue] moves ships
        [black] loads cannons
        [red] plans
        [brown] makes progress
        [green] builds
        [yellow] buys production
       *[white] takes the special action
    } with { $points } AP.
event-rather-gold = { $name } takes gold instead of an action.
event-cube-points = { $name } scores { points } for cubes instead of an action.
event-gold = { $name } receives { $gold } gold.
event-overflow = { $name } scores { points } for gold beyond the track.
event-bought-points = { $name } buys { $gold } AP with gold.
event-opened-chest = { $name } opens a treasure chest.
event-used = { $name } uses the token { token }.
event-bought = { $name } buys production of { good } for { $cost } AP.
event-planned = { $name } plans a { tile }.
event-built = { $name } builds a { tile } at { $square }: { points }.
event-commodity = { $name } gains { good }.
event-ship-placed = { $name } puts ship { $ship } on frame space { $frame }.
event-sailed = { $name } sails to { place } with ship { $ship } ({ steps }).
event-post = { $name } establishes a trading post on { $square }.
event-discovered = { $name } discovers island { $island }: { points }.
event-completed = { $name } completes island { $island }: { points }{ $chest ->
        [1] , and its treasure chest
       *[0] {""}
    }.
event-trade = { $name } scores { points } for trading posts on island { $island }.
event-cannons = { $name } loads { $count ->
        [one] 1 cannon
       *[other] { $count } cannons
    } and has { $at } now.
event-progress = { $name } advances to { $at } on the progress track.
event-advanced = { $name } advances to { $at } on the special action track.
event-overran = { $name } has AP left at the end of the track.
event-jumped = { $name } jumps onto the leading disc of the special action track, at { $at }.
event-took-token = { $name } takes the token { token }.
event-plundered = Pirates of strength { $strength } raid { $name }: { $points ->
        [0] no points to lose
       *[other] −{ points }
    }{ $cannons ->
        [0] {""}
        [one] , and 1 cannon is gone
       *[other] , and { $cannons } cannons are gone
    }.
event-fought-off = { $name } fights off pirates of strength { $strength }.
event-final-gold = At the end, { $name } scores { points } for gold.
event-final-goods = At the end, { $name } scores { points } for goods.
event-final-tokens = At the end, { $name } scores { points } for progress tokens.
event-final-progress = At the end, { $name } scores { points } on the progress track.
event-final-special = At the end, { $name } scores { points } on the special action track.
event-round = Round { $round } begins: posts on a completed island count × { $multiplier }.

## Points

score-discovery = discoveries
score-villages = villages
score-neutrals = neutral tiles
score-completion = completed islands
score-trade = trading posts
score-overflow = gold beyond the track
score-cubes = points for cubes
score-pirates = pirates
score-gold = gold
score-goods = goods
score-tokens = tokens
score-progress = progress
score-special = special actions

## Standing orders

order-gold = Take gold in this phase
order-cannons = Load all cannons I can in this phase

## The board

board-over = The game is over
board-round = Round { $round } of { $rounds }
board-phase = { colour } phase
board-then = then
board-multiplier = posts on complete islands ×{ $multiplier }
board-stored = Storage
board-inside = In the tower
board-lying = Action space
board-ap = { $points } AP
board-with-tokens = with tokens
board-pirates = Pirates
board-strength = strength { $strength }
board-face-down = face down: { $values }
board-never = one of these is never turned up
board-turns = Turn order
board-later = next phase
board-token = { token } ({ token-effect })
board-tokens = Tokens
board-last-tokens = Last chance
board-production = Production
board-production-for = { good } for { $cost }
board-neutrals = Neutral tiles
board-your-villages = Your villages
board-whose-villages = Villages of { $name }
# After a count and a cross English has one form, German two.
board-shape = { $count ->
       *[other] { $shape ->
            [single] single
            [domino] domino
            [i3] straight three
            [l3] corner of three
            [i4] straight four
            [square] square of four
            [u5] U of five
           *[block] block of six
        }
    }
board-progress = progress { $at } = { $points } { $points ->
        [one] point
       *[other] points
    }{ $mark ->
        [0] {""}
       *[other] {""}, next token at { $mark }
    }{ $more ->
        [0] {""}
       *[other] {""}, more points from { $more }
    }
board-special = special action { $at }:
board-special-worth = {""}, { $points } { $points ->
        [one] point
       *[other] points
    }{ $more ->
        [0] {""}
       *[other] {""}, more from { $more }
    }
board-posts = { $count ->
        [one] 1 post left
       *[other] { $count } posts left
    }
board-chests = { $count ->
        [one] 1 chest
       *[other] { $count } chests
    }
board-planned = Planned
board-own-tokens = Tokens
board-used = { token } (used)
board-none = none
board-islands = Islands
board-island = { $island }: { $big ->
        [1] big{ $chest ->
            [1] {" "}with a chest
           *[0] {""}
        }, { $size } squares
       *[0] { $size } squares
    }, { $free ->
        [0] complete
       *[other] { $free } free
    }; posts { $posts }
board-undiscovered = { $count ->
        [one] 1 undiscovered
       *[other] { $count } undiscovered
    }{ $big ->
        [none] {""}
       *[other] , of these big: { $big }
    }
board-map = Map
board-key = ░ land, A island, □ post space, ↑ → ↓ ← its anchor, ## neutral tile, 1 2 ship, ⌂ village, ⚑ post, ~ frame, + possible now
board-good-letter = { $good ->
        [cotton] c
        [tobacco] t
        [sugar] s
        [coconut] n
       *[coffee] f
    }
board-anchors = Anchors in reach
board-anchor = { $square } (post on { $post })
board-turns-of = { tile }, ● on the square named:

# What is drawn, one by one: its name, and what it is for.

piece-square = Square
piece-square-about = Land can be built on, water can be sailed.
piece-frame = Frame space
piece-frame-about = Ships begin here, and sail from one space to the next as on water.
piece-island = Island
piece-island-about = Whoever covers its last free square completes it and scores for it.
piece-ship = Ship
piece-ship-about = It sails one square for each action point, and puts trading posts ashore at anchors.
piece-bin = Cubes in the tray
piece-bin-about = A colour that lies here can be chosen; the largest group gives the action points.
piece-tile = Landscape tile
piece-tile-about = It is planned first and built later.
piece-plan = Planned tile
piece-plan-about = It waits on its owner’s board until it is built.
piece-token = Progress token
piece-token-about = Whoever passes a mark on the progress track takes one.
piece-production = Production token
piece-production-about = It makes goods of its kind worth points at the end of the game.
piece-track = Track
piece-track-about = Each action point moves the disc one space on.
piece-chest = Treasure chest
piece-chest-about = It can be turned into gold at any time.
piece-seat = Player
piece-seat-about = Whoever has the most points at the end of the game wins.

figure-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
figure-gold = { $count } gold
figure-cannons = { $count ->
    [one] { $count } cannon
   *[other] { $count } cannons
}

## Keys of choices in the terminal: a letter for each verb, `.` for whatever ends something

typed-special = w
typed-gold = g
typed-cube-points = v
typed-chest = h
typed-use = u
typed-jump = j
typed-take = t
typed-establish = e
typed-leave = { "." }
typed-done = { "." }
typed-each-act = s c p a b y o
board-head-points = pts
board-head-gold = gold
board-head-cannons = can
board-head-attack = loss
board-head-villages = vil
board-your-tracks = Your tracks
board-whose-tracks = Tracks of { $name }
board-other-tracks = Others (progress/special action)
board-safe = safe
remark-anchors = { $count ->
        [0] no anchor
        [one] 1 anchor
       *[other] { $count } anchors
    } within { $points } AP
remark-stay = stay here
remark-steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
remark-post = post on { $square }, island of { $size }{ $points ->
        [0] {""}
       *[other] {" "}(discovery +{ $points })
    }
remark-completes = completes the island +{ $points }
remark-chest = a chest
remark-covers = { $count ->
        [one] covers a post space
       *[other] covers { $count } post spaces
    }
remark-plan = { $cost } AP, { $left } left, fits in { $places ->
        [0] no place now
        [one] 1 place
       *[other] { $places } places
    }
remark-build = { $cost } AP, fits in { $places ->
        [0] no place now
        [one] 1 place
       *[other] { $places } places
    }
remark-cannons = { $count } of { $strength } cannons{ $short ->
        [0] {""}: enough
       *[other] {""}: { $short } short
    }
remark-progress = space { $at }{ $tokens ->
        [0] {""}
        [one] {""}, a token
       *[other] {""}, { $tokens } tokens
    }{ $points ->
        [0] {""}
        [one] {""}, 1 point more at the end
       *[other] {""}, { $points } points more at the end
    }
remark-special = onto { colour }{ $passed ->
        [none] {""}
       *[other] {""}, ahead of { $passed }
    }{ $points ->
        [0] {""}
        [one] {""}, 1 point more at the end
       *[other] {""}, { $points } points more at the end
    }
remark-ap = { $points } AP
remark-useless = nothing to do: the turn would be over

# Sheets beside the map on the full screen.

sheet-seats = Seats
sheet-cubes = Cubes
sheet-supply = Supply
sheet-now = If it ended now
sheet-pays = Completing an island pays (a round later)
