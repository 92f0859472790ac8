### What the pages around the table say: home, making and joining tables, the lobby, rules, past games. The table itself
### is in web.ftl.


## Pages

home-pages = Pages
home-language-en = EN
home-language-uk = УКР
home-rules = Rules
home-past = Past games
home-rules-sources = Rules and sources
home-loading = A moment …
home-offline = The server cannot be reached. Try again in a moment.
home-failed = That was not done. Try again in a moment.
home-old-page = There is a newer version of this page.
home-no-network = No network
home-no-network-note = This page cannot reach its server. Tables are kept there, card for card, and wait.
home-no-network-again = Try again


## Home

home-name = Your name
home-name-none = as you like
home-level = The bots are
home-level-random = playing at random
home-level-greedy = plain players
home-level-novice = novices
home-level-club = club players
home-level-strong = strong
home-level-expert = experts
home-level-master = masters
home-pace = The bots play
home-your-turn = It is your turn
home-all-tables =
    { $count ->
        [one] All { $count } table
       *[other] All { $count } tables
    }
home-friends = With friends
home-friends-note = Up to six of you, each at a screen of their own. Bots take the seats that stay empty.
home-make = Make a table
home-join = Join
home-join-note = Somebody sent you a link or a code?
home-code = Link or code
home-code-missing = Write the code that you were sent, or paste the link.
home-watch = Watch
home-watch-note = Tables whose people let everybody look on. Nobody’s hand is shown.
home-no-tables = No table is in the public list now.
home-more-tables =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
home-nobody = Nobody yet
home-seats =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $open ->
        [0] no seat open
        [one] { $open } seat open
       *[other] { $open } seats open
    }
home-phase-lobby = not begun
home-phase-playing = being played
home-phase-deal-over = between deals
home-phase-game-over = finished


## Making a table

home-make-note = You get a link for your friends. Everything but the rules can still be changed during the game.
home-open-seats = Seats kept for friends
home-clock = Clock
home-clock-none = no clock
home-clock-minute = a minute a turn, three in reserve
home-clock-quick = half a minute a turn, one in reserve
home-clock-day = a day a turn
home-clock-other = as the host set it
home-public = Show it in the public list
home-open-table = Open the table
home-differences =
    { $count ->
        [one] Differs from the standard rules in { $count } thing
       *[other] Differs from the standard rules in { $count } things
    }
home-instead = (standard: { $standard })
home-read-rules = Read these rules


## Before the first deal

home-table = Table
home-you-watch = You are watching.
home-seats-title = The seats
home-seat-open = Open seat
home-sit-here = Sit here
home-sit-down = Sit down
home-seat-bot = Seat a bot
home-open-seat = Keep for a person
home-deed-hand-on = Make host
home-deed-remove = Remove
home-more = More
home-more-about = More: { $name }
home-deed-bar = Keep out
home-deed-reissue = New link
home-sure-hand-on = { $name } is host then: settles rules and seats, pauses, starts. You are not any more.
home-sure-remove = The seat is free for others, and a bot plays it until then. { $name } can come back by the invitation.
home-sure-bar = The seat is free for others, and a bot plays it until then. { $name } cannot come back, and the invitation gets another code.
home-sure-reissue = If { $name } has lost the seat’s device or link: the old ones end, and you get a new link to pass on. Everybody at the table is told.
home-yes-hand-on = Make { $name } host
home-yes-remove = Remove { $name }
home-yes-bar = Keep { $name } out
home-yes-reissue = New link for { $name }
home-reissued = Give this link to { $name } and nobody else: whoever opens it has the seat and sees its cards. It holds once, until { $time }.
home-people = People and seats
home-host = host
home-away = away
home-rename = Change name
home-leave-seat = Leave the seat
home-leave-sure = Your seat is free for others then, and a bot plays it until one of them comes.
home-leave-yes = Leave the seat for good
home-ask-invitation = To play, ask the people at the table for their invitation.
home-agreed = Agreed on
home-list = Public list
home-list-yes = shown to everybody
home-list-no = by invitation only
home-change = Change
home-keep = Keep this
home-cancel = Cancel
home-invite = Invite friends
home-invite-code = Or tell them the code:
home-link = Link
home-copy = Copy link
home-share = Share
home-copied = Copied
home-qr-invite = QR code of the invitation
home-qr-device = QR code for the other device
home-join-title = You are invited
home-join-how = A seat is kept for you. No account is needed, only a name.
home-other-device = Continue on another device
home-device-note = Open this link on the other device. It holds once, for ten minutes, and your seat is at both. Show it to nobody else.
home-device-until = It holds until { $time }.
home-device-here = Play on here
home-device-here-note = You came with a link from your other device.
home-device-take = This is me: take my seat
home-device-other = This device has another seat at this table already. It can keep one of the two; the other is lost here.
home-device-take-other = Take the seat of the link
home-device-keep = Keep the seat I have here
home-back-to-table = Back to the table


