## Around the page

page-title = Carrack: board games of the age of sail
page-home = Home
page-skip = Skip to the content
page-language = Language
page-theme-light = Light
page-theme-dark = Dark
page-close = Close
page-loading = One moment …
page-not-found = There is nothing at this address.
page-to-home = To the home page

## Home

home-banner = Set sail tonight
home-subtitle = Board games of the age of sail: against clever bots or with friends, right in the browser. No account needed.
home-games = Games
home-seats = { $least }–{ $most } players
home-minutes = { $least }–{ $most } min
home-weight = weight { $weight } of 5
home-play = Play now
home-invite = Invite friends
home-rules = Rules
home-compiling = Bots think slowly until the rules are compiled: { $percent } % …
home-open-tables = Open tables
home-no-open-tables = Nobody is waiting for players now. Open a table of your own.
home-your-tables = Your tables
home-no-tables-yet = Here you find the games you have begun.
home-your-turn = Your turn
home-their-turn = { $name } is asked
home-over = over
home-won = { $name } won
home-you-won = you won
home-shared = shared victory
home-all-tables = Show all { $count }
home-closed = closed
home-join = Take a seat
home-go-on = Go on
home-look = Look
home-free-seats = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }

## Setting a table

setup-players = Players
setup-opponents = Opponents
setup-you = You
setup-values = Played with
setup-values-own = the game’s own values
values-played = Played with: { $title }
values-played-own = Played with values of its owner’s
values-changed = { $count ->
        [one] One value is different
       *[other] { $count } values are different
    }
values-instead = { $value } instead of { $usual }
values-source = source: { $source }
values-same = All its values are the game’s own.
setup-seat = Seat { $number }
setup-bot = Bot
setup-friend = A friend by link
setup-anybody = Anybody
setup-start = Start
setup-open = Open the table
setup-name = Your name
setup-guest = Guest
setup-clock = Time for each decision
setup-clock-none = any
setup-hints = Everybody may ask for hints
bot-rank = { $rank }: { $strength }
strength-random = plays at random
strength-greedy = easy
strength-deckhand = for beginners
strength-mate = medium
strength-captain = strong
strength-admiral = strongest, takes its time
setup-name-why = So that the others know who plays.

time-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
time-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
time-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
time-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }

## Waiting for players

waiting-title = Waiting for players
waiting-text = The game begins when every seat is taken. You may close this page: your seat is kept.
waiting-visitor = The game begins when every seat is taken.
waiting-link = Invitation for seat { $number }
waiting-copy = Copy the link
waiting-copied = Copied
waiting-share = Send each friend one link. Nobody needs an account.
waiting-free = free
waiting-kept = kept for a friend
waiting-bot-here = Seat a bot
waiting-new-link = New link
waiting-put-out = Free this seat
waiting-leave = Give my seat back
waiting-take = Take a seat
waiting-remove = Remove the table
waiting-local = This link works on this computer only. For friends on your network start Carrack with ./play --host 0.0.0.0 and open it by your computer’s address.

## Invitations

join-title = You are invited
join-text = { $host } keeps a seat for you.
join-running = The game is under way. A bot has played this seat; you take it over with everything it holds.
join-text-nobody = A seat is kept for you.
join-take = Take the seat

## You

you-title = You
you-guest = You play as a guest: this browser remembers you.
you-account = You are logged in as { $login }.
you-nobody = You have not told your name yet.
you-keep = Keep your tables on every device
you-keep-text = Choose a login and a password. Nothing else is asked, and you can delete everything again.
you-login = Login
you-password = Password
you-password-rule = at least 8 characters
you-save = Save
you-log-in = Log in
you-log-in-text = You have an account already?
you-log-out = Log out
you-delete = Delete me
you-delete-text = Your name and your login are forgotten; bots play your seats to the end.
you-delete-password = Your password once more
you-deleted = You are forgotten here.
you-saved = Saved.
you-change = Change your login or password
you-change-text = All other browsers have to log in again.
you-password-new = New password
you-password-old = Your password so far
you-sessions = Where you are logged in
you-session-unknown = An unknown program
you-session-seen = last used: { $day }
you-session-this = this one
you-session-end = Log out there
you-session-ended = Logged out there.

