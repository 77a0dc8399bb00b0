seat-name = Seat { $number }

## Malformed requests

refusal-number-unknown = { $number } is no action of this game: its actions are the numbers from 0 to below { $numbers }.
refusal-view-not-described = Views of “{ $game }” have no named values: see `view.table`, or `print(view)`.
refusal-notation-unknown = “{ $text }” is no action of this game.{ $near ->
        [none] {""}
       *[other] {" "}Close to it: { $near }.
    }
refusal-game-unknown = There is no game called “{ $game }”.{ $near ->
        [none] {""}
       *[other] {" "}Close to it: { $near }.
    }
refusal-seats-impossible = This game is for { $least } to { $most } seats, not { $seats }.
refusal-seat-unknown = There is no seat { $seat } in a game of { $seats }.
refusal-option-unknown = There is no option “{ $option }”. Known: { $known }.
refusal-option-impossible = The option “{ $option }” cannot be “{ $value }”. Possible: { $known }.
refusal-option-never-alone = The option “{ $option }” cannot be “{ $value }” in a game alone: that takes two or more.
refusal-language-unknown = There is no text in “{ $language }”. Known: { $known }.
refusal-extra-missing = This needs packages that are not installed: pip install "carrack[{ $extra }]"
refusal-file-unreadable = { $file } cannot be read: { $why }.
refusal-file-unwritable = { $file } cannot be written: { $why }.
refusal-system-words = { $reason }
refusal-system-denied = Permission denied
refusal-system-not-permitted = Operation not permitted
refusal-system-nothing-there = No such file or directory
refusal-system-exists = File exists
refusal-system-folder = Is a directory
refusal-system-no-folder = Not a directory
refusal-system-disk-full = No space left on device
refusal-system-quota = Disk quota exceeded
refusal-system-file-too-large = File too large
refusal-system-read-only = Read-only file system
refusal-system-failed = Input/output error
refusal-system-busy = Device or resource busy
refusal-system-invalid = Invalid argument
refusal-system-loop = Too many levels of symbolic links
refusal-system-too-many-files = Too many open files
refusal-system-name-too-long = File name too long
refusal-system-address-taken = Address already in use
refusal-system-no-address-of-ours = Cannot assign requested address
refusal-system-connection-refused = Connection refused
refusal-system-connection-lost = Connection reset by peer
refusal-system-timed-out = Connection timed out
refusal-system-no-route = No route to host
refusal-system-no-network = Network is unreachable
refusal-system-unknown-host = Name or service not known
refusal-system-database-locked = database is locked
refusal-system-database-read-only = attempt to write a readonly database
refusal-system-database-io = disk I/O error
refusal-system-database-corrupt = database disk image is malformed
refusal-system-database-full = database or disk is full
refusal-system-database-unopened = unable to open database file
refusal-system-database-none = file is not a database
refusal-system-not-utf8 = not UTF-8
refusal-system-too-many-bytes = more than { $most } bytes
refusal-system-no-regular-file = not a regular file
refusal-system-no-python = not a Python file
refusal-dump-unreadable = These bytes are no position of this game: { $reason }.
refusal-dump-other-rules = This position was saved under rules version { $version }; this is version { $current }.
refusal-components-not-toml = { $file } is not TOML: { $why }.
refusal-components-toml-at = line { $line }, column { $column }: { $why }
refusal-components-toml-at-end = at the end: { $why }
refusal-components-toml-no-value = a value is missing or cannot be read
refusal-components-toml-no-equals = a name is followed by = and its value
refusal-components-toml-left-over = something is left over after the value
refusal-components-toml-twice = the same name stands there twice
refusal-components-toml-open-bracket = a comma or a closing bracket is missing
refusal-components-toml-open-text = a closing quotation mark is missing
refusal-components-toml-no-name = a name must stand here
refusal-components-toml-character = this character cannot stand here (a backslash in a text is written twice)
refusal-components-toml-no-table = the values must be one table in braces
refusal-components-toml-too-much = a value is too long or too deeply nested
refusal-components-bad-value = { $file }, line { $line }, { $path }: { $why }.
refusal-components-wrong-kind = must be { $kind ->
        [int] a whole number
        [float] a number
        [str] a text in quotation marks
        [bool] true or false
        [array] a list in square brackets
       *[object] a table in braces
    }, not { $value }
refusal-components-too-small = must be a whole number from { $least } on, not { $value }
refusal-components-too-large = must be a whole number up to { $most }, not { $value }
refusal-components-no-multiple = must be a multiple of { $step }, not { $value }
refusal-components-wrong-length = must have { $bound ->
        [least] at least
        [most] at most
       *[exactly] exactly
    } { $length } { $kind ->
        [str] { $length ->
            [one] character
           *[other] characters
        }
       *[other] { $length ->
            [one] entry
           *[other] entries
        }
    }, not { $given }