## The rules

home-rules-title = Rules and sources
home-rules-note = Every rule with the numbers of the rules you choose, and whose text says so.
home-find = Find
home-find-example = frozen pile
home-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
home-found-nothing = No rule has these words.
home-show-all = Show all
home-rule = Rule { $rule }: link to it
home-sources = Sources: { $tags }
home-words = Words of the game


## Past games

home-past-note = The tables this device has a seat at. Every deal that is over can be looked at again, with all hands open; the one under way as you have seen it.
home-past-none = Nothing has been played on this device yet.
home-deals =
    { $count ->
        [0] No deal is over yet.
        [one] { $count } deal is over.
       *[other] { $count } deals are over.
    }
home-look-again = Look again
home-record = Record
home-replay = A deal, looked at again
home-replay-nothing = Nothing of this game can be looked at yet.
home-deal = Deal
home-turn-back = Back to the start of the turn
home-step-back = One step back
home-step = One step on
home-turn-on = On to the next turn
home-moment = Turn { $turn } of { $turns }, step { $at } of { $end }
home-seen-by = Seen by
home-seen-by-all = What everybody saw
home-seen-by-seat = Seen by: { $name }
home-hands = All hands
home-hand-said =
    { $count ->
        [0] No card in hand.
       *[other] In hand: { $cards }.
    }
home-foot-said =
    { $count ->
        [0] The foot is picked up.
       *[other] In the foot: { $cards }.
    }
home-foot = Foot
home-game = Game
home-game-number = Game { $number }
home-look-back = Look back
home-play-on = Play on from here against bots: { $name }
home-play-on-short = Play on from here
home-purpose-practice = practice
home-seeded = cards from a text
home-purpose-lesson = first lesson
home-link-moment = Link to this moment
home-score = Score sheet


## Learning

home-learn = Learn
home-learn-title = Learn by playing
home-learn-note = One deal, four turns of yours, with a companion that says what goes on, what to do and why. You need to know no rules; if you know rummy, you know half of them.
home-learn-short = Never played it? One guided deal, a quarter of an hour.
home-learn-start = Begin
home-learn-go-on = Go on where you were
home-learn-again = Begin anew
home-learn-turns = What there is to learn
home-learn-turn-1 = Drawing, melds, and the opening
home-learn-turn-2 = Adding to melds, the pile, what not to discard
home-learn-turn-3 = Taking the pile, a canasta, the foot, black threes
home-learn-turn-4 = Asking the partners and going out
home-learn-turn-5 = The end: the score
home-learn-same = The cards are always the same ones; what you make of them is yours. You can leave at any time and come back.
home-learn-where = Lesson, turn { $turn } of { $turns }
home-learn-over = The lesson is over
home-learn-companion = Your companion
home-learn-show = Show me
home-learn-more = Tell me more
home-learn-less = Less
home-learn-skip = Skip this turn
home-learn-rule = The rule ({ $rule })
home-learned = What you know now
home-learn-play = Play a game


## The own seat

home-table-name = The table’s name
home-own-seat = Your seat
home-own-seat-note = It is kept by a secret on this device; there is no account.
home-own-seat-none = This device has no seat at this table.
home-own-device-note = On a phone, say, while this screen stays as it is.
home-own-device = Get a link
home-seat-name-sign-out = Sign out other devices
home-seat-note-sign-out = If somebody else may have your link, or a device is lost: only this one keeps the seat.
home-seat-sure-sign-out = All other devices lose the seat at once.
home-seat-yes-sign-out = Yes, only this device
home-seat-done-sign-out = Only this device has your seat now.
home-seat-name-forget = Forget this seat here
home-seat-note-forget = This device leaves the table; another device of yours keeps the seat. Without one nobody can come back to it.
home-seat-sure-forget = From here there is no way back to the seat, unless another device has it.
home-seat-yes-forget = Yes, forget it
home-seat-done-forget = This device has forgotten the seat.
home-seat-name-erase = Erase my name and what I said
home-seat-note-erase = Your name and your lines in the talk are removed from the server. The cards that were played stay. If you are the host, the table’s name goes, too.
home-seat-sure-erase = This cannot be undone.
home-seat-yes-erase = Yes, erase it
home-seat-done-erase = Your name and what you said are erased.
