### The rule-book for people, in English: RULES.md and PROFILES.md in plain words.
###
### Rule texts take the fields of the profile as variables of the same names: choices as strings
### ("pair_or_add"), booleans as "yes" or "no", numbers as numbers. The default variant of a choice is that of
### the profile "standard". Besides them:
###   $openings_text   "below 0: 15; from 0: 50; from 5,000: 90"
###   $values_text     "joker 50; two and ace 20; king to eight 10; …"
###   $out_needs_text  "one natural, one mixed, one wild, one of sevens"
###   $seats_text      "seats 0 2 4 against 1 3 5"
###   $total_cards     cards in the whole pack (216)
###   $deal_cards      cards dealt to hands and feet together (144)
###   $stock_left      cards left when the upcard has been turned (71)
###   $red3_count      red threes in the whole pack (8)
###   $team_size       players in a team (3)
### All other messages take no variables. A text is one line: nothing here breaks within a value.


## The game in short, for whoever has never played it

short-aim =
    The aim: { $players } players are { $teams ->
        [2] two teams of { $team_size }, and partners sit in every second seat
       *[other] { $teams } teams of { $team_size }
    }. They play deal after deal until a team has { $target } points.
short-turn = A turn: draw { $draw } cards, lay down what you like, discard one. What you lay are melds: three or more cards of one rank, whatever their suits. Jokers and twos are wild. Melds belong to the team, and partners go on with them.
short-opening = The opening: the first melds of a team must be worth a minimum together, which rises with its score ({ $openings_text }).
short-canasta =
    Canastas: { $meld_max } cards make one. { $wild_melds ->
        [no] The kinds are natural, mixed (with wild cards) and sevens.
       *[yes] The kinds are natural, mixed (with wild cards), wild (nothing else) and sevens.
    }
short-pile = The pile: instead of drawing you may take all of it, if its top card can be laid at once.
short-foot = The foot: everybody has a second hand of { $foot } cards, face down. Whoever closes a canasta earns the own foot, and goes on with it.
short-out = Going out: whose team has the canastas it needs ({ $out_needs_text }), and whose foot is picked up, may play the last card. Then the deal is over.
short-score = The score: what lies on the table counts for a team, what is left in its hands against it. Red threes may do either.


## Sections

rule-section-INFO = Information
rule-section-CARDS = The cards
rule-section-SEATS = Seats and teams
rule-section-DEAL = The deal
rule-section-TURN = The turn
rule-section-DRAW = Drawing
rule-section-PILE = Taking the pile
rule-section-MELD = Melds and canastas
rule-section-OPEN = Opening
rule-section-FOOT = The foot
rule-section-SEVEN = Sevens
rule-section-RED3 = Red threes
rule-section-BLACK3 = Black threes
rule-section-OUT = Going out
rule-section-STOCK = The empty stock
rule-section-SCORE = Scoring
rule-section-GAME = Winning the game


## INFO

rule-INFO-1 = Open to everybody: all cards laid and discarded, and so also what lies in the pile and in which order; how many cards there are in each hand, in each foot not picked up and in the stock; the questions and the answers. Hidden: each hand, from everybody but its player; every foot, from everybody (DEAL-4); the order of the stock. Cards that come to a hand with the pile are known to be there until they are seen again.


## CARDS

rule-CARDS-1 =
    { $packs ->
        [one] { $packs } pack
       *[other] { $packs } packs
    } of 52 cards, { $jokers_per_pack ->
        [0] without jokers
        [one] with { $jokers_per_pack } joker to each
       *[other] with { $jokers_per_pack } jokers to each
    }: { $total_cards } cards in all.
rule-CARDS-2 = Values of the cards: { $values_text }. For red threes see RED3.
rule-CARDS-3 = Jokers and twos are wild, and equal to each other in everything but value.


## SEATS

rule-SEATS-1 =
    { $team_size ->
        [1] { $players } players sit round the table, and each plays alone: { $seats_text }.
       *[other] { $players } players form { $teams ->
            [one] { $teams } team
           *[other] { $teams } teams
        } of { $team_size }, and the teams alternate round the table: { $seats_text }.
    }