refusal-components-wrong-pattern = { $value } does not fit the pattern { $pattern }
refusal-components-unknown-field = there is no field “{ $name }” here
refusal-components-missing-field = the field “{ $name }” is missing
refusal-components-not-possible = { $value } is not possible here
refusal-components-unknown-value = the game has no such value{ $near ->
        [none] ; “carrack components” shows all
       *[other] ; similar: { $near }
    }
refusal-components-other-value = must be { $needed }
refusal-components-not-between = { $value } is not between { $least } and { $most }
refusal-components-not-one-of = { $value } is not one of { $known }
refusal-components-other-count = there are { $count }, not { $needed }
refusal-components-twice-in-list = stands twice
refusal-components-must-rise = must rise
refusal-components-only-together = stands with “{ $other }”, and “{ $other }” with it
refusal-components-only-with = stands with “{ $other }” only
refusal-components-gold-sets = { $seats_at_most } seats need a set each
refusal-components-rudders-split = is split into { $count } cards, but there are { $needed }
refusal-components-whole-deck-dealt = { $seats } seats would be dealt the whole deck
refusal-components-deck-too-large = a deck may have at most { $most } cards
refusal-components-above-hand-limit = a first hand may not exceed the hand limit of { $most }
refusal-components-journey-pays = a journey of { $distance } could bring { $award } for { $cards } cards
refusal-components-chance-of-all-parts = a chance of { $chance } is not less than the { $parts } parts
refusal-components-count-each-cost = must have one count each for the costs 2, 3 and 4
refusal-components-too-few-tokens = too few tokens to fill { $spaces } spaces { $times } times
refusal-components-points-and-marks = has { $points } points for { $marks } marks: there must be as many of each
refusal-components-marks-off-track = marks must rise and lie on the track, which has { $steps } steps
refusal-components-shape-squares = { $count } squares; 1 to { $most } are allowed
refusal-components-shape-apart = the squares must be connected by their sides
refusal-components-tiles-goods = { $count } commodity spaces { $letter }, not { $needed }
refusal-components-tiles-wide = { $count } have land at two or more edges, { $least } to { $most } should
refusal-components-tile-lines = { $count } lines, not { $needed }
refusal-components-tile-line = line { $line } has { $count } squares, not { $needed }
refusal-components-tile-letter = line { $line } has “{ $letter }”; known are { $known }
refusal-components-tile-land = { $count } land squares; { $least } to { $most } are allowed
refusal-components-tile-goods = { $count } commodity spaces; { $least } or { $most } are allowed
refusal-components-tile-post = { $count } trading-post spaces { $digit }, not 1
refusal-components-tile-anchor = { $count } anchors { $letter } for trading-post space { $digit }, not 1
refusal-components-tile-anchor-apart = anchor { $letter } is not beside trading-post space { $digit }
refusal-components-tile-land-without-post = the land at line { $line }, square { $column } has no trading-post space
refusal-components-tile-corner = land in a corner of the { $edge ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } edge
refusal-components-tile-middle = land at the { $edge ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } edge without its two middle squares
refusal-components-tile-all-edges = land at all four edges; one must be all water
refusal-components-tile-corner-to-corner = land at line { $line }, square { $column } touches other land only at a corner
refusal-components-tile-lake = the water at line { $line }, square { $column } is a lake
refusal-components-no-field-of = { $verb } has no such field
refusal-components-needed-by = { $verb } needs it
refusal-components-any-only = { $verb } knows only "any"
refusal-components-discount-or-per = { $verb } needs it, or “per”; not both
refusal-components-not-here = { $verb } cannot stand here
refusal-components-too-many-clauses = more than { $most } clauses
refusal-components-no-payment-here = nothing is paid here
refusal-components-payment-first = pay comes first
refusal-components-needs-event = { $verb } needs something that sets it off
refusal-components-no-event-for = { $verb } cannot be set off
refusal-components-no-kinds = { $event } has no kinds
refusal-components-endless-visit = only passing may set off a visit, or it might go on for ever
refusal-components-endless-engaging = engaging may set off gains only, or it might go on for ever
refusal-components-endless-effect = sets itself off again, without end
refusal-components-endless-place = { $verb } cannot stand at a place, or visits might never end
refusal-components-only-once = { $verb } must stand with “once = true”, or it might go on for ever
refusal-components-admitted-already = another character admits { $dock } already
refusal-components-straightens-alone = who straightens by being engaged straightens 1 and brings points at most
refusal-components-straightening-too-cheap = straightening must cost more than { $bread } bread, or it never ends
refusal-components-selection-hand = must be more than { $hand } cards, at most 3 of them end-game
refusal-components-draft-hand = must be { $needed } cards, so that one is left
refusal-components-score-draft-hand = must be 2 or 3 end-game cards and { $others } others
refusal-components-above-granary = more than the granary holds ({ $most })
refusal-components-no-free-place = the rightmost place must cost 0, or nobody without bread could take
refusal-components-pack-size = { $count } characters name it, and not { $needed }
refusal-components-artwork-bonus = must be one of { $known }
refusal-components-dark-titles = the first { $count } are the dark ones
refusal-components-icon-hold = such an icon shows one of the five holds
refusal-components-schema-words = { $reason }
refusal-components-other-game = { $file } has values for { $meant }, not for { $game }.
refusal-components-no-game = { $file }: its “about” must name the game, as in about = {"{"} game = "amerigo-cards", title = "Our copy" {"}"}.
refusal-components-twice = { $file } has the same values as { $other }: offer one of them.
refusal-components-unknown = This server does not offer these component values for { $game } (any more).
refusal-components-folder = { $folder } is no folder with component files: { $why }.
refusal-bot-unknown = There is no bot called “{ $bot }”.{ $near ->
        [none] {""}
       *[other] {" "}Close to it: { $near }.
    } Your own: file.py:MyBot.
