seat-name = Seat { $number }

## Malformed requests

refusal-number-unknown = { $number } is no choice of this game: its numbers go from 0 to below { $numbers }.
refusal-notation-unknown = “{ $text }” is no choice of this game. Close to it: { $near }.
refusal-game-unknown = There is no game called “{ $game }”. Close to it: { $near }.
refusal-seats-impossible = This game is for { $least } to { $most } seats, not { $seats }.
refusal-seat-unknown = There is no seat { $seat } in a game of { $seats }.
refusal-option-unknown = There is no option “{ $option }”. Known: { $known }.
refusal-option-impossible = The option “{ $option }” cannot be “{ $value }”. Possible: { $known }.
refusal-language-unknown = There is no text in “{ $language }”. Known: { $known }.
refusal-file-unreadable = { $file } cannot be read: { $reason }.
refusal-file-unwritable = { $file } cannot be written: { $reason }.
refusal-dump-unreadable = These bytes are no position of this game: { $reason }.
refusal-dump-other-rules = This position was saved under rules version { $version }; this is version { $current }.
refusal-components-not-toml = { $file } is not TOML: { $reason }.
refusal-components-bad-value = { $file }, line { $line }, { $field }: { $reason }.
refusal-bot-unknown = There is no bot called “{ $bot }”. Close to it: { $near }. Your own: file.py:MyBot.
refusal-bot-broken = { $file } could not be run: { $reason }.
refusal-bot-no-class = { $file } has no class “{ $name }” derived from carrack.bots.base.Bot.
refusal-bot-illegal = The bot “{ $bot }” picked { $number }, which is not legal.
refusal-bot-crashed = The bot “{ $bot }” failed: { $reason }.
refusal-bots-too-many = { $bots } bots are named for { $seats } seats.
refusal-rule-unknown = There is no paragraph or section “{ $rule }”. Known sections: { $known }.
refusal-record-not-a-record = This is no record: the first line must be “{ $magic }”.
refusal-record-too-large = This is no record: { $size } characters are more than any game takes.
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

## At the table

refusal-game-over = The game is over.
refusal-chance-first = Chance acts first.
refusal-chance-not-a-choice = That is chance's, not yours.
refusal-turn-not-yours = { $name } is asked, not you.
refusal-draft-complete = Your turn is finished: confirm it or take it back.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-needs-consent = { $name } has not agreed to take that back.
refusal-done-nothing = There is nothing to confirm.
