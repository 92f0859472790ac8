### Why an action is refused, and in `.help` what would help. The caller shows the rule beside it.
###
### Ids are `refusal-` and the code of pennies.engine.codes (with `wrong-seat`, `face-not-held` and `record-…` of
### pennies.game); the facts are those of the code, ranks with their forms (cards.ftl).


# Parts of the sentences below

part-held =
    { $held ->
        [0] you hold none
        [1] you hold one
       *[other] you hold { $held }
    }
part-take-pair =
    { $held ->
        [0] Draw from the stock instead.
        [1] Draw from the stock instead.
       *[other] Take the pile with two of your { $rank_names }.
    }
part-named =
    { $said ->
        [1] this is one
       *[other] these are { $said }
    }
part-left =
    { $left ->
        [0] no card
        [1] one card
       *[other] { $left } cards
    }


## Whose turn, and which part of it

refusal-wrong-seat = It is not the turn of seat { $seat }: seat { $to_act } is to act.
refusal-deal-over = This deal is over: nothing more can be played in it.
refusal-no-question = There is nothing to answer: no partner has asked whether to go out.
    .help = Make a move of your own.
refusal-question-open = The player on seat { $asker } has asked whether to go out, and play waits for the answer.
    .help = Answer yes or no.
refusal-draw-first = Your turn begins with cards from the stock or the pile, and you have taken neither yet.
    .help = Draw, or take the pile if you may.
refusal-already-drawn = You have already drawn or taken the pile, and that is done once a turn.
    .help = Lay cards, or discard one to end your turn.


## Asking the partners

refusal-ask-off = In these rules partners are not asked about going out.
    .help = Go out when you can: nobody needs to agree.
refusal-ask-no-partners = You play alone: there is no partner to ask.
    .help = Go out when you can: nobody needs to agree.
refusal-ask-before-drawing = You can ask only once you have drawn or taken the pile.
    .help = Draw, or take the pile if you may.
refusal-ask-twice =
    You have already asked in this turn, and the answer was { $given ->
        [yes] yes
       *[no] no
    }.
    .help =
        { $given ->
            [yes] Go out in this turn, as you now must.
           *[no] Finish your turn without going out.
        }
refusal-ask-cannot-go-out =
    You cannot go out in this turn, so there is nothing to ask. { $missing_count ->
        [0] { $foot_down ->
            [yes] Your foot is still on the table.
           *[no] You cannot lay the cards in your hand so that only the last one is left.
        }
       *[other] { $foot_down ->
            [yes] Your team still needs { $missing_canastas }, and your foot is still on the table.
           *[no] Your team still needs { $missing_canastas }.
        }
    }
    .help = Finish your turn with a discard.
refusal-ask-must-go-out = Your turn can now end only by going out, so there is nothing left to ask.
    .help = Go out.


## Drawing and passing

refusal-draw-stock-empty = The stock is empty: there is no card to draw.
    .help = Take the pile, or pass if you do not want it; a pass ends the deal.
refusal-pass-stock-left =
    { $stock ->
        [1] You cannot pass while there is a card in the stock.
       *[other] You cannot pass while there are cards in the stock; it has { $stock }.
    }
    .help = Draw, or take the pile if you may.
refusal-pass-must-take = You cannot pass: the stock is empty and { $rank_a }, the top card of the pile, fits on a meld of your team. Then the pile must be taken.
    .help = Take the pile.
refusal-pass-foot-due = You can pass to pick up your foot only if all cards in your hand are locked sevens, which may not be discarded now. You still hold { $rank_a }.
    .help = Go on laying, or discard a card.
refusal-pass-not-only-sevens = You can pass only if all cards in your hand are locked sevens, which may not be discarded now. You still hold { $rank_a }.
    .help = Lay cards, or discard one to end your turn.
refusal-pass-opening = You have begun to open and laid { $laid } of the { $minimum } points your team needs. You cannot pass before they are met.
    .help = Lay cards worth { $missing } points more.
refusal-pass-black3 = You cannot pass: after laying black threes you must go out in this turn.
    .help = Go out.
refusal-pass-obliged = You cannot pass: your partners want you to go out, so you must do it in this turn.
    .help = Go out.