refusal-bot-broken = { $file } could not be run: { $reason }.
refusal-bot-no-class = { $file } has no class “{ $name }” derived from carrack.bots.base.Bot.
refusal-bot-illegal = The bot “{ $bot }” picked { $number }, which is not legal.
refusal-bot-crashed = The bot “{ $bot }” failed: { $reason }.
refusal-bots-too-many = { $bots } bots are named for { $seats } seats.
refusal-rule-unknown = There is no paragraph or section “{ $rule }”. Known sections: { $known }.
refusal-record-not-a-record = This is no record: the first line must be “{ $magic }”.
refusal-record-too-large = This is no record: { $size } characters are more than any game takes.
refusal-record-too-long = This record takes too long to read.
refusal-record-bad-header = Line { $line } is no header of a record: “{ $content }”.
refusal-record-missing-header = The record has no header “{ $header }”.
refusal-record-other-rules = The record was played under rules version { $version }; this is version { $current }.
refusal-record-other-components = The record was played with other component values ({ $digest }; these are { $current }). Give their file with --components.
refusal-record-bad-line = Line { $line }, “{ $content }”: { $why }
refusal-record-unreadable-line = A line reads “2: sail out coffee-2”, or “*: …” for chance.
refusal-record-not-the-actor = { $asked ->
        [-1] The game is over
        [0] Chance
       *[other] Seat { $asked }
    } comes next, not { $line_says ->
        [0] chance
       *[other] seat { $line_says }
    }.
refusal-record-ends-early = The record ends before the game does: a result is declared, but lines are missing.
refusal-record-wrong-result = Line { $line } declares the result { $declared }; the game gave { $result }.
refusal-record-broken-seal = The seed does not fit its seal { $seal }.
refusal-record-no-seed = The record names no seed, so nobody can tell whether chance was free.
refusal-record-no-seal = The record names no seal, so its seed may have been chosen afterwards.
refusal-record-other-draw = Decision { $line }: chance says { $content }, the sealed seed says { $drawn }.

## At the table

refusal-game-over = The game is over.
refusal-chance-first = Chance acts first.
refusal-chance-not-a-choice = That is chance's, not yours.
refusal-turn-not-yours = { $name } is asked, not you.
refusal-draft-complete = Your turn is finished: confirm it or take it back.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-needs-consent = { $name } has not agreed to take that back.
refusal-done-nothing = There is nothing to confirm.

## The live table

