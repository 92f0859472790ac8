### The table in the browser: prompts, buttons, what picked cards can do, the log, problems.
###
### Facts: `you` yes or no, whether it is the reader; `player` a name; `cards` cards in words; `target` a meld.


## Names

server-host = Host
server-team = Team { $team }
server-column =
    { $rank_names }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $special ->
        [wild] , wild
        [locked] , may not be discarded yet
        [black-three] , blocks the pile
       *[none] {""}
    }
server-cell = { $target_names }: { $parts }
server-cell-open =
    open, { $size } of { $most }, { $wilds ->
        [0] none wild
       *[other] { $wilds } wild
    }
server-cell-nothing = nothing
server-mark = opens at { $minimum }


## What is expected

server-prompt-lobby = Ready when you are
server-prompt-lobby-host = { $player } starts the game
server-note-lobby =
    { $bots ->
        [0] No bot sits with you: all seats are taken by people. The game goes to { $target } points.
        [one] If it starts now, one bot sits with you. The game goes to { $target } points.
       *[other] If it starts now, { $bots } bots sit with you. The game goes to { $target } points.
    }
server-prompt-draw =
    { $count ->
        [1] Draw a card
       *[other] Draw { $count } cards
    }
server-prompt-draw-or-take =
    { $count ->
        [1] Draw a card, or take the pile
       *[other] Draw { $count } cards, or take the pile
    }
server-note-may-take =
    { $count ->
        [one] The pile has { $count } card, and you may take it.
       *[other] The pile has { $count } cards, and you may take it.
    }
server-prompt-take-or-pass = Take the pile, or pass
server-note-take-or-pass = The stock is empty. If you pass, the deal is over.
server-prompt-take = Take the pile
server-note-take = The stock is empty and the top card fits on a meld of your team: the pile must be taken.
server-prompt-lay = Lay what you like, then discard a card
server-prompt-go-out = Go out in this turn
server-prompt-open = Opening: { $missing } more
server-note-open = { $laid } of { $minimum } points are laid. Add cards, or take these back; no discard before that.
server-prompt-pass = Lay, or pass
server-note-pass = You hold only sevens that may not be discarded.
server-note-foot-due = Your foot is due: you pick it up when your turn ends.
server-note-may-ask = You can go out, or ask your partners first.
server-prompt-asked = { $player } asks: may I go out?
server-prompt-asking = { $player } answers your question
server-prompt-waiting-answer = { $asker } asks whether to go out
server-note-waiting-answer = { $player } answers.
server-prompt-wait = { $player } is thinking
server-prompt-time-is-up = Your time for this turn is up
server-note-time-is-up = A bot ends it; then you can take your seat back.
server-note-seeded = All cards of this table come from a text that its host chose: whoever knows it knows the cards.
server-note-wait =
    { $count ->
        [1] You are next.
       *[other] You play after { $count } others.
    }
server-note-watching = You are watching.
server-missed =
    Deal { $deal }: { $verb ->
        [draw] drew from the stock
        [take] took the pile{ $cards_given ->
            [yes] {" "}with { $cards }
           *[no] {""}
        }
        [lay] laid { $cards }
        [discard] discarded { $cards }
        [ask] asked the partners
        [yes] agreed
        [no] did not agree
       *[pass] passed
    }
server-prompt-paused = The game is paused
server-prompt-resigned = “{ $team }” has given the game up
server-prompt-deal-over = The deal is over
server-prompt-won = Your team wins the game
server-prompt-lost = The game goes to “{ $team }”


## Buttons

server-move-start = Start the game
server-move-draw =
    { $count ->
        [1] Draw a card
       *[other] Draw { $count }
    }
server-detail-stock = { $count } in stock
server-move-take = Take the pile
server-detail-take-with = with { $cards }
server-detail-take-adding = adding to { $target_names }
server-move-pass = Pass
server-detail-pass-ends-deal = the deal ends
server-detail-pass-ends-turn = ends your turn
server-move-ask = Ask your partners
server-detail-ask = may I go out?
server-move-yes = Yes, go out
server-detail-yes = then it must be done
server-move-no = No, play on
server-detail-no = not in this turn
server-move-next = Next deal
server-move-rematch = Another game
server-detail-rematch = Rules: { $rules }
server-next-rules =
    { $changes ->
        [0] The next game has the same rules: { $rules }.
        [one] The next game has other rules: { $rules }. One thing is not as in the game that is over.
       *[other] The next game has other rules: { $rules }. { $changes } things are not as in the game that is over.
    }

