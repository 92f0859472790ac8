### What `pennies simulate` says; the items of the score sheet are in sheet.ftl, the endings in names.ftl.


simulate-title =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }
simulate-profile = Profile { $name }, bots { $bots }
simulate-seed = Seed { $seed }
simulate-unfinished =
    { $count ->
        [one] 1 game was broken off.
       *[other] { $count } games were broken off.
    }

simulate-mean = mean
simulate-median = median
simulate-range = range
simulate-turns = Turns in a deal
simulate-actions = Actions in a deal
simulate-game_deals = Deals in a game

simulate-endings = How deals end
simulate-deals = deals
simulate-share = share

simulate-points = Points a deal
simulate-canastas-natural = Natural canastas a deal
simulate-canastas-mixed = Mixed canastas a deal
simulate-canastas-wild = Wild canastas a deal
simulate-canastas-sevens = Sevens canastas a deal
simulate-opened = Opened
simulate-opened_first = Opened first
simulate-feet_left = Feet left a deal
simulate-wins = Games won