bot-random = Cabin boy
bot-greedy = Helmsman
bot-deckhand = Deckhand
bot-mate = Mate
bot-captain = Captain
bot-admiral = Admiral
refusal-message-malformed = That is no message of the table: { $reason }
refusal-message-too-large = A message may have { $largest } bytes, not { $size }.
refusal-version-stale = The table has moved on: version { $current }, not { $version }.
refusal-table-unknown = There is no such table.
refusal-table-damaged = What is stored of this table is damaged, so it cannot be opened. All other tables are safe; the host finds the reason in the server's log.
refusal-table-begun = The game has begun.
refusal-table-not-begun = The game has not begun: a seat is free.
refusal-table-not-over = That is known when the game is over.
refusal-table-closed = The host has closed this table.
refusal-table-full = There is no free seat.
refusal-table-nobody = At least one seat must be for a person.
refusal-table-not-host = Only whoever opened the table may do that.
refusal-table-stopped = The table could not be stored. Nothing was lost; try again.
refusal-seat-not-yours = You have no seat at this table.
refusal-seat-taken = This seat is taken.
refusal-seat-no-other = Nobody else sits there.
refusal-seat-already = You sit at this table already.
refusal-seat-bot-plays = A bot plays for you here: take your seat back first.
refusal-seat-patience = A bot may stand in for somebody who has kept all waiting for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
refusal-seat-token-unknown = This seat token is void.
refusal-invitation-unknown = This invitation is void: it was used or withdrawn.
refusal-seal-unknown = This seal is not known any more. Please try again.
refusal-person-unknown = Say your name first.
refusal-person-name = A name has 1 to { $longest } letters that can be seen.
refusal-person-reserved = “{ $name }” is the name of a bot; please choose another.
refusal-session-unknown = There is no such session; perhaps it has ended.
refusal-login-wait = Too many wrong passwords: try again in { $seconds } seconds.
refusal-login-wrong = Login or password is wrong.
refusal-login-taken = Somebody has this login already.
refusal-login-shape = A login has 1 to { $longest } letters, digits, dots, hyphens or underscores.
refusal-hello-late = No hello came within { $seconds } seconds.
refusal-hello-missing = The first message must be hello.
refusal-protocol-other = This page speaks another version of the protocol ({ $yours }) than the server ({ $ours }): load it again.
refusal-hello-again = You have said hello already.
refusal-wish-none = Nobody wishes to take anything back.
refusal-hint-off = No hints at this table: whoever opened it has not allowed them.
refusal-hint-one = Your last hint is still being thought about.
refusal-hint-busy = Nobody has time to think about it now: try again in a moment.
refusal-order-unknown = There is no order “{ $order }” in this game. There are: { $known }.
refusal-order-not-now = There is nothing now that this order could be about.
refusal-order-stale = What this order was about is over.
refusal-chat-stranger = Give yourself a name before you say something.
refusal-onlooker-gone = That onlooker is not here.
refusal-chat-muted = The host lets you say nothing at this table.
refusal-chat-empty = Say something, in { $longest } letters at most.
refusal-origin-foreign = This request comes from another site.
refusal-flood = Too many at once: wait a moment.
refusal-server-busy = There is no room for another table now: try again in a while.
refusal-server-stopping = The server restarts; the page reconnects by itself.
refusal-server-fault = Something went wrong on our side. Nothing you did was wrong.
refusal-server-storage = The database could not be read just now. Nothing that was acknowledged is lost; the host finds the reason in the server's log.
refusal-slow-reader = What was sent was not taken in time.
refusal-address-unknown = There is nothing at this address.
refusal-address-method = That cannot be done at this address.
refusal-bot-none = There is no bot “{ $bot }” at this server. There are: { $known }.
refusal-settings-bad = A setting is wrong: { $reason }
refusal-settings-range = The setting { $name } must be a number from { $least } to { $most }.
refusal-settings-choice = The setting { $name } must be one of these: { $known }.
refusal-settings-token = The setting { $name } must have 16 to 256 characters and no spaces.
refusal-metrics-forbidden = Only this machine, or whoever has the metrics token, may read these figures.
refusal-settings-traces = The setting { $name } must be the address of a collector, as in http://127.0.0.1:4318/v1/traces.
refusal-settings-public-url = “{ $url }” cannot be the public URL: give https://host or http://host, perhaps with a path.
refusal-database-unusable = The database cannot be used: { $why }
refusal-database-failed = { $why }.
refusal-database-file = { $file }: { $why }.
refusal-database-address = this is no address: write a path, sqlite:///PATH or postgresql://USER@HOST/NAME.
refusal-database-scheme = “{ $scheme }” is none that Carrack works with: write a path, sqlite:///PATH or postgresql://USER@HOST/NAME.
refusal-database-no-path = an address of SQLite names a file and nothing else: write sqlite:///PATH.
refusal-database-served = another server has { $file } open. One file has one server.
refusal-database-driver = { $scheme } needs the package { $package }, which is not installed (pip install { $package }).
refusal-database-later-version = it is from a later version of Carrack than this.
refusal-database-foreign = it holds tables of another program.
refusal-store-no-file = { $database } is no SQLite file: use the tools of that database.
refusal-store-file-exists = { $file } is there already: name another file, or add --replace.
refusal-store-damaged = { $file } is no sound database: { $why }.
refusal-store-later-version = { $file } is from a later version of Carrack than this.
refusal-store-newer = In { $file } something happened after { $copy } was made. Nothing was changed; --discard-newer gives that up.
refusal-store-in-use = { $file } is in use: stop the server first.
refusal-server-address = The server cannot listen at { $address }: { $why }.
refusal-sit-link = “{ $link }” leads to no seat: give an invitation (…/join/…) or the key to a seat (…/table/…#…).
refusal-sit-refused = The server refused: { $reason }.
refusal-sit-unreachable = { $link } cannot be reached: { $why }.
refusal-sit-other-game = The server plays { $game } by other rules or components than this program.
refusal-sit-unfair = { $link } does not draw from the sealed seed and the nonce that was added: do not trust its cards.
refusal-think-where = Say for whom to think: either --server URL or --database URL.
refusal-think-address = “{ $address }” is no server's address: give http://host or https://host.
refusal-think-unreachable = { $address } cannot be reached: { $why }.
refusal-think-off = This server lets nobody think for its bots: its setting think_token is empty.
refusal-think-token = The token is wrong: give the one that the server has as its setting think_token.
refusal-think-build = This program ({ $yours }) and the server ({ $ours }) are of different versions: install the same one.
refusal-think-file = A database file belongs to one server: give --server instead.

## The command line

refusal-file-not-text = { $file } is not a text file (UTF-8).
refusal-file-exists = { $file } is there already and is not overwritten: name another file, or go on with --resume.
refusal-name-is-a-bot = Nobody can be called “{ $player }”: that is how a bot is named.
refusal-resume-settled = With --resume the game and its players come from the file: leave { $option } out.
refusal-resume-broken = { $file } is broken after { $lines } valid { $lines ->
        [one] line
       *[other] lines
    }; go on from those with --save OTHER-FILE. { $why }
refusal-record-broken = { $file } is broken; valid before that: { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }, { $numbers ->
        [one] 1 action
       *[other] { $numbers } actions
    }. { $why }
refusal-simulation-stopped = Game { $game }, seat { $number }: { $why }
refusal-simulation-worker-died = The process that played games { $first } to { $last } died.
refusal-bench-failed = The bench could not run: { $reason }.
refusal-bench-no-build = There is no build in “{ $folder }”: a folder with the package carrack is wanted, for example build/rules/… of another checkout.
refusal-bench-servers = Several servers need a database that they share: --database postgresql://USER@HOST/NAME.
refusal-bench-unknown = There is no bench “{ $what }”: rules, server, tables or one game ({ $games }).
refusal-table-no-such-choice = There is no choice { $text } here.
refusal-table-not-understood = “{ $text }” is neither a choice nor a word of the table.{ $near ->
        [none] {""}
       *[other] {" "}Close to it: { $near }.
    } Type help for help.

cli-interrupted = Interrupted.
cli-plain-instead = The full screen needs packages that are not installed (pip install "carrack[terminal]"), so you play line by line.
cli-fault = Carrack itself has failed ({ $error }). Please report it with { $file }.
cli-fault-untold = Carrack itself has failed ({ $error }). Please report it with these lines:
check-level-fine = fine
check-level-warning = look at
check-level-wrong = wrong
check-address = The server can listen at { $host }, port { $port }.
check-components = Component files: { $count ->
        [one] one game has
       *[other] { $count } games have
    } some.
check-page = The page is in { $folder }.
check-no-page = There is no page in { $folder }: only programs could play here.
check-no-public-url = No public_url is set: links and the check of origins go by what each request says.
check-file = The database is the file { $file }: one server, nothing else needed.
check-database-unreachable = The database does not answer: { $said }.
check-file-new = The server will create the database { $file } when it starts.
check-schema-empty = The database is empty: the server will lay it out when it starts.
check-schema = The database is up to date (version { $version }).
check-schema-older = The server will bring the database up to date when it starts (from version { $version } to { $newest }).
check-postgresql = PostgreSQL { $version } answers.
check-no-limit = { $setting } is off, so a server that hangs would hold its rows for ever: { $statement }
check-not-durable = { $setting } is off: what was acknowledged may be lost when the database's machine fails.
check-clock = The clock of the database differs from this machine's by { $seconds } seconds.
check-servers = { $count ->
        [one] One server runs
       *[other] { $count } servers run
    } at this database: { $names }.
check-connections = PostgreSQL allows { $room } connections; its servers may need { $needed }.
check-hears = A hint sent through the database arrived.
check-only-polls = database_listen is none: what other servers store is noticed within a second, not at once.
check-pooler = This is the address of a pooler ({ $said }): set database_listen to PostgreSQL's own address.
check-deaf = A hint sent through the database did not arrive: behind a pooler, set database_listen to PostgreSQL's own address.
cli-serving = Carrack is served at { $address } (Ctrl-C stops it).
cli-serving-no-page = There is no page in { $folder }, so only programs can play here: `./play --setup` builds the page, and the setting `page` names its folder.
cli-store-checked = { $file }: { $tables ->
        [0] no table is under way
        [one] the one table under way goes on
       *[other] all { $tables } tables under way go on
    } with this version.
cli-store-broken = { $table } ({ $game }): { $why }
cli-store-some-broken = { $broken } of { $tables } tables under way would break with this version.
cli-store-backed-up = { $file }: a whole copy, { $size } bytes.
cli-store-restored = { $file } is now what { $copy } was.
cli-thinking = Thinking with { $workers ->
        [one] 1 process
       *[other] { $workers } processes
    } (Ctrl-C stops it).
cli-thinking-lost = The line was cut ({ $reason }). Trying again.
cli-sit-seated = Seated: seat { $seat }.
cli-sit-over = { $title }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, place { $rank } of { $seats }.
cli-sit-over-alone = { $title }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $outcome }
cli-title = title
cli-seats = seats
cli-minutes = minutes
cli-options = options
cli-games-hint = carrack play { $game } · carrack rules { $game }
cli-component = component
cli-value = value
cli-source = source
cli-note = note
cli-game-value = the game's value
cli-own-value = your value
cli-source-rulebook = rulebook
cli-source-public = public
cli-source-reconstructed = reconstructed
cli-source-ruling = ruling
cli-source-ours = ours
cli-source-owner = owner
cli-components-digest = Digest { $digest }: records name it.
cli-components-same = { $file } is fine and changes nothing: all its values are the game's own.
cli-components-differ = { $file } is fine. { $count ->
        [one] 1 value differs
       *[other] { $count } values differ
    } (digest { $digest }):
