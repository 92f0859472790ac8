### What the browser says of itself at the table, besides web.ftl: settings, keys, people, the proof of the shuffle.


## The turn

table-resume = Go on
table-pause = Pause
table-take-over = Take over
table-go-on = Go on
table-told-later = At the running table this tells how it stands.
table-lifted = Not laid down: some of these cards are not in your hand any more.
table-ways = Ways to open
table-plan = for your turn
table-planned = Planned for your turn. It is looked at again then.
table-staging = Not laid down yet
table-clock = Time left
table-until = until { $time }
table-no-refusal = Nothing was refused yet.
table-hints-off = Hints are switched off in the settings.


## The menu

table-settings = Settings
table-keys = Keys
table-code = Invitation:
table-resign = Give up
table-resign-sure = Really give up? Press once more
table-resign-back = Do not give up after all


## Settings

table-looks = Plays of others are shown
table-looks-table = as the table plays
table-grace = A discard can be taken back
table-grace-none = not at all
table-seconds = { $count } s
table-hints = Hints
table-forced = Play what is forced
table-forced-note = When there is only one thing to do, it is done by itself.
table-hold-lays = Hold my lays
table-hold-lays-note = Melds wait until you lay them down together, after the opening, too.
table-sounds = Sounds
table-notices = Call me when it is my turn
table-notices-note = With a note of your system, while you look at something else.
table-notices-refused = Your browser does not allow notes from this page.
table-four-colours = Four colours
table-four-colours-note = Diamonds are blue and clubs are green.
table-still = Less motion
table-still-note = Cards do not fly.
table-letters = Letters as keys
table-letters-note = D draws and discards, L lays; ? lists them all.
table-settings-kept = Kept on this device.


## Keys

table-key-move = along your hand
table-key-pick = pick one card more, one less
table-key-all = pick all of the rank, none
table-key-rank = to a rank; W twos, X jokers
table-key-enter = the move that stands first
table-key-lay = lay
table-key-draw = draw, or discard
table-key-take = take the pile
table-key-ask = ask your partners
table-key-back = take back the last, all
table-key-escape = close, unpick, take back a discard
table-key-read = read melds, seats, plays, what is expected
table-key-help = a hint; the last refusal again
table-key-talk = say something
table-key-list = this list
table-keys-note = Letters do nothing while you write, and can be switched off in the settings.


## Reading aloud

table-read-melds = { $team }: { $melds }.
table-read-no-melds = { $team }: no melds.
table-read-seat =
    { $name }{ $turn ->
        [yes] , on turn
       *[no] { "" }
    }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $foot ->
        [waits] the foot waits
        [due] the foot is earned
       *[up] the foot is picked up
    }.


## People

table-covered = bot plays
table-away = away
table-open = free
table-ready = ready
table-not-ready = not ready yet
table-ready-who = Ready for the next deal
table-waiting-ready = You are ready. The next deal begins when everybody is.
table-waiting-host = The host can begin another game.
table-next-game = Next game
table-before = (before: { $before })
table-rematch-rotated = Again, with other partners
table-missed =
    { $count ->
        [one] A bot made one move for you
       *[other] A bot made { $count } moves for you
    }


## Talk

table-talk = Table talk
table-talk-none = Nobody has said anything yet.
table-talk-alone = There are only bots at this table.
table-said = { $name } says: { $text }
table-not-sent = No connection: not sent.
table-say = Say
table-say-something = Say something
table-mute-who = Whom you do not want to hear
table-mute = Mute { $name }
table-unmute = Hear { $name } again
table-phrase-hello = Hello
table-phrase-thanks = Thanks
table-phrase-well-played = Well played
table-phrase-oops = Oops
table-phrase-thinking = Let me think
table-phrase-good-game = Good game
table-whole-deal = The whole deal


## The shuffle

table-shuffle = An honest shuffle
table-shuffle-note = Its seed was sealed before the deal and is open now. Your browser can work it out again by itself.
table-shuffle-closed = The seal is opened when the deal is over.
table-shuffle-check = Check it here
table-shuffle-holds = All that this browser can check is right.
table-shuffle-fails = Something does not fit: these cards may have been chosen.
table-shuffle-numbers = The numbers
table-salt = { $name } mixed in:
table-check-seal =
    { $holds ->
        [yes] The seed is the one that was sealed.
       *[no] The seed is not the one that was sealed.
    }
table-check-early =
    { $holds ->
        [yes] This browser saw the seal before the cards were dealt.
       *[no] This browser saw the seal only after the cards were dealt.
    }
table-check-salt =
    { $holds ->
        [yes] What this browser mixed in is in it.
       *[no] What this browser mixed in is missing.
    }
table-check-hand =
    { $holds ->
        [yes] Your first hand lay in the pack just where it was dealt from.
       *[no] Your first hand does not come from this pack.
    }