# Why a move is impossible, in a word or two; the whole sentence follows when it is pressed.
server-short =
    { $reason ->
        [take-no-pile] no pile
        [take-blocked] blocked
        [take-frozen] frozen
        [take-closed-rank] needs a pair
        [take-closed-never] rank closed
        [take-no-meld] needs a pair
        [take-pair-only] needs a pair
        [take-pair-not-held] needs a pair
        [draw-stock-empty] stock empty
        [draw-first] draw first
        [already-drawn] already drawn
        [ask-twice] already asked
        [ask-cannot-go-out] cannot go out
        [ask-must-go-out] must go out
        [discard-locked-seven] locked
        [discard-opening] opening not met
        [discard-kinds] canastas missing
        [discard-foot] foot still waits
        [meld-too-few] too few cards
        [meld-other-team] too few cards
        [meld-closed] too few cards
        [black3-too-few] too few cards
        [meld-overfull] too many cards
        [meld-too-many] too many cards
        [meld-too-many-wilds] too many wild
        [meld-too-few-naturals] too few naturals
        [meld-sevens-wild] no wild cards
        [end-opening] opening out of reach
        [end-black3] only in going out
        [wrong-seat] not your turn
        [pick-one-card] pick one
        [lay-down-first] lay down first
       *[other] not now: why?
    }


## Picked cards

server-picked = Picked: { $cards }
server-lay = Lay { $cards }
server-lay-on = Add { $cards } to { $target_names }
server-detail-grows = { $size } of { $most }
server-detail-closes = { $before } + { $added } = canasta
server-note-grows = Makes { $size } of { $most }.
server-note-new = A new meld.
server-note-closes =
    { $kind ->
        [natural] Closes a natural canasta
        [mixed] Closes a mixed canasta
        [wild] Closes a wild canasta
       *[sevens] Closes a sevens canasta
    }{ $foot ->
        [yes] {" "}and earns your foot.
       *[no] .
    }
server-discard = Discard { $cards }
server-discard-none = Discard
server-detail-discard = ends your turn
server-detail-freezes = freezes the pile
server-lay-down = Lay down { $points }
server-detail-opens = opens
server-detail-short = { $missing } short: why?
server-way = Add { $cards }: { $sum }
server-opening =
    { $missing ->
        [0] { $sum } of { $minimum }: enough to open.
       *[other] { $sum } of { $minimum }: { $missing } missing.
    }


## What happened

server-took =
    { $you ->
        [yes] You take the pile of { $count } with { $cards }.
       *[no] { $player } takes the pile of { $count } with { $cards }.
    }
server-took-adding =
    { $you ->
        [yes] You take the pile of { $count }, adding its top card to { $target_names }.
       *[no] { $player } takes the pile of { $count }, adding its top card to { $target_names }.
    }
server-laid =
    { $you ->
        [yes] You lay { $cards }.
       *[no] { $player } lays { $cards }.
    }
server-laid-on = { $cards } on { $target_names }
server-discarded-freezing =
    { $you ->
        [yes] You discard { $cards }: the pile is frozen.
       *[no] { $player } discards { $cards }: the pile is frozen.
    }
server-canasta =
    { $kind ->
        [natural] A natural canasta of { $target_names }
        [mixed] A mixed canasta of { $target_names }
        [wild] A wild canasta
       *[sevens] A canasta of sevens
    } for { $you ->
        [yes] you
       *[no] { $player }
    }.


## The end of a deal

server-sheet-title = Deal { $number }
server-hint-draw = Draw from the stock.
server-hint-take = Take the pile with { $cards }.
server-hint-take-adding = Take the pile: its top card goes to your { $target_names }.
server-hint-lay = Lay { $cards }.
server-hint-lay-on = Add { $cards } to your { $target_names }.
server-hint-lay-down = Lay down what you have staged.
server-hint-back = Take back what you have staged.
server-hint-discard = Discard { $cards }.
server-hint-pass = Pass.
server-hint-ask = Ask your partners whether to go out.
server-hint-yes = Agree.
server-hint-no = Do not agree.


## Refusals of the table

refusal-host-only = Only the host of the table may do this.
refusal-not-seated = You hold no seat at this table.
    .help = Take an open seat.
refusal-game-paused = The game is paused.
    .help = Go on first: the host can, or more than half of the players.
refusal-just-taken-back = Your team has just taken this back; you can agree to it again after the next action.
refusal-time-is-up = Your time for this turn is up; a bot ends it. Then you can take your seat back.
refusal-not-playing = No deal is under way.
refusal-id-reused = This command has the id of another one that you gave before, so nothing was done.
    .help = Give each command an id of its own, and the same one only to a command that is sent again.
refusal-person-barred = The host has barred you from this table.
refusal-no-open-seat = All seats are taken.
    .help = Watch, or ask the host to open one.
refusal-seat-held = This seat is taken.
    .help = Choose an open one.
refusal-no-such-seat = There is no such seat: the table has { $seats }.
refusal-nobody-there = Nobody else holds this seat.
refusal-no-such-level = There are no such bots.
    .help = There are { $levels }.