cli-verified = { $file }: all right, { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }, { $numbers } actions, result { $result }.
cli-verified-unfinished = { $file }: all right so far, { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }, { $numbers ->
        [one] 1 action
       *[other] { $numbers } actions
    }; the game is unfinished.
cli-verified-draws = Chance drew what the sealed seed says (seal { $seal }).
cli-story-title = { $title }: { $players }
cli-story-unfinished = Here the record ends, after { $numbers ->
        [one] 1 action
       *[other] { $numbers } actions
    }; the game is unfinished.
cli-story-struck = { $name } takes back: { $action }.
cli-games-played = games
cli-simulation-title = { $title }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
cli-simulation-interrupted = Interrupted after { $done } of { $games } games; the finished ones are counted.
cli-simulation-speed = { $games } games in { $seconds } s: { $speed } a second.
cli-plot-written = Picture: { $file }
cli-bot = bot
cli-seat = seat
cli-seats-played = played
cli-win-share = wins %
cli-win-share-by-bot = wins by bot
cli-win-share-by-seat = wins by seat
cli-mean-score = mean score
cli-shares-explained = A shared victory counts in equal parts. Chance alone would give each seat { $fair } %. 95 %: Wilson's interval; for the mean, the normal one.
cli-scores = Scores
cli-lengths = Length in actions, chance included
cli-length = Length
cli-in-numbers = in actions, chance included
cli-mix = picked
cli-all-bots = all bots
cli-bench-compiled = compiled
cli-bench-pure = pure
cli-bench-faster = faster
cli-bench-here = this build
cli-bench-change = change
cli-bench-range = over all rounds
cli-bench-against-explained = By turns, { $rounds } rounds, in processor time, against { $folder }. The figure is the best of this build; the change is the middle of the rounds’ ratios, beside it the smallest and the largest.
cli-bench-not-compiled = The rules are not compiled here, so only the pure half is shown.
cli-bench-working = measuring
cli-bench-server-title = The live table: { $servers ->
        [one] one server process
       *[other] { $servers } server processes
    }, four connected clients at each table, { $game }