## Taking the pile

refusal-take-no-pile = There is no pile to take: it holds no card.
    .help = Draw from the stock.
refusal-take-blocked = The pile cannot be taken while its top card is a wild card or a three, and it is { $rank_a }.
    .help = Draw from the stock instead.
refusal-take-frozen =
    { $always ->
        [yes] In these rules the pile is always frozen. You can take it
       *[no] The pile is frozen, because it holds a wild card or a red three. While it is frozen you can take it
    } only with two { $rank_names } from your hand; { part-held }.
    .help = { part-take-pair }
refusal-take-closed-rank = Your team’s canasta of { $rank_names } is complete and it has no open meld of them. So the pile can be taken only with two { $rank_names } from your hand; { part-held }.
    .help = { part-take-pair }
refusal-take-closed-never = Your team’s canasta of { $rank_names } is complete and it has no open meld of them. In these rules it then cannot take the pile while { $rank_a } is on top.
    .help = Draw from the stock instead.
refusal-take-no-meld = Your team has no open meld of { $rank_names } to which the top card could be added. Without one you need two { $rank_names } from your hand; { part-held }.
    .help = { part-take-pair }
refusal-take-pair-only = In these rules the top card cannot simply be added to a meld. You need two { $rank_names } from your hand; { part-held }.
    .help = { part-take-pair }
refusal-take-pair-not-held = To take the pile with a pair you need two { $rank_names } in your hand; { part-held }.
    .help = Draw from the stock, or take the pile in another way if you may.
refusal-take-not-a-pair = These cards do not take the pile: its top card is { $rank_a }, so they must be two { $rank_names }.
    .help = Name two { $rank_names }, or no card at all to add the top card to a meld of your team.
refusal-take-no-room = Your team’s open meld of { $rank_names } has { $size } cards. With the top card and two from your hand it would have more than { $most }.
    .help =
        { $adds ->
            [yes] Take the pile without cards from your hand: its top card still fits on the meld.
           *[no] Draw from the stock instead.
        }
refusal-take-classic-meld = With { $rank_a } and a wild card you can take the pile only to begin a new meld. Your team already has an open meld of { $rank_names } with { $size } cards.
    .help = Take the pile without cards from your hand, or with two { $rank_names }.
refusal-take-classic-not-held = To take the pile in this way you need { $rank_a } and that wild card. Your hand does not hold both.
    .help = Draw from the stock, or take the pile in another way if you may.
refusal-take-classic-sevens = A wild card does not help you to take a seven, because a meld of sevens holds sevens only.
    .help = Take the pile with two sevens, or draw.
refusal-take-last-cards = You hold only one card, and the pile is only one card, { $rank_a }. A pile of one card cannot be taken with one card in hand.
    .help = Draw from the stock.


## The cards that were named

refusal-not-in-hand =
    { $said ->
        [1] You named { $rank_a }, but { part-held }.
       *[other] You named { $said } { $rank_names }, but { part-held }.
    }
    .help = Name only cards that are in your hand.
refusal-face-not-held = You do not hold the { $card_name }, though you hold another card of this rank.
    .help = Name the suit of a card in your hand, or leave the suit out.
refusal-card-set-aside = This card, { $rank_a }, lies in the pile you took, and that is set aside until your team has opened. You have laid { $laid } of the { $minimum } points needed.
    .help = First lay cards from your hand worth { $missing } points more.


## Threes

refusal-lay-red-three = Red threes do not go on melds: they are laid by themselves as soon as they reach a hand.
    .help = Lay other cards.
refusal-lay-black-three = A black three is never laid together with other cards.
    .help = Leave the black threes out.
refusal-black3-never-melded = In these rules black threes are never laid.
    .help = Discard them.
refusal-black3-other-cards = A meld of black threes holds nothing else: { $rank_a } does not go with it.
    .help = Lay black threes only.
refusal-black3-too-few = A meld of black threes needs at least { $least } cards; { part-named }.
    .help = Keep the black threes, or discard one.
refusal-black3-too-many =
    A meld of black threes has { $most } cards at most; { part-named }{ $size ->
        [0] .
       *[other] {" "}and { $size } lie there already.
    }
    .help = Lay fewer.


