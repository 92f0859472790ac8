### Що каже `pennies simulate`; пункти підрахунку — у sheet.ftl, кінці здач — у names.ftl.


simulate-title =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }, { $deals ->
        [one] { $deals } здача
        [few] { $deals } здачі
       *[many] { $deals } здач
    }
simulate-profile = Профіль { $name }, боти { $bots }
simulate-seed = Зерно { $seed }
simulate-unfinished =
    { $count ->
        [one] Перервано { $count } партію.
        [few] Перервано { $count } партії.
       *[many] Перервано { $count } партій.
    }

simulate-mean = середнє
simulate-median = медіана
simulate-range = межі
simulate-turns = Ходів у здачі
simulate-actions = Дій у здачі
simulate-game_deals = Здач у партії

simulate-endings = Як закінчуються здачі
simulate-deals = здач
simulate-share = частка

simulate-points = Очок за здачу
simulate-canastas-natural = Натуральних канаст за здачу
simulate-canastas-mixed = Змішаних канаст за здачу
simulate-canastas-wild = Диких канаст за здачу
simulate-canastas-sevens = Канаст із сімок за здачу
simulate-opened = Відкриттів
simulate-opened_first = Перших відкриттів
simulate-feet_left = Непіднятих запасів за здачу
simulate-wins = Виграно партій
