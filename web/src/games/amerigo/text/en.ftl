# What only the page says.

game-goal = Score more victory points than anybody else: discover islands, settle them and make their goods count. The game ends after the fifth round.
wind = { $side ->
    [0] { $part ->
        [corner] NW
        [first] Maestro-Tramontana
        [middle] Tramontana
       *[last] Greco-Tramontana
    }
    [1] { $part ->
        [corner] NE
        [first] Greco-Levante
        [middle] Levante
       *[last] Levante-Scirocco
    }
    [2] { $part ->
        [corner] SE
        [first] Ostro-Scirocco
        [middle] Ostro
       *[last] Ostro-Libeccio
    }
   *[3] { $part ->
        [corner] SW
        [first] Ponente-Libeccio
        [middle] Ponente
       *[last] Maestro-Ponente
    }
}
map-label = The archipelago. Arrow keys move the cursor, Page Down goes to the next good place, Enter does what is possible there, R turns a tile.
map-zoom = Size of the map
map-zoom-in = Closer
map-zoom-out = Farther
map-zoom-whole = The whole map
ship-label = { $name }’s ship { $ship }
tower-label = The cube tower, with { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} inside
tower-inside = { $count ->
    [one] 1 cube inside.
   *[other] { $count } cubes inside.
}
circuit-label = The seven phases of the round
circuit-now = now
circuit-stored = { $count } { colour } in storage; with { $chance } % one comes out next
raid-title = Pirates at the end of the round: strength { $strength }, and they would take { $loss } points
bin-name = { $colour ->
    [blue] Sail
    [black] Cannons
    [red] Plan
    [brown] Progress
    [green] Build
    [yellow] Produce
   *[white] Special
}
bin-useless = you could do nothing with it
bin-nothing = nothing
company-label = Tracks and players
track-name = { $track ->
    [progress] Progress
    [special] Special
    [cannons] Cannons
   *[gold] Gold
}
track-space = { $space }{ $points ->
    [0] {""}
   *[other] , worth { $points }
}{ $count ->
    [0] {""}
   *[other] : { $who }
}
goods-title = { good }: { $count } × { $times }
fate-none = no pirates yet
fate-beaten = would beat pirates of strength { $strength }
fate-raid = attack of { $strength }: { $short ->
    [one] 1 cannon short
   *[other] { $short } cannons short
}, −{ $loss } points
seat-total = { $points } points; { $total } if the game ended now
storage-label = What can be taken
storage-row = { $row ->
    [tokens] Tokens
    [production] Production
    [neutral] Neutral
   *[villages] Villages
}
storage-tokens-note = left: new · right: last chance
storage-production-note = cost in AP
storage-production = { good } for { $cost } AP, { $count } left; one more brings you { $worth } at the end
token-about = { token }: { token-effect }{ $worth ->
    [0] {""}
   *[other] ; +{ $worth } at the end, as things stand
}
storage-tile = { tile }: { $count } left, { $cost } AP{ $fits ->
    [0] {""}
   *[other] , fits in { $fits } places
}; points on a small island { $small }, on a big one { $big }
isles-label = Open islands
isles-note = what posts would pay now (×{ $now }){ $next ->
    [0] {""}
   *[other] {" "}and in the next round (×{ $next })
}
isle-about = Island { $letter }: { $size } squares{ $big ->
    [1] , big
   *[0] {""}
}, { $free } free, { $spaces ->
    [0] no post space left
    [one] 1 free post space
   *[other] { $spaces } free post spaces
}
isle-pays = { $name } { $now } if it were complete now{ $next ->
    [0] {""}
   *[other] , { $next } in the next round
}
isle-complete = Island { $letter }: complete{ $chest ->
    [1] ; { $name } has its chest
   *[0] {""}
}
mine-ending = { $over ->
    [1] At the end
   *[0] If it ended now
}: gold { $gold }, goods { $goods }, tokens { $tokens }, progress { $progress }, special { $special }; in all { $total }
desk-gold = Take { $gold } gold instead
desk-cube-points = { $count } points for cubes
desk-chest = Open a chest
desk-ship = Ship { $ship }
desk-stay = Stay
desk-without-post = No post
desk-lay-it = Lay it { $sum }
desk-lay-where = It does not fit here: choose another place, or turn it.
desk-nudge = Move the tile
desk-nudge-way = { $way ->
    [nudge-up] Up
    [turn] Turn
    [nudge-left] Left
    [nudge-right] Right
   *[nudge-down] Down
}
desk-advance = { $colour ->
    [black] Load { $count }
   *[other] Advance by { $count }
}{ $last ->
    [1] {" "}and finish
   *[0] {""}
}
desk-choose = { $count ->
    [0] The round ends after this phase.
   *[other] Next phase: { $count } { colour } fall in, about { $points } AP to expect.
}
desk-hint = { $stage ->
    [place-ship] { $by ->
        [finger] Tap an anchor, other water, or only a frame space.
       *[mouse] Click an anchor, other water, or only a frame space.
    }
    [post] Establish a post here?
    [advance] { $by ->
        [finger] Or tap a nearer or farther space of the track.
       *[mouse] Or click a nearer or farther space of the track.
    }
    [take] Take a token from the display.
    [plan] Take tiles from the supply. Green: places where it fits.
    [buy] Buy production. Green: points at the end.
    [build] Pick a tile of your plan.
    [lay] { $by ->
        [finger] Tap the map; the arrows move it, ↻ turns it.
       *[mouse] Point at the map. R or the wheel turns the tile.
    }
   *[other] { $by ->
        [finger] Tap where the ship shall go.
       *[mouse] Drag a ship or click where it shall go.
    }
}
desk-idle = You could do nothing with { colour }. Choose it again if you want it all the same.
mine-label = Yours
status-round = Round { $round } of { $rounds }
status-posts = posts ×{ $now }{ $next ->
    [0] {""}
   *[other] , then ×{ $next }
}
status-pirates = pirates { $strength }{ $more ->
    [0] {""}
   *[other] , against you { $own }
}
status-markers = next round +{ $markers }
tabs-label = Parts of the table
tab = { $name ->
    [tray] Tray
    [seats] Players
    [storage] Storage
   *[log] Log
}
brings-tile = { $village ->
    [1] village +{ $points }
   *[0] neutral tile +{ $points }
}
brings-good = { good }
brings-completes = island complete +{ $points }{ $chest ->
    [1] {" "}and its chest
   *[0] {""}
}
brings-trade = { $name } +{ $points } for posts
brings-lost = { $count ->
    [one] 1 post space lost
   *[other] { $count } post spaces lost
}
brings-gold = costs { $gold } gold
brings-steps = ship { $ship } to { $where }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $gold ->
    [0] {""}
   *[other] , { $gold } of them for gold
}
brings-start = ship { $ship } from frame space { $frame } to { $where }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $gold ->
    [0] {""}
   *[other] , { $gold } of them for gold
}
brings-waits = ship { $ship } starts at { $where }
brings-stays = ship { $ship } stays
brings-post = post on island { $letter }{ $discovery ->
    [0] {""}
   *[other] , discovered +{ $discovery }
}{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
}

# Beside what is asked lie the points that are left, and a tile is put where one points.
prompt-progress = How far do you advance on the progress track?
prompt-order = How far do you advance on the special action track?
prompt-lay = Where do you lay the { tile }?
do-to-frame = To frame space { $frame }