## Melds

refusal-wild-with-naturals = A meld of wild cards holds jokers and twos only: { $rank_a } does not go with it.
    .help = Leave it out, or lay it in a meld of { $rank_names }.
refusal-wild-no-melds = In these rules wild cards make no meld of their own.
    .help = Lay them on melds of other cards.
refusal-meld-two-ranks = A meld holds cards of one rank: { $rank_a } does not go on a meld of { $target_names }.
    .help = Lay each rank as a meld of its own.
refusal-meld-sevens-wild = A meld of sevens holds sevens only, no jokers and no twos.
    .help = Leave the wild cards out.
refusal-meld-overfull =
    Your team’s open meld of { $target_names } has { $size } cards. With { $said ->
        [1] one more
       *[other] { $said } more
    } it would have more than { $most }, the number that closes it.
    .help = Lay fewer.
refusal-meld-closed = Your team’s canasta of { $target_names } is closed, and nothing is added to it. A new meld needs at least { $least } cards; { part-named }.
    .help = Lay at least { $least } cards together.
refusal-meld-other-team = The open meld of { $target_names } is another team’s, and you lay only on your own. A new meld needs at least { $least } cards; { part-named }.
    .help = Lay at least { $least } cards together.
refusal-meld-too-few = Your team has no open meld of { $target_names }. A new one needs at least { $least } cards; { part-named }.
    .help = Lay at least { $least } cards together.
refusal-meld-too-many = A meld has { $most } cards at most; { part-named }.
    .help = Lay { $most } at most: they make a canasta.
refusal-meld-too-many-wilds =
    { $most ->
        [0] In these rules a meld of { $target_names } holds no wild card.
        [1] The meld of { $target_names } would hold { $wilds } wild cards, and only one is allowed.
       *[other] The meld of { $target_names } would hold { $wilds } wild cards, and only { $most } are allowed.
    }
    .help = Use fewer wild cards.
refusal-meld-too-few-naturals =
    With wild cards, a meld of { $target_names } needs at least { $least ->
        [1] one natural card
       *[other] { $least } natural cards
    }, real { $target_names }. This one would have { $naturals ->
        [0] none
        [1] one
       *[other] { $naturals }
    }.
    .help = Add { $target_names }, or use fewer wild cards.
refusal-meld-more-wilds = The meld would hold { $wilds } wild cards and only { $naturals } { $target_names }. In these rules wild cards may not outnumber the others.
    .help = Add { $target_names }, or use fewer wild cards.


## A turn that could not be finished

refusal-end-opening = With this you would have laid { $laid } of the { $minimum } points your team needs to open. The other cards in your hand can bring it to { $reachable } at most.
    .help = Keep your cards until they are worth enough, or open with others.
refusal-end-black3 =
    Black threes are laid only when you can go out in the same turn. You cannot: { $missing_count ->
        [0] { $foot_down ->
            [yes] your foot is still on the table.
           *[no] the rest of your hand cannot be laid so that only the last card is left.
        }
       *[other] { $foot_down ->
            [yes] your team still needs { $missing_canastas }, and your foot is still on the table.
           *[no] your team still needs { $missing_canastas }.
        }
    }
    .help = Keep the black threes, or discard one.
refusal-end-obliged = Your partners want you to go out in this turn, and after this you no longer could.
    .help = Lay so that you are left with one card to go out with.
refusal-end-refused = After this you could only go out, and your partners have said no.
    .help = Keep two cards in hand: one to discard and one to hold.
refusal-end-not-asked = After this you could only go out, and for that your partners must agree first.
    .help = Ask them, or keep two cards in hand.
refusal-end-opening-strands = You could reach the { $minimum } points your team needs to open (this makes { $laid }), but then not finish your turn: too few cards would be left to discard one and hold one. After this you would hold { part-left }.
    .help = Open with fewer cards of higher value, or wait.
refusal-end-no-card = This would leave you { part-left }. Until your foot is earned, you must hold at least one card after your discard.
    .help = Keep two cards in hand: one to discard and one to hold.
refusal-end-last-seven = This would leave you a seven as your only card, and a seven is not allowed as the last discard in going out.
    .help = Keep another card for the end.