cli-bench-tables = tables
cli-bench-p50-ms = move to all four, p50, ms
cli-bench-p99-ms = move to all four, p99, ms
cli-bench-pace = at so many moves a second
cli-bench-moves-per-second = moves a second, at most
cli-bench-echoes-per-second = echoes of the same bytes, at most
cli-bench-ratio = moves against echoes
cli-bench-bytes-per-move = bytes to each client a move
cli-bench-kb-per-table = memory per table, kB
cli-bench-kb-per-socket = memory per client, kB
cli-bench-moves-per-commit = moves in one commit, on average
cli-bench-cpu-ms-per-move = processor time of all servers a move, ms
cli-bench-times-one = moves against one server, a core for each server
cli-bench-times-one-apart = the same, clients of a table at different servers
cli-bench-delivery-p99-ms = from the first client to the last, p99, ms
cli-bench-server-explained = The echo is the same server without game and database. Client and server share this machine.
cli-bench-idle-title = Idle tables of three people at one server
cli-bench-idle-opened = opened
cli-bench-idle-in-memory = in memory at the end
cli-bench-idle-before = memory of the server before, MB
cli-bench-idle-mb = memory of the server with them, MB
cli-bench-cold-title = Whole games, read from the store
cli-bench-cold-game = game
cli-bench-cold-seats = seats
cli-bench-cold-steps = steps
cli-bench-cold-ms = median, ms
cli-bench-cold-worst = slowest, ms
cli-bench-cold-cpu = processor time, ms
cli-bench-cold-explained = The longest of ten games of random play, each action a step of its own: longer than people’s games.
cli-bench-calibration = calibration loop, ns a turn
cli-bench-number = action applied in random play, ns
cli-bench-copy = copy, ns
cli-bench-view = view, ns
cli-bench-prepare = view made ready and filled once, ns
cli-bench-imagine = ready view filled again, ns
cli-bench-playout = random play to the end, ns
cli-bench-simulation = simulation of a search, ns
cli-bench-driven = action driven from Python, ns
cli-bench-numbers-per-second = actions a second and core
cli-bench-games-per-second = games a second and core
cli-bench-driven-per-second = actions a second from Python
cli-bench-memory = memory of a state, bytes
cli-bench-simulations-per-second = simulations a second
cli-bench-simulation-ratio = a simulation in random plays to the end
cli-bench-copy-ratio = a copy in applied actions
cli-bench-title = { $title }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $length } actions a game
cli-bench-explained = The best of { $repeats } repeats, in processor time. The calibration loop is plain Python in both halves: divide by it to compare machines. Memory is the growth of the process over many copies that are all kept.

