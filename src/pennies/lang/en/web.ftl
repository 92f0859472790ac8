### What the browser says of itself: names of things on the page, states, and what is read out. All that is about the
### game (what is expected, what may be done, why not) comes as a sentence from the server.


## The page

web-title = Pennies from Heaven
web-title-turn = Your turn
web-language = Language
web-language-en = English
web-language-uk = Українська
web-close = Close
web-menu = Menu
web-skip-hand = Skip to your hand
web-skip-play = Skip to play


## Home

web-home-title = Six seats, four packs, and a foot you may not look at.
web-home-lead = The Canasta that needs a whole evening and five friends, now with five bots who are always free. No account, no adverts.
web-home-play = Play now
web-home-play-note = You and five bots. Ten minutes, or a whole game.
web-home-how = How you like it
web-home-honest = Every shuffle is sealed before the deal and opened after it, so that anybody can check it.
web-home-resume = You have a seat.
web-home-resume-note = The table is kept, card for card.
web-home-continue = Play on
web-pace-calm = calmly
web-pace-even = evenly
web-pace-brisk = briskly
web-pace-at-once = at once
web-profile-standard = Standard
web-profile-standard-note = As all the rule books together tell it.
web-profile-official = Official rules (2025)
web-profile-official-note = The pile only with a pair; a foot that nobody picked up costs nothing.
web-profile-manna = Manna
web-profile-manna-note = After the Ukrainian text: of a foot left lying only the red threes count.
web-profile-bicycle = Bicycle
web-profile-bicycle-note = Three teams of two, partners opposite each other.
web-profile-uspc = US Playing Card Company
web-profile-uspc-note = Wild cards may help the sevens, and the foot comes at once.
web-profile-howstuffworks = HowStuffWorks
web-profile-howstuffworks-note = Sevens are free as soon as the team has its own canasta of them.
web-profile-house = House rules
web-profile-house-note = Rules of your own.
web-profile-gamerules = GameRules
web-profile-gamerules-note = As gamerules.com tells it.


## The table

web-table = Table
web-deal = Deal { $deal }
web-where = Deal { $deal }, { $profile }
web-you = You
web-seats = Players in playing order, from your left
web-well = Stock and pile
web-melds = Melds of all teams
web-melds-theirs = Their melds
web-melds-ours = Your team’s melds
web-hand = Your hand
web-rack = Your cards by rank
web-turn = What you can do now
web-moves = Your moves
web-staging = Opening, not laid down yet
web-race = The race to { $target }
web-bot = bot
web-dealer = dealer
web-dealer-sign = D
web-cards =
    { $count ->
        [one] card
       *[other] cards
    }
web-cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-foot-waits = foot waits
web-foot-due = foot earned
web-foot-up = in the foot
web-said-asked = asked
web-said-yes = yes
web-said-no = no
web-seat-read =
    { $side ->
        [ours] your team
       *[theirs] their team
    }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $foot ->
        [waits] the foot waits
        [due] the foot is earned
       *[up] the foot is picked up
    }
web-in-stock = in stock
web-in-pile = in pile
web-frozen = frozen
web-blocked = blocked
web-aside = { $count } set aside
web-on-top = { $name } on top
web-opens-at = opens at
web-red-threes =
    { $count ->
        [one] { $count } red three
       *[other] { $count } red threes
    }
web-kinds = Canastas needed to go out
web-kind-natural = Natural
web-kind-mixed = Mixed
web-kind-wild = Wild
web-kind-sevens = Sevens
web-kind-done = { $kind }: done, { $count }
web-kind-missing = { $kind }: missing, best open meld { $best } of { $most }
web-new = new


## The hand

web-column-fresh = { web-new }: { $count }
web-column-picked = { $count } picked
web-sort = Sort
web-sort-high = Sort: high to low. Change to low to high
web-sort-low = Sort: low to high. Change to most cards first
web-sort-most = Sort: most cards first. Change to high to low
web-order-high = High to low.
web-order-low = Low to high.
web-order-most = Most cards first.
web-rank-A = ace
web-rank-K = king
web-rank-Q = queen
web-rank-J = jack
web-rank-T = ten
web-rank-9 = nine
web-rank-8 = eight
web-rank-7 = seven
web-rank-6 = six
web-rank-5 = five
web-rank-4 = four
web-rank-3 = three
web-rank-2 = two
web-face =
    { $suit ->
        [S] { $name } of spades
        [H] { $name } of hearts
        [D] { $name } of diamonds
       *[C] { $name } of clubs
    }
web-face-joker =
    { $suit ->
        [H] red joker
       *[S] black joker
    }


## What is done

web-lay = Lay
web-lay-pick = pick cards first
web-lay-how = Pick cards in your hand first: press a rank once for each card.
web-discard = Discard
web-discard-one = pick one
web-discard-pick = Pick the one card to discard first.
web-discard-sure = Really this card? Press once more.
web-discard-again = press once more
web-grace-note = On its way to the pile. You can still take it back.
web-grace = On its way to the pile. Escape takes it back.
web-grace-take-back = Take it back
web-grace-back = Taken back.
web-undo = Take back
web-undo-nothing = There is nothing to take back in this turn.
web-all-back = All back
web-of = of { $count }
web-staged-now = { $label }: not laid down yet.
web-unstage = { $cards }: take back
web-hint = Hint
web-hint-later = A hint is there when it is your turn.
web-hint-show = Show me
web-why = Why not?
web-not-now = { $label }: not now
web-would-help = What would help:
web-sources = Sources: { $list }


## What happened

web-plays = Plays
web-plays-recent = Since your last turn
web-plays-earlier = Earlier
web-plays-none = Nothing yet.
web-new-plays =
    { $count ->
        [0] Plays
        [one] { $count } new play
       *[other] { $count } new plays
    }


## The end of a deal

web-back-to-table = Look at the table
web-seed = Seed:
web-commitment = Seal of this deal’s shuffle:


## Connection

web-connecting = Connecting
web-dealing = Dealing
web-lost = Connection lost, trying again
web-lost-note = Your seat and your cards are kept. Sort and look; play goes on by itself when the table is found again.
web-try-now = Try now
web-gone = This table is not here
web-gone-note = The server does not know it, or no longer.
web-to-home = To the start
web-slow = Not confirmed yet; your move is kept.
web-no-answer = The table has not answered yet. Press once more in a moment.
web-stale = The table had moved on: nothing was done.
web-leave = Leave the table
web-leave-note = It is kept, and waits for you on the first page.
