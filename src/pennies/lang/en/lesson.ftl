### The first lesson: what whoever learns is told at each moment. A title, what goes on, what to do now, and why.
###
### Facts: `advice` a sentence of what to do; `refused` a sentence of why the pile cannot be taken, or nothing; numbers of
### the rules (`hand`, `foot`, `joker`, `red`, `target` …) and of the moment (`minimum`, `pile`, what is still missing).


## Drawing

lesson-draw = Your first turn
    .told = You hold { $hand } cards. { $foot } more lie face down beside you: your foot, which nobody may look at before you earn it. You play in a team of three; every second player is your partner, and what the team lays belongs to all three.
    .todo = { $advice }
    .why = A turn always goes the same way: draw, lay down what you like, discard one card.

lesson-pile = The pile
    .told = Instead of drawing you may take the whole pile, if you can lay its top card at once: with a pair of its rank from your hand, or on an open meld of that rank before your team.
    .todo = { $advice }
    .why =
        { $refused_given ->
            [yes] Why not take it now? { $refused }
           *[no] The cards that you leave there are for the next player.
        }

lesson-missing = What is still missing?
    .told =
        { $missing_count ->
            [0] Your team has a canasta of each of the four kinds: it may go out.
           *[other] Before anybody in your team can go out, it needs { $missing_canastas }. The four signs on your team’s line show what is there and what is not.
        }
    .todo = { $advice }
    .why = From now on a card that closes the missing kind is worth more to you than any other.

lesson-take = The pile is yours
    .told =
        { $pile ->
            [one] One card lies in the pile, and you can take it.
           *[other] { $pile } cards lie in the pile, and you can take all of them: you can lay its top card at once.
        }
    .todo = { $advice }
    .why = A large pile is the best draw there is. Only mind that cards left in your hand at the end count against you.


## Laying

lesson-open = The opening
    .told = A meld has three to { $most } cards of one rank; suits do not matter. Jokers and twos are wild: up to { $wilds } help out in a meld, or they make a meld of their own. Your team’s first melds must be worth at least { $minimum }: a joker is { $joker }, an ace or a two { $two }, king to eight { $king }, seven to four { $four }.
    .todo = { $advice } “Show me” picks the cards. Press “Lay …” to set them out, and once more to lay them down.
    .why = Until a team has opened it can lay nothing else. Whoever opens opens for all three.

lesson-add = Lay and add
    .told = Your team has opened, so now any card that fits goes on its melds, one or several, whoever began them. A new meld needs three cards. Sevens take no wild cards.
    .todo = { $advice }
    .why = What lies on the table counts for you, what is left in a hand counts against you; and every meld that grows comes nearer to a canasta.

lesson-canasta = A canasta
    .told = With this the meld has all its { $most } cards: it is closed, and a canasta. Without a wild card it is a natural one and earns { $natural }; mixed { $mixed }, all wild { $wild }, sevens { $sevens }.
    .todo = { $advice }
    .why = Whoever closes a canasta earns the own foot, once in a deal.

lesson-foot = Your foot is earned
    .told = You pick it up when this turn’s discard is made, and play on with its { $foot } cards. Until then, get rid of what you hold.
    .todo = { $advice }
    .why = Nobody goes out without having picked up the foot, and a foot that is left lying counts against its team.


## Discarding

lesson-discard = Every turn ends with a discard
    .told = One card goes face up on the pile. The next player may take it, and with it all that lies there.
    .todo = { $advice }
    .why = Give what you need least, and what the others have no meld of.

lesson-freeze = Mind the discard
    .told = A joker or a two on the pile freezes it: from then on only a pair of the top card’s rank takes it. And sevens stay in your hand until both teams have a canasta of sevens.
    .todo = { $advice }
    .why = Freeze a pile when it would help the others more than you. Otherwise wild cards are too good to give away.

lesson-black-threes = Black threes
    .told = Black threes are never melded, except in going out. But on top of the pile one blocks it: the next player cannot take it.
    .todo = { $advice }
    .why = A cheap way to be safe for a turn.

lesson-discard-on = The discard
    .told = What the player after you has on the table, you had better keep.
    .todo = { $advice }
    .why = A black three is safest, a wild card freezes the pile, a seven may not go while sevens are locked.


## Going out

lesson-ask = May I go out?
    .told = You could go out in this turn. Ask first: whatever your partners still hold, and every foot not picked up, will count against the team.
    .todo = { $advice }
    .why = Their answer binds you. If all say yes you must go out now, after a no you must not.

lesson-asking = Your partners answer
    .told = Each of your partners says yes or no, as the cards in their hands make them.
    .todo = Wait for their answer.
    .why = It binds you: after a yes you must go out in this turn, after a no you must not.

lesson-answer = A partner asks
    .told = Your partner could go out. Then all that you still hold counts against the team.
    .todo = { $advice }
    .why = Say yes if you have little left to lose, and the deal is better ended.

lesson-out = Going out
    .told = To go out, lay all your cards but one, and discard that one. By then your team must have a canasta of each kind; one that you close on the way is as good.
    .todo = { $advice }
    .why = You have your partners’ yes, so this turn has to end that way. All that you lay now counts for you.

lesson-closing = One more canasta
    .told = With this the meld has all its { $most } cards. A canasta of a kind that your team was still missing lets it go out.
    .todo = { $advice }
    .why = It need not lie there before you ask, only before your last card goes.

lesson-last = The last card
    .told = One card is left in your hand. With its discard you are out, and the deal is over.
    .todo = { $advice }
    .why = Going out earns { $going }. A seven may never be the last card.


## While the others play

lesson-canastas = Seven make a canasta
    .told = Your partners add to your melds as you do to theirs. At { $most } cards a meld is closed: a canasta. There are four kinds: natural (without wild cards), mixed (with some), wild (jokers and twos only) and sevens.
    .todo = Watch what the others do. It is your turn again soon.
    .why = A team goes out only when it has one of each kind, so look for what your team does not have yet.

lesson-red-threes = Red threes
    .told = Nobody keeps a red three: it is laid before the team at once, and another card comes for it. Each is worth { $red }, all eight { $reds }.
    .todo = Watch what the others do.
    .why = At the end they count for your team only if it has a canasta of sevens. If not, they count against it.

lesson-ends = How a deal ends
    .told = A deal is over when somebody goes out, or when the stock is used up. To go out one needs four canastas in the team, one of each kind, and the own foot picked up.
    .todo = Watch what the others do.
    .why = All cards that are left in hands and feet then count against their teams.


## The end

lesson-score = The score
    .told = Each team counts the cards it has melded, its canastas, its red threes and { $going } for going out, less what is left in its hands and feet. The sheet has it line by line.
    .todo = That was a whole deal. Now play one of your own.
    .why = A game is several deals, until a team has { $target }. The more a team has, the more it needs to open.
lesson-learned-turn = A turn: draw or take the pile, lay, discard.
lesson-learned-melds = Melds of three and more belong to the team; the first ones must reach the minimum.
lesson-learned-kinds = Seven cards make a canasta: natural, mixed, wild or sevens.
lesson-learned-pile = The pile is taken whole, with a pair or onto an open meld; a frozen one only with a pair.
lesson-learned-foot = Closing a canasta yourself earns your foot.
lesson-learned-threes = Red threes count by themselves, black threes block the pile.
lesson-learned-out = With all four kinds and your foot you ask your partners, and go out.
