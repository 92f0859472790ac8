### What `pennies arena` says; points by kind are in sheet.ftl and simulate.ftl, the endings in names.ftl.


arena-title = { $one } against { $other }
arena-played-deals =
    { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    }, { $played ->
        [one] 1 deal
       *[other] { $played } deals
    } from equal scores, each pack played from all teams’ seats
arena-played-games =
    { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    }, { $played ->
        [one] 1 game
       *[other] { $played } games
    } to the end, the same packs played from all teams’ seats
arena-profile = Profile { $name }, seed { $seed }
arena-unfinished =
    { $count ->
        [one] 1 game was broken off for its length, and counts as drawn.
       *[other] { $count } games were broken off for their length, and count as drawn.
    }
arena-stopped-sprt = Stopped early by the sequential test: the gain below is exaggerated, on average.
arena-stopped-interrupted = Broken off: these are the pairs that were finished.
arena-verdict-high = Sequential test: { $one } gains { $high } points a deal on { $other } rather than { $low } (log-likelihood ratio { $ratio }).
arena-verdict-low = Sequential test: { $one } gains { $low } points a deal on { $other } rather than { $high } (log-likelihood ratio { $ratio }).
arena-verdict-none = Sequential test: not decided whether { $one } gains { $high } points a deal on { $other } or { $low } (log-likelihood ratio { $ratio }).

arena-value = value
arena-interval = 95 % interval
arena-gain = Gain in points a deal
arena-won-deals = Deals won
arena-won-games = Games won
arena-elo = Elo of that share

arena-outs = Went out
arena-premature = Too early, of these
arena-piles = Piles taken a deal
arena-pile_cards = Cards in a pile taken
arena-turn_median = Turn in ms, median
arena-turn_p99 = Turn in ms, 99 %
arena-turn_mean = Turn in ms, mean
arena-turn_within = Turns of at most { $grace } ms, 1.5 times the cap

arena-ladder = By how many points a deal the level of the row is better than that of the column
arena-ladder-won = What share of the games the level of the row wins against that of the column
arena-partners = What a team of the column’s level gains, in points a deal, by one player of the row’s level