## The table

table-scoring = The scoring
table-scoring-step = { $part }: { $points }.
table-total = total
table-tie-break = tie-break
table-winner = { $winner } wins with { $points } { $points ->
        [one] point
       *[other] points
    }.
table-winners = { $winners } share the victory with { $points } { $points ->
        [one] point
       *[other] points
    }.
table-more-happened = … and { $count } more before that: log { $all } shows them.
table-draft = Not final yet: { $drafted }. Type undo to take it back.
table-ask = Key or words · ? why not · ! hint · help >
table-confirm = Your turn is finished: Enter confirms it, undo takes it back.
table-nothing-greyed = There is nothing else to try here.
table-greyed-hint = ? { $choice } shows the rule behind { $choice }.
table-hand-over = { $name } is asked. Nobody else looks, please.
table-press-enter = Enter, when ready:
table-taken-back = Taken back to before your last decision; what chance brought since is drawn anew.
table-agree = { $name }, do you agree to take that back? (y/n)
table-yes = y yes
table-saved = The game is saved. To go on:
table-record-saved = Record: { $file }
table-word-why = why
table-word-rule = rule
table-word-hint = hint
table-word-undo = undo
table-word-done = done
table-word-log = log
table-word-board = board
table-word-language = lang
table-word-help = help
table-word-quit = quit
table-keyed = { $action } (key { $key })
table-range = { $first } to { $last }
rules-own-values = This game is played with values of an owner’s file. Where a paragraph says otherwise, these hold: { $values }.
table-more-choices = … { $count } more; type one, for example: { $notation }
table-help-pick = pick this choice: by its key, in its words (“{ $sentence }”) or as records have it (“{ $notation }”); several keys in a row are one answer, and #2 is the second choice of the list
table-help-why = what cannot be picked and why; with a key, the rule behind that choice
table-help-rule = a paragraph or section of the rules: rule sell.3
table-help-hint = what a bot would choose
table-help-undo = take back: the draft first, then your last decision
table-help-done = confirm the draft
table-help-log = what happened last; log 50 shows more
table-help-board = the board again
table-help-language = the other language: lang de
table-help-help = this help
table-help-quit = save and leave

## The full-screen table

screen-tab-table = Table
screen-tab-log = Log
screen-tab-rules = Rules
screen-onlooker = onlooker
screen-everything = all hands open
screen-waiting = { $name } is choosing …
screen-ready = I am ready
screen-yes = yes
screen-no = no
screen-typed = { $typed } …
screen-no-such-key = No answer here begins with { $typed }.
screen-nothing-there = There is nothing to do there.
screen-select-first = Select an answer first: type its key or use the arrow keys.
screen-hint = { $bot } would choose: { $action }.
screen-hint-why = That way you would win about { $share } % of the games.
screen-more = … { $count } more (/ finds them)
screen-filter = part of a choice; Enter takes it, Esc ends
screen-language-en = English
screen-language-de = Deutsch
screen-key-take = take
screen-key-why = why not
screen-key-hint = hint
screen-key-undo = undo
screen-key-rules = rules
screen-key-light = light
screen-key-dark = dark
screen-key-leave = leave
screen-key-board = board
screen-key-piles = piles
screen-key-help = keys
screen-key-again = again
screen-key-step = step
screen-key-ends = ends
screen-key-eyes = eyes
screen-help = The keys of this table
screen-help-pick = select: type the key before it; several keys in a row are one answer
screen-help-take = take what is selected, confirm a finished turn
screen-help-move = select another one; the mouse works, too
screen-help-filter = search among the choices
screen-help-why = what cannot be picked and why: show, hide
screen-help-undo = take back: first the draft, then your last decision
screen-help-done = confirm the draft
screen-help-hint = what a bot would choose
screen-help-rules = the rules where question or refusal cite them
screen-help-tab = table, log or rules
screen-help-scroll = page through what does not fit
screen-help-pages = the board's first page, the next or its map, its end; the log
screen-help-language = the other language
screen-help-light = light or dark
screen-help-leave = save and leave
screen-help-step = one decision back or on
screen-help-leap = ten decisions back or on
screen-help-ends = the first or the last position
screen-help-eyes = the next seat, an onlooker, or all hands open
screen-replay-next = next:
screen-saved-game = { $title }: { $players } · { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    } · { $when }
screen-go-on = Go on with this game?
screen-go-on-which = Go on with which game?
refusal-resume-none = There is no unfinished game to go on with.
refusal-resume-too-many = Name one game or file, not { $count }.

