### What is told of a thing on the table that somebody points at: how it stands now, and what to do about it. The caller
### shows the rule beside it.


about-team =
    { $side ->
        [ours] Your team
        [theirs] The other team
       *[team] Team { $number }
    }


## Stock and pile

about-stock =
    { $count ->
        [0] The stock is empty.
        [1] The stock has one card left.
       *[other] The stock has { $count } cards. { $draw ->
            [1] A draw takes one.
           *[other] A draw takes { $draw }.
        }
    }
about-no-pile = The pile is empty.
about-aside =
    { $count ->
        [one] { $count } card of the pile is set aside until the opening is met.
       *[other] { $count } cards of the pile are set aside until the opening is met.
    }
about-pile =
    { $count ->
        [1] The pile has one card, { $card_a }.
       *[other] The pile has { $count } cards, { $card_a } on top.
    }{ $frozen ->
        [yes] {" "}It is frozen.
       *[no] {""}
    }
about-pile-take =
    { $now ->
        [yes] You can take it { $ways }.
       *[no] If it still lies like this in your turn, you can take it { $ways }.
    }


## Seats

about-seat =
    { $side ->
        [you] You hold
        [ours] { $player } plays with you and holds
        [theirs] { $player } plays against you and holds
       *[team] { $player } holds
    } { $count ->
        [0] no card.
        [1] one card.
       *[other] { $count } cards.
    }{ $state ->
        [none] {""}
        [up] {" "}The foot is picked up.
        [due] {" "}The foot is earned and will be picked up in this turn.
       *[waits] {" "}The foot is not picked up yet{ $costs ->
            [count] ; if the deal ends first, it counts against the team.
            [red3_only] ; if the deal ends first, its red threes count against the team.
           *[ignore] .
        }
    }
about-foot =
    { $trigger ->
        [empty_hand] Empty your hand, and you pick up your foot.
       *[canasta] { $side ->
            [you] Lay the card that completes a canasta: that earns your foot.
           *[ours] Leave the card that completes a canasta to { $player } if you can: that earns the foot.
        }
    }


## What a team has

about-reds =
    { $team } has { $count ->
        [0] no red threes.
       *[other] { $count ->
            [1] one red three
           *[other] { $count } red threes
        }: { $value } points now, because it has { $needs ->
            [opened] { $earned ->
                [yes] opened.
               *[no] not opened yet.
            }
           *[sevens] { $earned ->
                [yes] a canasta of sevens.
               *[no] no canasta of sevens yet.
            }
        }
    }
about-reds-help =
    { $needs ->
        [opened] Open: then they count { $value } for you.
       *[sevens] Complete a canasta of sevens: then they count { $value } for you.
    }
about-kind =
    { $team } has { $have ->
        [0] no
        [1] one
       *[other] { $have }
    } { $kind ->
        [natural] natural
        [mixed] mixed
        [wild] wild
       *[sevens] sevens
    } { $have ->
        [1] canasta
       *[other] canastas
    }; going out needs { $need ->
        [0] none.
        [1] one.
       *[other] { $need }.
    }
about-kinds =
    { $missing_count ->
        [0] It has every canasta that going out needs.
       *[other] To go out it still needs { $missing_canastas }.
    }
about-kind-help =
    { $kind ->
        [natural] Bring a meld to { $most } cards without a wild card.
        [mixed] Bring a meld to { $most } cards, at least one of them wild.
        [wild] Bring a meld of jokers and twos to { $most } cards.
       *[sevens] Bring a meld of sevens to { $most } cards.
    }
about-minimum =
    { $opened ->
        [yes] { $team } has opened; it needed { $minimum } points.
       *[no] { $team } opens with at least { $minimum } points, because it began this deal with { $score }.{ $laid ->
            [0] {""}
           *[other] {" "}{ $laid } are laid.
        }
    }
about-minimum-help = Lay melds worth that much in one turn, one or several. Red threes and bonuses do not count.


## Melds

about-canastas =
    { $canastas ->
        [1] { $team } has a canasta of { $target_names }.
       *[other] { $team } has { $canastas } canastas of { $target_names }.
    }
about-no-meld = { $team } has no open meld of { $target_names }.
about-open-meld =
    { $team } has an open meld of { $target_names } with { $size } of { $most } cards{ $wilds ->
        [0] {""}
        [1] , one of them wild
       *[other] , { $wilds } of them wild
    }. { $missing ->
        [1] One more completes the canasta.
       *[other] { $missing } more complete the canasta.
    }
about-black-threes =
    { $team } has laid { $size ->
        [one] { $size } black three.
       *[other] { $size } black threes.
    }
about-meld-help =
    { $size ->
        [0] { $wild ->
            [yes] In your turn, start one with at least { $least } cards: { $target_names }, and up to { $room } wild cards with them.
           *[no] In your turn, start one with at least { $least } { $target_names }.
        }
       *[other] In your turn, pick { $target_names } in your hand and press here.{ $wild ->
            [yes] {" "}{ $room ->
                [0] No more wild cards go with them.
                [1] One wild card may go with them.
               *[other] Up to { $room } wild cards may go with them.
            }
           *[no] {""}
        }
    }
about-meld-theirs = You lay only on melds of your own team.


## The race

about-score = { $name } { $score }
about-race = { $scores }: the game goes to { $target } points.
