### What happened, for the log of a game: one message for each event of pennies.game.events.
###
### Facts: `player` a name and `you` yes or no (the reader’s own seat); `cards` the cards as the caller shows them, empty
### if they may not be seen; `count` how many; `target` the meld. Present tense, one sentence each.


event-deal-started =
    { $you ->
        [yes] You deal.
       *[no] { $player } deals.
    }
event-cards-drawn =
    { $cards_given ->
        [yes] { $you ->
            [yes] You draw { $cards }.
           *[no] { $player } draws { $cards }.
        }
       *[no] { $you ->
            [yes] You draw { part-cards }.
           *[no] { $player } draws { part-cards }.
        }
    }
event-red-threes-laid =
    { $you ->
        [yes] You lay { part-red-threes }.
       *[no] { $player } lays { part-red-threes }.
    }
event-pile-taken =
    { $you ->
        [yes] You take the pile: { part-more-cards } under the top card.
       *[no] { $player } takes the pile: { part-more-cards } under the top card.
    }
event-pile-released =
    { $you ->
        [yes] The rest of the pile, { part-cards }, comes to your hand.
       *[no] The rest of the pile, { part-cards }, comes to the hand of { $player }.
    }
event-cards-laid =
    { $you ->
        [yes] You lay { $cards } in the meld of { $target_names }.
       *[no] { $player } lays { $cards } in the meld of { $target_names }.
    }
event-canasta-completed =
    { $you ->
        [yes] You complete a canasta of { $target_names }.
       *[no] { $player } completes a canasta of { $target_names }.
    }
event-foot-picked-up =
    { $you ->
        [yes] You pick up your foot: { part-cards }.
       *[no] { $player } picks up a foot of { part-cards }.
    }
event-card-discarded =
    { $you ->
        [yes] You discard { $cards }.
       *[no] { $player } discards { $cards }.
    }
event-partners-asked =
    { $you ->
        [yes] You ask your partners: may I go out?
       *[no] { $player } asks: may I go out?
    }
event-partner-answered =
    { $yes ->
        [yes] { $you ->
            [yes] You answer: yes.
           *[no] { $player } answers: yes.
        }
       *[no] { $you ->
            [yes] You answer: no.
           *[no] { $player } answers: no.
        }
    }
event-passed =
    { $you ->
        [yes] You pass.
       *[no] { $player } passes.
    }
event-deal-ended =
    { $ended_by ->
        [out] { $you ->
            [yes] You go out, and the deal is over.
           *[no] { $player } goes out, and the deal is over.
        }
        [stock] The stock is empty and nobody plays on with the pile: the deal is over.
        [red-three] { $you ->
            [yes] You drew the last of the stock, and it brought you only red threes: the deal is over.
           *[no] { $player } drew the last of the stock, and it brought only red threes: the deal is over.
        }
        [sevens] { $you ->
            [yes] You hold nothing but sevens that may not be discarded: the deal is over.
           *[no] { $player } holds nothing but sevens that may not be discarded: the deal is over.
        }
       *[resigned] The deal was broken off, and with it the game.
    }

# Of each team, after the deal; and of the game.
event-deal-scored = { $team }: { $points } in this deal, { $score } in all.
event-game-won = { $team } wins the game with { $score } points.
event-game-tied = The teams at the top are equal: another deal is played.

part-cards =
    { $count ->
        [1] one card
       *[other] { $count } cards
    }
part-more-cards =
    { $count ->
        [0] no card
        [1] one card
       *[other] { $count } cards
    }
part-red-threes =
    { $count ->
        [1] a red three
       *[other] { $count } red threes
    }