## At the table

table-waiting = The table waits for players.
table-finished = Your turn is finished: confirm it or take it back.
table-undo = Undo
table-take-back = Take back
table-done = Done
table-confirm-turns = Confirm each turn with Done
table-tools = Tools of the table
table-log = Log
table-people = People
table-rules = Rules
table-fair = Fair draws
table-board = The table in words
table-offline = You are offline. Nothing you do now reaches the table; trying again …
table-goal = Goal
table-empty-log = Nothing has happened yet.
table-again = Play again
table-record = Save the record
table-shortcuts = Tab and the arrow keys lead to everything that can be picked; Enter picks it and, with the turn finished, confirms. Escape or Ctrl+Z takes back. H asks for a hint, O shows the standing orders, ? lists all keys.
table-by-itself = Nothing to decide here: it goes on by itself.
piece-new = new
piece-new-named = { $name } (new)
hint-ask = Hint
hint-thinking = The captain is thinking …
hint-would = { $bot } advises: { $does }. Your chance to win: { $percent } %.
hint-why = { $share } % of the thinking went into this; next came: { $instead }.
hint-sure = Nothing else came close.
hint-chances = Chances to win
hint-follow = Do it
key-hint = h
key-orders = o
orders-title = Standing orders
orders-about = Answers without asking you; the others do not see it.
orders-cancel = { $order }: stands. Press to call it back.
orders-amount = At most, from { $least } to { $most }
orders-type = Type a whole number.
orders-least = At least { $least }.
orders-most = At most { $most }.
log-forced = no choice
log-standing = your standing order
log-earlier = Earlier ({ $count ->
        [one] 1 turn
       *[other] { $count } turns
    })
log-since = Since your last turn
log-jump = Go there
log-incident-time-out = { $name }’s time ran out: a bot stands in.
log-incident-stand-in = { $name } lets a bot stand in.
log-incident-replaced = A bot stands in for { $name }.
log-incident-return = { $name } plays again.
log-incident-put-out = The host put { $name } out: a bot plays on.
log-incident-take-over = { $name } takes the seat over from a bot.
line-cut = The connection was cut before an answer came. Please try again.
line-offline = You are offline: nothing was sent. Try again when the connection is back.
seat-thinking = thinking
seat-here = here
seat-away = not here now

stand-in-for-me = Let a bot play for me
stand-in-yours = A bot plays for you.
stand-in-time-out = Your time ran out: a bot plays for you.
stand-in-replaced = You were away: the host let a bot play for you.
stand-in-ask = Let a bot play for you?
stand-in-about = A bot ({ $rank }) decides for you from now on. You can take your seat back at any time.
stand-in-sure = Let the bot play
stand-in-stay = Stay
stand-in-return = Play myself again
stand-in-away = { $name } is not here now.
stand-in-slow = { $name } has been asked for a while.
stand-in-offer = Let a bot stand in
seat-stand-in = a bot stands in

wish-asked = You asked to take your last decision back. The others must agree.
wish-withdraw = Never mind
wish-agree = { $name } would like to take the last decision back. Do you agree?
wish-yes = Agree
wish-no = No

## Fair draws

fair-text = Everything chance draws here comes from one secret number, the seed. Its seal, a SHA-256, was made before the first card; nobody can change the seed and keep the seal.
fair-seal = The seal
fair-seed = The seed
fair-later = is shown after the last card.
fair-added = Then each player’s browser added a random number of its own: so nobody chose the cards, not even the server.
fair-nonces = Added by the players
fair-yours = You
fair-broken = Careful: the seal has changed, or your number is missing. Do not trust these cards.
fair-verify = After the game anybody can save the record and check seal and every draw:

## Rules

rules-open = Open the rule { $rule }
rules-rule = rule { $rule }
rules-search = Search the rules
rules-none = No paragraph has these words.
rules-contents = Contents
rules-source-ruling = our ruling
rules-source-ours = our own design
rules-source-public = known from elsewhere

## Results