## The arena

arena-title = { $title }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } over { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }
arena-rating = rating
arena-per-second = decisions/s
arena-milliseconds = ms each
arena-cut = cut short
arena-ahead-of = ends ahead of, %
arena-explained = Each deal is played with the bots in every seat, so the intervals (95 %) go over deals, not games. Ratings: Plackett–Luce (openskill). Chance alone would give each seat { $fair } % of the victories. Cut short: decisions that the clock ended; they may differ another time.
arena-report-written = Report: { $file }
arena-page-ratings = Ratings
arena-page-ratings-text = The dot is the rating, the line the interval that holds it 95 times in 100.
arena-page-duels = Who ends ahead of whom
arena-page-duels-text = How often the bot on the left ended ahead of the one above; level counts half.
arena-page-scores = Scores
arena-page-scores-text = How often a bot ended with so many points.
arena-page-times = Thinking time
arena-page-times-text = Milliseconds for a decision; every dot is a seat of a game, the line the mean.
arena-page-seats = Seats
arena-page-seats-text = Victories by seat; the dashed line is what chance alone would give.
arena-page-remake = Played with version { $version }, seed { $seed }. The same again:
tune-kept = { $weight } { $before } → { $value }: kept, ahead in { $share } % ({ $low } – { $high })
tune-left = { $weight } { $before } → { $value }: left, ahead in { $share } % ({ $low } – { $high })
refusal-arena-other-contest = { $file } holds another contest: game, seats, options, bots or seed differ. Name another file.
refusal-arena-bad-line = { $file }, line { $line }: this is no game of the arena ({ $reason }).
refusal-arena-no-cluster = There is no Ray cluster at “{ $address }”: { $reason }
refusal-tune-no-weights = This game's evaluation has nothing to tune.
refusal-tune-alone = Weights are tuned by playing against each other: that takes two seats or more.
refusal-tune-unknown-weight = The evaluation has no weight “{ $weight }”. Known: { $known }.
table-ask-only = Enter: { $answer } · ? why not · ! hint · help >
table-ask-done = Enter · undo · help >
table-next = { $name } is next.
table-not-kept = THIS GAME IS NOT BEING SAVED: what you decide now is lost unless there is room again.
table-kept-again = The game is saved again, with everything decided meanwhile.
table-more-folded = and { $count } more
refusal-table-ambiguous = “{ $text }” could mean several choices: { $near } …
screen-hint-then = Then perhaps: { $line }.
screen-hint-forced = There is no other choice.
screen-answer = ⏎ { $answer }
screen-then = { $first }; { $next }
screen-help-end = pass, stay, that is all
screen-draft = Not final yet: { $drafted }. ⌫ takes back.
screen-confirm = Your turn is finished: Enter confirms it, ⌫ takes back.
screen-key-end = that is all
screen-key-hurry = do not wait
screen-help-hurry = let the bots move without a pause until you are asked
start-subtitle = games of the age of sail
start-what = What do you play?
start-table = Your table
start-seats = Seats
start-bots = The others
start-begin = Begin
start-waiting = Games that wait
start-facts = { $seats } seats · { $minutes } min · { $weight }
start-bots-deckhand = deckhand: learning
start-bots-mate = mate: a fair opponent
start-bots-captain = captain: strong
start-bots-admiral = admiral: thinks long
start-bots-human = people at this keyboard
start-answer = ⏎ Begin { $game }: { $others ->
        [0] you alone
       *[other] you and { $others } × { $people ->
            [1] people
           *[other] { $bots }
        }
    }
start-answer-choose = ⏎ Choose { $game }
start-answer-saved = ⏎ Go on: { $game }
start-key-move = choose
start-key-change = change
cli-saved-none = No game is waiting.
cli-saved-hint = Go on with one: carrack play --resume { $name }
refusal-resume-several = Several games begin with “{ $name }”: { $names }.
cli-system = The system refused it: { $reason }{ $file ->
        [none] {""}
       *[other] {" "}({ $file })
    }.
screen-banner = NOT SAVED: { $why } What you decide now is lost unless there is room again. Leaving offers another place.
screen-unsaved = This game is not saved. Where shall it go?
screen-unsaved-leave = leave without saving
screen-unsaved-back = back to the table
table-save-elsewhere = This game is not saved. Another file for it (Enter: give up):
screen-since = since your last turn
arena-page-records = The games
arena-page-records-text = The record of each game; carrack replay FILE shows it move by move.
refusal-plot-not-svg = { $file }: figures are drawn as SVG, so the name must end in .svg.
