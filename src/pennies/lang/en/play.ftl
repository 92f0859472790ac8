### The game at the terminal: the board, what is expected, what happened, and the words that can be typed.
###
### `play-word-…` lists what may be typed for an action or a command: first the full word, second the shortest, then
### others. Facts: `you` yes or no, whether it is the reader; `cards` as the board shows them; `typed` what to type.


## What may be typed

play-word-draw = draw d
play-word-take = take t
play-word-lay = lay l meld add
play-word-discard = discard x throw
play-word-ask = ask a
play-word-yes = yes y
play-word-no = no n
play-word-pass = pass p
play-word-possible = ? ?
play-word-why = why w
play-word-hint = hint h
play-word-undo = undo u back
play-word-score = score s
play-word-log = log log
play-word-board = board b show
play-word-pile = pile pile
play-word-rules = rules r rule
play-word-save = save save
play-word-sort = sort sort
play-word-auto = auto auto
play-word-review = review rev
play-word-help = help help
play-word-quit = quit q exit bye

# Letters typed for ranks, where they are not the notation’s; and letters that might mean two ranks (- for none).
play-letters = T=10
play-letters-ambiguous = -


## The board

board-you = You
board-us = Us
board-them = Them
board-hand = Hand
board-table = Table
board-stock = stock { $count }
board-pile = pile { $count }, on top
board-pile-empty = no pile
board-frozen = frozen
board-aside = { $count } set aside
board-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-opens = opens at { $minimum }
board-opening = { $laid } of { $minimum } laid
board-canastas = canastas
board-red-threes = red threes { $count }
board-kind-natural = N
board-kind-mixed = M
board-kind-wild = W
board-kind-sevens = S


## Beginning and end

play-title = Deal { $number }, game to { $target }
play-welcome = Pennies from Heaven, rules “{ $profile }”, to { $target } points.
play-welcome-back = Your game goes on, rules “{ $profile }”.
play-options-ignored = The game goes on as it was begun, without regard to { $options }.
play-kept = The game is saved after every action:
play-unfinished = Your last game is not finished. To go on with it instead:
play-first-help = Type ? for everything you can do now, { $help } for the rest.
play-deal =
    { $you ->
        [yes] Deal { $number }. You deal.
       *[no] Deal { $number }. { $player } deals.
    }
play-commitment = Shuffle { $commitment }
play-dealt-red-threes = Red threes laid at once: { $told }
play-next-deal = Press Enter for the next deal.
play-review-offer = “{ $typed }” looks back on your turns: which cost you most, and what would have been better.
play-review-later = That waits until the deal is over.
play-review-thinking =
    { $count ->
        [one] Looking back on your only turn with
       *[other] Looking back on your { $count } turns with
    } what you could know then, for { $seconds } seconds at most. Ctrl-C stops it.
play-review-turns = Turn
play-review-stopped = Stopped.
play-review-none = No turn of yours was clearly worse than the best that can be seen.
play-review-turn = Turn { $number } cost your team about { $points } ± { $error } points.
play-review-held =
    You held { $cards } before a pile of { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $top } on top.
play-review-held-no-pile = You held { $cards }, and there was no pile.
play-review-better = Better to { $better } than to { $done }.
play-review-more = Better to { $better } as well.
play-review-hold = Better to hold back than to { $done }.
play-won =
    { $you ->
        [yes] Your team wins the game with { $score } points. Well played!
       *[no] The game goes to { $team }, with { $score } points.
    }
play-another = Another game? yes or no
play-left = The game is saved. To go on:
play-left-unsaved = The last moves could not be saved anywhere and are lost.
play-leave-unsaved = The last moves are not saved. “{ $typed } FILE” tries another place; leave once more to lose them.
play-partner = (partner)


## What is expected

play-expect-draw = Your turn: draw ({ $draw }). The pile cannot be taken; ? says why.
play-expect-draw-or-take =
    { $count ->
        [one] Your turn: draw ({ $draw }), or take the pile ({ $typed }).
       *[other] Your turn: draw ({ $draw }), or take the pile of { $count } ({ $typed }).
    }
play-expect-take-or-pass = The stock is empty: take the pile ({ $typed }) or pass ({ $pass }), which ends the deal.
play-expect-take = The stock is empty: you must take the pile ({ $typed }).
play-expect-lay = Lay ({ $lay } …) or discard ({ $discard } …).
play-expect-open = { $laid } of { $minimum } laid, { $missing } missing: lay more ({ $lay } …) or take back ({ $undo }).
play-expect-pass = You hold only locked sevens: lay, or pass ({ $pass }).
play-expect-answer = { $player }, your partner, asks: may I go out? yes or no
play-answer-cost =
    { $foot ->
        [0] Your hand would cost { $points } points.
       *[other] Your hand would cost { $points } points, and your foot of { $foot } cards would count against you unseen.
    }