rule-SEATS-2 = The first dealer is chosen at random; after each deal the player on the dealer’s left becomes the dealer.
rule-SEATS-3 = The player on the dealer’s left has the first turn; the turn then passes clockwise.


## DEAL

rule-DEAL-1 =
    Each player is dealt { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, one at a time, beginning on the dealer’s left. { $foot ->
        [0] No foot is dealt.
        [one] Then, in the same order, each is given a foot of { $foot } card, face down.
       *[other] Then, in the same order, each is given a foot of { $foot } cards, face down and as one packet.
    } { $deal_cards } cards are dealt in all.
rule-DEAL-2 =
    { $upcard ->
        [cover] The next card, the upcard, is turned up and starts the pile. If it is a wild card or a red three, more cards are turned up on top of it until another card shows; the pile is frozen all the same (PILE-5). A black three stays uncovered and blocks the first player (PILE-2). The cards that remain are the stock: { $stock_left }, less those turned up to cover.
       *[stand] The next card, the upcard, is turned up and starts the pile; the { $stock_left } cards that remain are the stock. The upcard stays, whatever it is: a wild card or a red three freezes the pile (PILE-5), a black three blocks the first player (PILE-2).
    }
rule-DEAL-3 = Then, in turn from the dealer’s left, each player lays the red threes of the hand and draws as many cards from the stock, again and again until the hand holds no red three.
rule-DEAL-4 = Nobody may know a card of a foot before it is picked up, not even the player to whom it belongs.


## TURN

rule-TURN-1 = A turn goes in this order: draw from the stock (DRAW) or take the pile (PILE); lay red threes; lay any number of new melds and additions, or none; discard one card; pick up the foot if it is due (FOOT says when).
rule-TURN-2 = A card may be laid, or the pile taken, only if the player can still finish the turn legally with the cards then held. A turn can finish in four ways: by a discard that keeps a card in hand (OUT-5), by going out, by picking up a foot that is due, or because only locked sevens are left (SEVEN-3). In each of them the opening must have been met (OPEN-3), and whoever is bound to go out must do so (OUT-4, BLACK3-1). Neither the cards of a due foot nor a pile that is still set aside (OPEN-4) may be reckoned with. So no sequence of legal plays can get stuck.
rule-TURN-3 = If all that a player may do is pass, the pass happens by itself. A player who holds nothing that may be played or discarded at all (a foot of a single card picked up in mid-turn, or an empty hand that draws one card) ends the turn without a discard; this happens by itself too.


## DRAW

rule-DRAW-1 =
    { $draw ->
        [one] Draw { $draw } card from the stock.
       *[other] Draw { $draw } cards from the stock; if fewer are left, draw those.
    }
rule-DRAW-2 = A red three that is drawn is laid at once and replaced from the stock while the stock lasts, again and again until the hand holds none.
rule-DRAW-3 = If the stock is empty and the draw brought nothing but red threes, the deal ends at once.


## PILE

rule-PILE-1 = Instead of drawing, a player may take the whole pile: its top card is laid at once, as PILE-3 or PILE-4 says, and all the other cards go to the hand.
rule-PILE-2 = The pile is never taken while its top card is wild or a three. A black three blocks it only as long as it is on top, and does not freeze it.
rule-PILE-3 = With a pair: two natural cards of the top card’s rank are laid from the hand together with the top card. If the team has an open meld of that rank, they go on it, and all three must fit into { $meld_max } cards; if they do not, this way is closed. Otherwise the three start a new meld.
rule-PILE-4 =
    { $unfrozen_take ->
        [pair] By adding: not in these rules. The pile is taken with a pair only (PILE-3), even when it is not frozen and the team has an open meld of the top card’s rank.
        [classic] By adding: if the pile is not frozen and the team has an open meld of the top card’s rank, the top card is added to that meld; nothing is needed from the hand. If the pile is not frozen and the team has neither an open meld nor a canasta of that rank, it may also be taken with one natural card of the rank and one wild card from the hand, which start a new meld with the top card{ $sevens_wilds ->
            [allowed] .
           *[none] {""}; not so a seven, which goes with no wild card (MELD-4).
        }
       *[pair_or_add] By adding: if the pile is not frozen and the team has an open meld of the top card’s rank, the top card is added to that meld; nothing is needed from the hand.
    }
rule-PILE-5 =
    { $always_frozen ->
        [yes] The pile is always frozen: it is taken only with a pair (PILE-3), never by PILE-4.
       *[no] The pile is frozen from the moment when it holds a wild card or a red three until it is taken. A frozen pile is taken only with a pair (PILE-3).
    }
rule-PILE-6 =
    { $closed_rank ->
        [never] If the team has a canasta of the top card’s rank and no open meld of it, the team may not take the pile.
       *[new_meld] If the team has a canasta of the top card’s rank and no open meld of it, the pile is taken only with a pair that starts a new meld (PILE-3).
    }
rule-PILE-7 = A player with one card in hand may not take a pile of one card.
rule-PILE-8 = Red threes in a pile that was taken are laid as soon as the pile comes to the hand; they are not replaced.


## MELD

rule-MELD-1 = A meld has { $meld_min } to { $meld_max } cards of one rank, from the ace down to the four.
rule-MELD-2 =
    A meld of one rank may hold up to { $wilds_max ->
        [one] { $wilds_max } wild card
       *[other] { $wilds_max } wild cards
    }; if it holds any, it has at least { $naturals_min ->
        [one] { $naturals_min } natural card
       *[other] { $naturals_min } natural cards
    }{ $wild_limit ->
        [not_more_than_naturals] {" "}and never more wild cards than natural cards.
       *[max] .
    }
rule-MELD-3 =
    { $wild_melds ->
        [no] Wild cards do not make a meld of their own.
       *[yes] From { $meld_min } to { $meld_max } wild cards, jokers and twos in any mixture, may be melded as a meld of their own.
    }
rule-MELD-4 =
    { $sevens_wilds ->
        [allowed] A meld of sevens may hold wild cards like any other (MELD-2), and its canasta is a sevens canasta all the same.
       *[none] A meld of sevens holds sevens only, no wild cards.
    }
rule-MELD-5 =
    The card that brings a meld to { $meld_max } cards closes it. It is then a canasta, and nothing is added to it any more. Its kind is sevens if its rank is seven, { $wild_melds ->
        [no] natural
       *[yes] wild if all its cards are wild, natural
    } if it holds no wild card, and mixed otherwise. Black threes never make a canasta (BLACK3-1).
rule-MELD-6 =
    A team has no more than one open meld of each rank{ $wild_melds ->
        [no] .
       *[yes] {" "}and one open wild meld at a time.
    } When one has been closed, another may be started.
rule-MELD-7 = Players lay cards only on melds of their own team. What has been laid stays on the table.
rule-MELD-8 =
    { $black3_meld ->
        [never] Threes are never melded.
       *[going_out] Threes are never melded, except black threes in going out (BLACK3-1).
    }


## OPEN

rule-OPEN-1 = The first cards that a team melds in a deal must reach a minimum, which depends on the team’s score at the beginning of the deal: { $openings_text }.
rule-OPEN-2 = The values of the cards laid count towards the minimum, in one meld or in several together. Bonuses and red threes do not count.
rule-OPEN-3 = One player must reach the minimum alone, in one turn. A player who has begun and has not reached it yet may lay only what can still lead to it in this turn, and may not discard.
rule-OPEN-4 = A team may open by taking the pile: the top card and the cards from the hand count. The rest of the pile is set aside until the minimum is reached and then comes to the hand at once; that may be in the moment of taking.
rule-OPEN-5 = A canasta does not replace the minimum: { $meld_max } fours count no more than the values of their cards.


## FOOT

rule-FOOT-1 =
    { $foot ->
        [0] No foot is dealt, so there is none to earn.
       *[other] { $foot_trigger ->
            [empty_hand] A player earns the foot by emptying the hand. If it is emptied by laying, the foot is picked up at once and the turn goes on; if it is emptied by the discard, the foot is picked up after it.
           *[canasta] A player earns the foot by placing in person the card that completes a canasta, whether from the hand or from the top of the pile. It brings the partners nothing.
        }
    }
rule-FOOT-2 =
    { $foot_trigger ->
        [empty_hand] FOOT-1 says when the foot is picked up; a canasta does not make it due.
       *[canasta] { $foot_when ->
            [at_once] A foot is due from the moment when it is earned. It is picked up as soon as the opening is met and the action is done (with all its parts, if several melds were laid at once), and the turn goes on.
           *[after_discard] A foot is due from the moment when it is earned. It is picked up after the discard of the same turn.
        }
    }
rule-FOOT-3 =
    { $foot_trigger ->
        [empty_hand] If laying empties the hand, with the opening met, the foot comes up by itself and the turn goes on with it. A hand that holds locked sevens is not empty.
       *[canasta] If the foot is due, the opening is met and the hand is empty or holds only locked sevens, the foot is picked up at once and the turn goes on: by itself if the hand is empty, otherwise when the player passes.
    }
rule-FOOT-4 =
    { $foot_red3_replace ->
        [no] Red threes in the foot are laid when it is picked up; they are not replaced.
       *[yes] Red threes in the foot are laid when it is picked up, and replaced from the stock while the stock lasts.
    }
rule-FOOT-5 =
    { $foot_trigger ->
        [empty_hand] Each player has one foot only; once it is picked up, there is nothing more to earn.
       *[canasta] Each player has one foot only; further canastas bring no other.
    }


## SEVEN

rule-SEVEN-1 =
    { $seven_lock ->
        [own] No seven may be discarded before the player’s own team has completed a sevens canasta. One completed in the same turn counts.
        [never] Sevens may never be discarded.
        [none] Sevens may be discarded like any other card.
       *[both] No seven may be discarded before every team has completed a sevens canasta. One completed in the same turn counts.
    }
rule-SEVEN-2 =
    { $seven_last ->
        [yes] The last card, discarded in going out, may be a seven, unless it is locked (SEVEN-1).
       *[no] The last card, discarded in going out, is never a seven.
    }
rule-SEVEN-3 =
    If a player must discard, no foot is due and every card in hand is a locked seven, the deal ends at once, and nobody scores for going out. As long as some of the sevens can still be laid, the player may lay them or pass, and passing ends the deal; if none can, the deal ends by itself.{ $only_sevens ->
        [whenever] {" "}The deal ends likewise when a player whose team has no sevens canasta is left with nothing but sevens after the discard; a foot that was due is picked up first.
       *[when_stuck] {""}
    }


## RED3

rule-RED3-1 = A red three is laid face up before the team as soon as it reaches a hand: in the deal (DEAL-3), from the stock (DRAW-2), with the pile (PILE-8) or with the foot (FOOT-4).
rule-RED3-2 = Each red three counts { $red3_value } points for its team; all { $red3_count } in one team count { $red3_all } in total.
rule-RED3-3 =
    { $red3_needs ->
        [opened] If the team has melded nothing
       *[sevens] If the team has no sevens canasta
    } when the deal ends, its red threes count against it: each takes off { $red3_value } points, and all { $red3_count } together make { $red3_all_negative }.
rule-RED3-4 =
    { $unpicked_foot ->
        [ignore] Red threes in a foot that was not picked up do not count at all.
       *[count] Each red three in a foot that was not picked up takes off { $red3_value } points, whatever the team has melded. They do not count towards having all { $red3_count }.
    }


## BLACK3

rule-BLACK3-1 =
    { $black3_meld ->
        [never] Black threes are never melded.
       *[going_out] From { $meld_min } to { $meld_max } black threes, without wild cards, may be melded in the turn in which the player goes out, and in no other: they may be laid only if going out is possible, and once they lie, the turn can end only by going out. The meld earns the values of its cards and no bonus, and is no canasta.
    }


## OUT

rule-OUT-1 =
    To go out, a team needs completed canastas: { $out_needs_text }. Those completed in the same turn count. { $sevens_as_natural ->
        [yes] A sevens canasta also stands in for a natural one.
       *[no] A sevens canasta is not a natural one as well.
    }
rule-OUT-2 =
    { $foot ->
        [0] No foot is dealt, so none needs to be picked up before going out.
       *[other] The player who goes out must have picked up the foot; the partners need not have picked up theirs.
    }
rule-OUT-3 =
    { $final_discard ->
        [optional] Going out: the player lays all cards but one and discards the last, or lays them all; with the last card laid, the player has gone out.
       *[required] Going out: the player lays all cards but one and discards the last.
    }
rule-OUT-4 =
    { $team_size ->
        [1] There are no partners, so nobody is asked about going out.
        [2] { $permission ->
            [off] The partner is not asked about going out.
           *[optional] { $permission ->
                [required] A player may go out only with the partner’s consent, and asks for it before going out.
               *[optional] Before going out, a player may ask the partner for consent.
            } The question may be put once a turn, while laying, and only if with the cards in hand both going out and not going out are still possible. After a yes the player must go out in this turn; after a no, the player must not.
        }
       *[other] { $permission ->
            [off] The partners are not asked about going out.
           *[optional] { $permission ->
                [required] A player may go out only with the partners’ consent, and asks for it before going out.
               *[optional] Before going out, a player may ask the partners for consent.
            } The question may be put once a turn, while laying, and only if with the cards in hand both going out and not going out are still possible. The partners answer in order from the player’s left until the answer is settled. { $votes ->
                [any] The first yes settles it, and the player must go out in this turn; if all say no, the player must not.
               *[all] The first no settles it, and the player must not go out in this turn; if all say yes, the player must.
            }
        }
    }
rule-OUT-5 =
    { $foot_trigger ->
        [empty_hand] A turn that does not go out leaves at least one card in hand after the discard, unless the player’s own foot is still to be picked up: then the last card may be discarded to earn it (FOOT-1).
       *[canasta] A turn that does not go out leaves at least one card in hand after the discard, unless a foot is due.
    }
rule-OUT-6 = Going out ends the deal and earns the team { $going_out } points.


## STOCK

rule-STOCK-1 =
    { $stock_out ->
        [end] When the stock is empty, nobody is obliged to take the pile. A player who can take it legally may take it or pass, and passing ends the deal. If it cannot be taken, the deal ends by itself.
       *[play_on] { $unfrozen_take ->
            [pair] When the stock is empty, a player who can take the pile legally may take it or pass, and passing ends the deal. If it cannot be taken, the deal ends by itself.
           *[pair_or_add] When the stock is empty and the player to move could take the pile by adding alone, with nothing from the hand (PILE-4), the pile must be taken, in any legal way. If it can be taken only in another way, the player may take it or pass, and passing ends the deal. If it cannot be taken, the deal ends by itself.
        }
    }


## SCORE

rule-SCORE-1 =
    Each team scores the values of all cards in its melds, open ones included; for each canasta a bonus: { $bonus_natural } for natural, { $bonus_mixed } for mixed, { $wild_melds ->
        [no] {""}
       *[yes] { $bonus_wild } for wild,{" "}
    }{ $bonus_sevens } for sevens; its red threes, for it or against it (RED3); and the points for going out (OUT-6).
rule-SCORE-2 = The values of all cards in the hands of a team’s players are taken off its points.
rule-SCORE-3 =
    { $unpicked_foot ->
        [red3_only] Of feet that were not picked up only the red threes are taken off (RED3-4); the other cards in them do not count.
        [ignore] Feet that were not picked up do not count, not even their red threes.
       *[count] The values of all cards in a team’s feet that were not picked up are taken off its points as well; for red threes among them RED3-4 holds.
    }


## GAME

rule-GAME-1 = When a team has reached { $target } points at the end of a deal, the team with the most points wins the game.
rule-GAME-2 = If the teams at the top are equal, another deal is played.


## Fields of a profile, as short labels

field-players = number of players
field-teams = number of teams
field-packs = packs of cards
field-jokers_per_pack = jokers with each pack
field-hand = cards dealt to the hand
field-foot = cards in the foot
field-draw = cards drawn in a turn
field-values = values of the cards
field-upcard = a wild card or a red three turned up at the start
field-openings = minimum for opening
field-meld_min = fewest cards in a meld
field-meld_max = cards in a canasta
field-naturals_min = fewest natural cards in a meld with wild cards
field-wilds_max = most wild cards in a meld
field-wild_limit = limit on wild cards in a meld
field-wild_melds = melds of wild cards only
field-sevens_wilds = wild cards in a meld of sevens
field-unfrozen_take = how an unfrozen pile is taken
field-always_frozen = pile always frozen
field-closed_rank = taking a top card whose rank the team has closed
field-stock_out = when the stock is empty
field-seven_lock = sevens may be discarded
field-seven_last = a seven as the last card in going out
field-only_sevens = only sevens in hand end the deal
field-foot_trigger = the foot is earned
field-foot_when = the foot is picked up
field-foot_red3_replace = red threes in the foot replaced
field-unpicked_foot = a foot not picked up
field-red3_value = points for a red three
field-red3_all = points for all red threes together
field-red3_needs = what makes red threes count for the team
field-red3_all_negative = all red threes counting against the team
field-black3_meld = melding black threes
field-out_needs = canastas needed to go out
field-sevens_as_natural = a sevens canasta standing in for a natural one
field-final_discard = discard in going out
field-permission = asking the partners about going out
field-votes = consent of the partners
field-going_out = points for going out
field-bonus_natural = bonus for a natural canasta
field-bonus_mixed = bonus for a mixed canasta
field-bonus_wild = bonus for a wild canasta
field-bonus_sevens = bonus for a sevens canasta
field-target = points that end the game


## Values of the choices, to follow a label and a colon

value-upcard-stand = stays on top
value-upcard-cover = is covered by further cards
value-wild_limit-max = only the fixed number
value-wild_limit-not_more_than_naturals = also never more than natural cards
value-wild_melds-yes = allowed
value-wild_melds-no = not allowed
value-sevens_wilds-none = not allowed
value-sevens_wilds-allowed = allowed
value-unfrozen_take-pair_or_add = with a pair or by adding
value-unfrozen_take-pair = with a pair only
value-unfrozen_take-classic = with a pair, by adding, or with a natural and a wild card
value-always_frozen-yes = yes
value-always_frozen-no = no, only with a wild card or a red three in it
value-closed_rank-new_meld = with a pair that starts a new meld
value-closed_rank-never = never
value-stock_out-play_on = the pile must be taken if adding is possible
value-stock_out-end = taking the pile is never compulsory
value-seven_lock-both = when every team has a sevens canasta
value-seven_lock-own = when the own team has a sevens canasta
value-seven_lock-never = never
value-seven_lock-none = at any time
value-seven_last-yes = allowed if unlocked
value-seven_last-no = not allowed
value-only_sevens-when_stuck = when the player has to discard one
value-only_sevens-whenever = also after the discard, if the team has no sevens canasta
value-foot_trigger-canasta = by completing a canasta
value-foot_trigger-empty_hand = by emptying the hand
value-foot_when-after_discard = after the discard
value-foot_when-at_once = at once, during the turn
value-foot_red3_replace-yes = yes, from the stock
value-foot_red3_replace-no = no
value-unpicked_foot-count = is taken off in full
value-unpicked_foot-red3_only = costs only its red threes
value-unpicked_foot-ignore = does not count
value-red3_needs-sevens = a sevens canasta
value-red3_needs-opened = having opened
value-black3_meld-going_out = only in going out
value-black3_meld-never = never
value-sevens_as_natural-yes = yes
value-sevens_as_natural-no = no
value-final_discard-required = required
value-final_discard-optional = optional, all cards may be laid
value-permission-optional = optional
value-permission-required = required
value-permission-off = not done
value-votes-all = all must say yes
value-votes-any = one yes is enough


## The profiles that ship

profile-standard-title = Standard
profile-standard-about = The rules of this project: all sources put together, with a decision wherever every one of them is silent.
profile-gamerules-title = Gamerules
profile-gamerules-about = The text on gamerules.com, which breaks off after the order of a turn. Where it speaks it agrees with the standard rules; the rest is taken from them.
profile-official-title = Official Game Rules
profile-official-about = The text on officialgamerules.org, April 2025. The pile is taken with a pair only, a player left with nothing but sevens ends the deal sooner, and a foot that was not picked up does not count.
profile-manna-title = Manna from Heaven
profile-manna-about = A Ukrainian text, «Манна небесна (Пенні з небес)», translated from the line of pagat.com. Of a foot that was not picked up only the red threes count.
profile-uspc-title = US Playing Card, two teams
profile-uspc-about = The text of the US Playing Card Company with two teams, as on rummy-games.com. Minimums rise much earlier, wild cards may go with sevens, and the foot is picked up as soon as it is earned.
profile-bicycle-title = Bicycle, three partnerships
profile-bicycle-about = The text of Bicycle and the US Playing Card Company to the letter: three partnerships of two, partners opposite each other. Sevens stay locked until all three have a sevens canasta, though wild cards may go with sevens.
profile-howstuffworks-title = HowStuffWorks
profile-howstuffworks-about = The text on HowStuffWorks. A sevens canasta of the own team is enough to unlock sevens, wild cards may go with them, and the foot is picked up as soon as it is earned.


## Sources (`eq` is the tag "=")

source-G = “Pennies From Heaven”, gamerules.com (breaks off after the order of a turn)
source-O = “Official Pennies from Heaven Rules”, officialgamerules.org, April 2025
source-M = «Манна небесна (Пенні з небес)», a Ukrainian text translated from the pagat line, some sentences of which are garbled
source-P = Pennies from Heaven on pagat.com, the line that O and M follow; only its first part was read
source-B = Pennies from Heaven by Bicycle / US Playing Card Company, for three partnerships
source-R = Pennies from Heaven on rummy-games.com
source-H = “How to play Canasta”, HowStuffWorks
source-C = ordinary Canasta (pagat.com, Bicycle, Britannica), which rules where Pennies from Heaven is silent
source-F = Hand and Foot in its common form, where ordinary Canasta has no answer because it has no foot
source-eq = a decision of this project, where all sources are silent
source-house = a house rule, chosen by the people who play


## Words

word-seat = A seat is a place at the table; seats are numbered clockwise from 0, so that seat 1 is on the left of seat 0.
word-team = A team is the players who score together.
word-partner = A partner is another player of the same team.
word-dealer = The dealer is the player who deals the cards of this deal.
word-deal = A deal is all that happens from one shuffle to its score.
word-game = A game is the deals that are played until a team wins.
word-turn = A turn is what one player does from the draw to the discard.
word-pack = A pack is 52 cards and the jokers that go with them.
word-hand = The hand is the cards that a player holds and plays from.
word-foot = The foot is a player’s second packet of cards, face down and unknown to everybody until it is picked up.
word-stock = The stock is the face-down cards from which the players draw.
word-pile = The pile is the cards discarded, face up one on the other.
word-top_card = The top card is the uppermost card of the pile.
word-upcard = The upcard is the card turned up after the deal to start the pile.
word-frozen = A frozen pile is one that can be taken only with a natural pair from the hand.
word-rank = Ranks are joker, two, ace, king and so on down to four, black three and red three; suits matter only for the colour of threes.
word-wild = Wild cards are the jokers and the twos.
word-natural = Natural cards are those from the ace down to the four.
word-red_three = A red three is a three of hearts or diamonds, which is laid at once and scored by itself.
word-black_three = A black three is a three of spades or clubs, which blocks the pile while it is on top.
word-meld = A meld is a set of cards of one rank, or of wild cards, that a team has on the table.
word-open_meld = An open meld is one that is not full yet, so that cards can be added.
word-canasta = A canasta is a full meld, closed for good.
word-kind = The kind of a canasta is natural, mixed, wild or sevens.
word-lay = To lay is to put cards on the table, as a new meld or on an open one.
word-discard = To discard is to put a card on the pile at the end of the turn.
word-opened = A team has opened when it has melded in this deal.
word-minimum = The minimum is what the first cards laid by a team in a deal must be worth.
word-locked_seven = A locked seven is a seven that may not be discarded now.
word-play_off = To play off a hand is to lay or discard its last card.
word-go_out = To go out is to get rid of the last card and so end the deal.
word-pass = To pass is to stop laying with only locked sevens in hand, or to leave the pile when the stock is empty.
word-value = The value of a card is the points that it counts in a meld, and against the team if it is left in a hand.
word-bonus = A bonus is the points that a canasta earns besides the values of its cards.
word-profile = A profile is one complete set of rules: every number and every choice of the game.