refusal-no-such-rules = There are no such rules here.
refusal-other-players = These rules are for another number of players: the table has { $seats } seats.
refusal-clock-too-short = A turn needs a second at least.
refusal-salt-not-taken = The cards of this table come from a text or are not promised: no salt is mixed in.
refusal-salt-too-late = The salt is for another deal: that seed is not the one that is promised now.
    .help = Take the promise from the present view.
refusal-salt-given = This seat has given another salt already; the first one holds.
refusal-salt-size = A salt has { $digits } hexadecimal digits.
refusal-game-not-begun = The game has not begun yet.
    .help = Start it.
refusal-game-not-over = A game is under way.
    .help = Play it to its end first.
refusal-deal-not-over = The deal is not over yet.
    .help = Play it to its end first.
refusal-game-over = The game is won: no further deal is played.
    .help = Begin another game.
refusal-nothing-to-undo = Nothing can be taken back: only what you laid or took in this turn, until you discard or a hidden card is seen.
refusal-opening-short = With this you would have laid { $laid } of the { $minimum } points that your team needs to open. The minimum must be met in one turn.
    .help = Add cards worth { $missing } points more.
refusal-pick-one-card = A turn ends with the discard of one card, and more are picked.
    .help = Pick one card only.
refusal-lay-down-first = Cards are staged and not laid down yet.
    .help = Lay them down, or take them back, before you discard.


server-not-your-turn = { $player } is to act now.

server-table-itself = The table
server-somebody-gone = somebody who has left
server-notice-secrets-replaced = The host has had the secrets of { $player } replaced. Whoever the host gives the new code to has the seat, and sees its cards.
server-notice-rules-changed = The host has chosen other rules for the next game: { $rules }.


## Problems with messages

problem-unreadable = The message could not be read: { $reason }.
problem-too-long = A message has { $most } letters at most.
problem-too-fast = Too many messages in a second: this one was left out.
problem-hello-first = The first message is hello, and it is said once.
problem-no-table = There is no such table here.
problem-not-read = The table cannot be read now. Try again in a while.
problem-no-profile = There are no such rules here.
problem-no-level = There are no such bots here.
problem-bad-text = A name or a seed is too long, or holds signs that cannot be printed.
problem-bad-name = A name has 1 to 24 visible characters, and all its letters are of one script.
problem-name-taken = Somebody at this table has, or had, a name that looks like this one.
problem-bad-seats = A table has a host and at most as many open seats as there are others.
problem-bad-line = A line has 1 to { $most } letters, or is one of these: { $emotes }.
problem-no-invitation = There is no such invitation.
problem-no-device-code = This code does not hold: it can be used once, within ten minutes.
problem-too-many-tables = Too many tables were made from your address. Try again in an hour.
problem-too-many-tries = Too many tries from your address. Try again in a minute.
problem-too-many-names = You have changed your name too often. Try again in a minute.
problem-too-many-connections = Too many connections from your address.
problem-dismissed = This secret does not hold any more.
problem-no-moment = There is no such moment: the deal is not over, or there is none.
problem-nothing-left-to-play = From here there is nothing left to play.
problem-may-not-look = The cards of this seat may not be looked at.
problem-bad-title = A table’s name has 1 to 40 visible characters.
problem-record-not-yours = The record of a private table is for those who have a seat there.
problem-token-unknown = The secret is not of anybody at this table: you are watching.
problem-watching = Who watches cannot play.
problem-person-is-there = Whose seat this is, is there and needs no other secret.
problem-not-stored = The action could not be stored, and so it was not done: { $reason }.
problem-no-hint = It is not your turn.
problem-no-thing = There is nothing to tell of this now.
problem-fault = The server could not answer. What is stored is safe.


## Where there is no client

server-no-client-title = Pennies from Heaven
server-no-client-text = The server runs, but this copy was installed without the browser’s part. Build it with “npm ci” and “npm run build” in the folder web, or install the package again with “pip install .”.

## The command

serve-runs = Pennies from Heaven: { $url }
serve-data = Tables are kept in { $folder }
serve-stop = Ctrl+C stops it; nothing is lost.
serve-no-store = The tables cannot be kept: { $reason }
serve-no-port = It cannot listen on { $host }, port { $port }: { $reason }

backup-done = { $file }: { $kilobytes } kB
backup-failed = no copy was made: { $reason }
audit-no-table = there is no table { $table } in this folder
audit-failed = the table cannot be read: { $reason }
audit-seat =
    { $seat ->
        [-1] who watches
       *[other] seat { $seat }
    }: { $count ->
        [one] { $count } view
       *[other] { $count } views
    }, { $kilobytes } kB
audit-leak = after event { $seq }, seat { $seat } was sent what it may not know: { $what }
audit-verdict =
    { $count ->
        [0] Nobody was sent anything that they may not know.
        [one] { $count } leak.
       *[other] { $count } leaks.
    }


## House rules

server-house-about = Rules of your own: a profile with single rules changed. What is not as in the standard rules stands below.