play-permission-given = Your partners agree: you must go out in this turn.
play-permission-refused = Your partners do not agree: you must not go out in this turn.
play-may-ask = You may ask your partners whether to go out ({ $ask }).
play-unseen-feet =
    { $count ->
        [one] If you go out, one foot of your team still lies unseen and counts against you.
       *[other] If you go out, { $count } feet of your team still lie unseen and count against you.
    }


## What happened

play-did-draw =
    { $you ->
        [yes] draw { part-play-cards }
       *[no] draws { part-play-cards }
    }
play-did-draw-cards =
    { $you ->
        [yes] draw { $cards }
       *[no] draws { $cards }
    }
play-did-take =
    { $you ->
        [yes] take the pile of { $count }: { $top } with { $cards }
       *[no] takes the pile of { $count }: { $top } with { $cards }
    }
play-did-take-adding =
    { $you ->
        [yes] take the pile of { $count }, adding { $top }
       *[no] takes the pile of { $count }, adding { $top }
    }
play-did-lay =
    { $you ->
        [yes] lay { $cards }
       *[no] lays { $cards }
    }
play-did-discard =
    { $you ->
        [yes] discard { $cards }
       *[no] discards { $cards }
    }{ $freezes ->
        [yes] {" "}and freeze the pile
       *[no] {""}
    }
play-did-ask =
    { $you ->
        [yes] ask: may I go out?
       *[no] asks: may I go out?
    }
play-did-yes =
    { $you ->
        [yes] say yes
       *[no] says yes
    }
play-did-no =
    { $you ->
        [yes] say no
       *[no] says no
    }
play-did-pass =
    { $you ->
        [yes] pass
       *[no] passes
    }
play-did-red-threes =
    { $you ->
        [yes] lay { $cards }
       *[no] lays { $cards }
    }
play-did-canasta-natural = natural canasta of { $target_names }!
play-did-canasta-mixed = mixed canasta of { $target_names }!
play-did-canasta-wild = wild canasta!
play-did-canasta-sevens = canasta of sevens!
play-did-foot =
    { $you ->
        [yes] pick up your foot
       *[no] picks up the foot
    }
play-did-foot-cards = { $cards }
play-did-rest =
    { $you ->
        [yes] the rest of the pile ({ $count }) comes to your hand
       *[no] gets the rest of the pile ({ $count })
    }
part-play-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }


## What is possible

play-possible = You can:
play-impossible = You cannot:
play-or = or
play-can-draw = draw from the stock
play-can-take =
    take the pile ({ $count ->
        [one] one card
       *[other] { $count } cards
    }){ $cards_given ->
        [yes] {" "}with { $cards } from your hand
       *[no] , adding its top card to your meld
    }
play-can-start = start { $target_names } with { $cards }
play-can-add = add { $cards } to your { $target_names }
play-can-discard = discard { $cards }
play-can-discard-any = discard one of: { $cards }
play-can-ask = ask your partners whether to go out
play-can-yes = agree
play-can-no = do not agree
play-can-pass = pass
play-nothing-to-lay = Nothing in your hand can be laid now.
play-hint = Hint: { $words } ({ $typed })
play-advice-best =
    Best: { $words }. You may expect your team { $points } ± { $error } points { $lead ->
        [ahead] ahead
       *[behind] behind
    } at the end of the deal.
play-advice-equal = As good, as far as can be told: { $words }.
play-advice-worse = { $words }: worse by { $points } ± { $error } points.
play-advice-because = { $sentence } Mostly { $cause }.
play-advice-takes = { $sentence } The others take the pile more often then.
play-advice-melds = because your team lays fewer points ({ $points })
play-advice-natural = for want of natural canastas ({ $points })
play-advice-mixed = for want of mixed canastas ({ $points })
play-advice-wild = for want of wild canastas ({ $points })
play-advice-sevens = for want of canastas of sevens ({ $points })
play-advice-red-threes = because of your red threes ({ $points })
play-advice-going-out = because your team goes out less often ({ $points })
play-advice-hands = because of cards left in your hands ({ $points })
play-advice-feet = because of feet not picked up ({ $points })
play-advice-others-melds = because the others lay more ({ $points })
play-advice-others-canastas = because of the others’ canastas ({ $points })
play-advice-others-rest = because the others are left with less ({ $points })
play-reason-own-feet = { $player } thinks of your team’s feet that still lie on the table.
play-reason-own-hand = { $player } still holds too much.
play-reason-own-cards = { $player } thinks of the cards in your team’s hands.
play-reason-others-feet = { $player } thinks of the others’ feet that still lie on the table.
play-reason-others-cards = { $player } thinks of the cards that the others are left with.
play-reason-score = { $player } thinks of the score: this deal may decide the game.
play-reason-going-out = { $player } thinks of the bonus for going out.
play-why-what = Say which action, as in “{ $typed } take”.
play-why-not-against = Nothing stands against it: { $words }.
play-rule-hint = Rule { $rule }; “{ $typed } { $rule }” shows it.
play-rules-which = You play by the rules “{ $profile }”. Name a rule or a section, as in “rules PILE-5” or “rules OUT”. Sections: CARDS, DEAL, TURN, DRAW, PILE, MELD, OPEN, FOOT, SEVEN, RED3, BLACK3, OUT, STOCK, SCORE, GAME.
play-rules-none = There is no rule { $found }. Rules are named as PILE-5, sections as PILE.