result-title = Result
result-won = { $name } wins.
result-you-won = You win!
result-shared = { $names } share the victory.
result-counting = Counting: { $part }
result-all = Show the result
result-figures = All figures
result-tie-break = tie-break { $count }
result-player = Player
result-place = { $rank }.

## Watching a game again

replay-title = Watch a game again
replay-of = { $title }, watched again
replay-watch = Watch it again
replay-upload = A record of your own
replay-upload-text = Choose a record that you have saved: here at a table, or in the terminal with --save. It is only shown to you; nothing of it is kept.
replay-file = Choose a file
replay-leave = Back
replay-broken = The record can be read up to here. { $why }
replay-first = To the beginning
replay-back = One decision back
replay-on = One decision on
replay-last = To the end
replay-run = Play
replay-pause = Pause
replay-decision = Decision
replay-at = { $at } of { $last }
replay-eyes = Whose eyes
replay-shortcuts = Left and right arrow keys go one decision back and on, Page Up and Page Down ten, Home and End to the beginning and the end.
replay-onlooker = as an onlooker
replay-all = all hands open
replay-as = as { $name }
home-record = You have a saved record? Watch it here.

## In company

clock-why = { $name } has so long to decide; then a bot stands in.
clock-each = Time for each decision: { $time }. Then a bot stands in.
clock-none = No clock: everybody takes the time they need.
clock-brief = { $time } for each decision
since-count = { $count ->
        [one] One thing happened while you were away.
       *[other] { $count } things happened while you were away.
    }
since-show = What happened?
since-dismiss = I know
since-title = Since you left
since-before = … { $count } more before that: see the log.
since-go-on = Go on
onlookers = Looking on:
onlookers-strangers = { $count ->
        [one] somebody
       *[other] { $count } strangers
    }
chat-title = What is said
chat-say = Say something
chat-send = Send
chat-begin = Nothing has been said yet. Wish them fair winds?
chat-none = Nothing has been said yet.
chat-among = Only those who look on hear you; the players read it when the game is over.
chat-aside = (among onlookers)
chat-looks-on = (looking on)
chat-name = Your name, to say something
chat-be = Use this name
onlookers-heard = Players hear onlookers
onlooker-mute = Mute { $who }
onlooker-unmute = Let { $who } speak
seat-until-taken = a bot for now
seat-before = before: { $names }
host-give-seat = Give to somebody
host-withdraw = Withdraw link
host-mute = Mute
host-unmute = Let speak
host-is-muted = muted
host-put-out = Put out
host-sure = Really? For good
host-close = Close this table
host-sure-close = Really? The game ends for all
again-waits = The next table is set.
again-join = Join it

## Comfort

comfort-title = How you like it
comfort-size = Size of the table
comfort-size-small = small
comfort-size-usual = usual
comfort-size-large = large
comfort-speed = Movement
comfort-speed-still = none
comfort-speed-quick = quick
comfort-speed-usual = usual
comfort-speed-slow = slow
comfort-palette = Colours
comfort-palette-usual = usual
comfort-palette-distinct = easy to tell apart
comfort-letters = Single letters and digits as keys of the table
comfort-words = The board in words, for a screen reader
comfort-sounds = Sounds
comfort-notify = Tell me when it is my turn, while the page is open
comfort-notify-refused = Your browser does not allow it for this page.
comfort-kept = Remembered in this browser only.
alert-turn = It is your turn.
alert-over = The game is over.

## Troubles

trouble-server = The server does not answer. Is it running?
choose-none = Nothing here can be used for that.
choose-first = { $count ->
    [one] Choose one first.
   *[other] Choose { $count } first.
}
choose-fewer = { $count ->
    [one] Choose only one.
   *[other] Choose at most { $count }.
}
table-area-board = The board
table-area-beside = Beside the board
table-area-seats = The players
desk-title = Your place
desk-actions = What you can do

## Keys

keys-title = Keys
keys-list = This list
keys-tab = From area to area
keys-arrows = To the nearest thing you can pick; with Shift from piece to piece
keys-enter = Pick it; confirm a finished turn
keys-escape = One step back; close an explanation or a dialog
keys-control = Ctrl
keys-letters-off = Single letters and digits are switched off in your settings.