refusal-end-kinds = This would leave you { part-left }, and you would have to go out. For that your team still needs { $missing_canastas }.
    .help = Keep two cards in hand: one to discard and one to hold.
refusal-end-no-discard = This would leave you no card, and going out ends with a discard.
    .help = Keep one card for the discard.


## Discarding

refusal-discard-locked-seven =
    { $lock ->
        [never] In these rules a seven may never be discarded.
        [own] A seven may be discarded only when your team has completed a canasta of sevens, and it has none yet.
       *[both]
            A seven may be discarded only when every team has completed a canasta of sevens. { $own ->
                [yes] Your team has one, but another team has not.
               *[no] { $others ->
                    [yes] Your team has none yet.
                   *[no] Your team has none yet, nor has another.
                }
            }
    }
    .help = Discard another card, or lay the sevens.
refusal-discard-opening = You have begun to open and laid { $laid } of the { $minimum } points your team needs. You cannot discard before they are met.
    .help = Lay cards worth { $missing } points more.
refusal-discard-black3 = After laying black threes you must go out in this turn, so only your last card may be discarded. You hold { $hand }.
    .help = Lay all your cards but one, then discard it.
refusal-discard-obliged = Your partners want you to go out in this turn, so only your last card may be discarded. You hold { $hand }.
    .help = Lay all your cards but one, then discard it.
refusal-discard-last-seven = With your last card you would go out, and in going out a seven may not be discarded.
    .help = Lay the seven if you can.
refusal-discard-foot =
    With your last card you would go out, but your foot of { $foot ->
        [1] one card
       *[other] { $foot } cards
    } is still on the table.
    .help = Lay the card if you can: a canasta earns you the foot.
refusal-discard-kinds = With your last card you would go out, but for that your team still needs { $missing_canastas }.
    .help = Lay the card if you can.
refusal-discard-refused = With your last card you would go out, and your partners have said no.
    .help = Lay the card if you can.
refusal-discard-not-asked = With your last card you would go out, and for that your partners must agree first.
    .help = Ask them.


## A record that does not follow the rules

refusal-record-rules = The record was played by rules with the fingerprint { $found }, which are not those of its profile.
    .help = Name the profile it was played by, or remove the key “rules”.
refusal-record-pack = The pack is not that of these rules: it has { $found } cards where { $expected } belong, or the wrong ones.
    .help = Write every card of the pack once for each copy.
refusal-record-after-end = Team { $team } had won already, and no deal follows the end of a game.
    .help = Remove this deal.
refusal-record-dealer = Seat { $expected } was to deal, found seat { $found }.
    .help = The deal passes to the left.
refusal-record-scores = The deals before this one leave the scores { $expected }, found { $found }.
    .help = Correct the scores, or the deals before.
refusal-record-commitment = The seed does not belong to the commitment: expected { $expected }, found { $found }.
    .help = Whoever shuffled must show the seed that was committed to.
refusal-record-shuffle = The pack is not the one that the seed and the salts give.
    .help = Whoever shuffled must show the pack, the seed and the salts that belong together.
refusal-record-ending =
    The record says that { part-ending-found }, but in its actions { $expected ->
        [out] a player goes out
        [stock] the deal ends with the stock
        [red-three] the deal ends because the last card drawn is a red three
        [sevens] the deal ends with a hand of nothing but sevens
        [resigned] the deal is broken off
       *[none] the deal is not over
    }.
    .help = Correct “ended_by”, or the actions.
part-ending-found =
    { $found ->
        [out] a player went out
        [stock] the deal ended with the stock
        [red-three] the deal ended because the last card drawn was a red three
        [sevens] the deal ended with a hand of nothing but sevens
       *[resigned] the deal was broken off
    }
refusal-record-unfinished =
    { $actions ->
        [1] The deal is not over after its only action
       *[other] The deal is not over after its { $actions } actions
    }, but it has a result or another deal follows.
    .help = Add the actions that are missing, or remove the result and the deals after it.
refusal-record-result = By the rules this deal earns { $expected }, found { $found }.
    .help = Correct the result, or the actions.
refusal-record-resigned = The deal was broken off, which ends the game, but another deal follows.
    .help = Remove the deals after it.