## Answers of the table

play-undone = Taken back: { $words }.
play-did-undo = taken back
play-undo-nothing = Nothing can be taken back: only what you laid or took in this turn, until you discard or a hidden card is seen.
play-sheet-so-far = On the table so far
play-sheet-missing = Missing to { $target }
play-score-hidden = Not counted yet: cards in hands and feet, and going out. Your own hand would cost { $points }.
play-log-empty = Nothing has been played in this deal yet.
play-pile = Pile of { $count }, from the top: { $cards }
play-saved-here = Saved:
play-saved-copy = A copy is saved; the game itself goes on in its own file:
play-not-saved = { $file } could not be written: { $reason }. The game goes on, but what you do now is not saved. “save FILE” tries another place.
play-not-copied = No copy was saved in { $file }: { $reason }
play-sort-rack = Hand in the columns of the board.
play-sort-line = Hand in a row, high to low.
play-sort-most = Hand in a row, the longest ranks first.


## What cannot be read

play-unread-word = There is no word “{ $found }” here. Type ? for what you can do now, or help.
play-unread-cards = “{ $found }” are cards, but what about them? “l { $found }” lays them, “x { $found }” discards one.
play-unread-card = In “{ $found }” there is no card “{ $letter }”. Ranks: X (joker) 2 A K Q J 10 9 8 7 6 5 4 3; a suit may follow: S H D C.
play-unread-no-discard = Say which card to discard, as in “x 9”.
play-unread-no-cards = Say which cards to lay, as in “l kkk” or “l k:2”.
play-unread-long = A line has at most { $most } characters.
play-unread-take = There are several ways to take the pile: { $ways }. Say which.
play-unread-ambiguous = “{ $found }” might mean two ranks. Type A or 10.


## Files, seats, levels

play-file-not-ours = { $file } is the record of a game, but “pennies play” did not begin it, so nobody knows your seat. Look at it with: pennies replay { $file }
play-file-fault = { $file } does not hold at { $place }: { $reason }
play-file-no-deal = { $file } is a record without a game that could go on.
play-file-shuffle = { $file }: the running deal was not dealt from the seed that the file names.
play-file-finished = The game in { $file } is finished. Look at it with: pennies replay { $file }
play-file-in-use = The game in { $file } is being played already, in another window or by somebody else. Leave it there first.
play-no-file = { $file } cannot be used to save the game: { $reason }. Choose another with --record FILE.
play-no-seat = There is no seat { $found }: seats are 0 to { $most }.
play-no-level = There are no bots “{ $found }”. Expected one of { $expected }.
play-bad-seed = A seed is a text of printable characters, 1 to { $most } of them.


## Help

play-help =
    A turn: draw two cards or take the pile; lay what you like; discard one card.
    { $draw }, d — draw. { $take }, t — take the pile (t kk: with two kings).
    { $lay }, l — lay: “l kkk”, “l kk2”, “l k” adds a king, “l k:2” adds a two to the kings, “l kkk aa2” lays both.
    { $discard }, x — discard: “x 9”. { $pass }, p — pass. { $ask }, a — ask your partners; { $yes }, { $no } — answer.
    ? — all you can do now. { $why } — “why x 7” explains without doing it. { $hint }, h — what a good player would do; “{ $hint } why” — the three best ways, and why.
    { $undo }, u — take back what you laid or took. { $auto } — let a bot finish your turn. { $review } — after a deal, your costliest turns.
    { $score }, s — the sheet so far. { $log } — what was played. { $pile } — all cards of the pile. { $board }, b — the table again.
    { $rules } PILE-5 — a rule’s text. { $sort } — arrange the hand differently. { $save } [FILE] — save, or save a copy. { $quit }, q — leave; the game is kept.
    On the board, 4+2 is a meld of four naturals and two wild cards; ■■■■□□· is the same. N, M, W, S are canastas: natural, mixed, wild, sevens. “13+11” is a hand of 13 and a foot of 11, “!” a foot that is due. X is a joker.
