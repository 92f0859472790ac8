### How cards are called. A message with a fact `$rank` (`$target`, `$card`) may use every form of it:
###   $rank_name    king
###   $rank_names   kings
###   $rank_a       a king
### Cards are ranks (`K`; `3` black three, `R` red three), `W` for wild cards, and faces (`KS`).
### Both languages have the same cards, each the forms that it needs.


card-X = joker
    .names = jokers
    .a = a joker
card-2 = two
    .names = twos
    .a = a two
card-A = ace
    .names = aces
    .a = an ace
card-K = king
    .names = kings
    .a = a king
card-Q = queen
    .names = queens
    .a = a queen
card-J = jack
    .names = jacks
    .a = a jack
card-T = ten
    .names = tens
    .a = a ten
card-9 = nine
    .names = nines
    .a = a nine
card-8 = eight
    .names = eights
    .a = an eight
card-7 = seven
    .names = sevens
    .a = a seven
card-6 = six
    .names = sixes
    .a = a six
card-5 = five
    .names = fives
    .a = a five
card-4 = four
    .names = fours
    .a = a four
card-3 = black three
    .names = black threes
    .a = a black three
card-R = red three
    .names = red threes
    .a = a red three
card-W = wild card
    .names = wild cards
    .a = a wild card
card-XS = black joker
    .names = black jokers
    .a = a black joker
card-XH = red joker
    .names = red jokers
    .a = a red joker
card-3S = three of spades
    .names = threes of spades
    .a = a three of spades
card-3H = three of hearts
    .names = threes of hearts
    .a = a three of hearts
card-3D = three of diamonds
    .names = threes of diamonds
    .a = a three of diamonds
card-3C = three of clubs
    .names = threes of clubs
    .a = a three of clubs

# A face that is not in the list above; `name` is any form of its rank.
face = { $name } of { $suit }
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

# As many cards as one player lays, discards or draws.
cards-counted =
    { $count ->
        [1] { $card_a }
       *[other] { $count } { $card_names }
    }


## Lists

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }


## Canastas that a team still needs for going out

missing-natural =
    { $count ->
        [1] a natural canasta
       *[other] { $count } natural canastas
    }
missing-mixed =
    { $count ->
        [1] a mixed canasta
       *[other] { $count } mixed canastas
    }
missing-wild =
    { $count ->
        [1] a wild canasta
       *[other] { $count } wild canastas
    }
missing-sevens =
    { $count ->
        [1] a sevens canasta
       *[other] { $count } sevens canastas
    }
