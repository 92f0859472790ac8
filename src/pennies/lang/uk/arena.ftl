### Що каже `pennies arena`; очки за видами — у sheet.ftl і simulate.ftl, кінці здач — у names.ftl.


arena-title = { $one } проти { $other }
arena-played-deals =
    { $pairs ->
        [one] { $pairs } пара
        [few] { $pairs } пари
       *[many] { $pairs } пар
    }, { $played ->
        [one] { $played } здача
        [few] { $played } здачі
       *[many] { $played } здач
    } за рівного рахунку; кожну колоду зіграно з місць усіх команд
arena-played-games =
    { $pairs ->
        [one] { $pairs } пара
        [few] { $pairs } пари
       *[many] { $pairs } пар
    }, { $played ->
        [one] { $played } партія
        [few] { $played } партії
       *[many] { $played } партій
    } до кінця; ті самі колоди зіграно з місць усіх команд
arena-profile = Профіль { $name }, зерно { $seed }
arena-unfinished =
    { $count ->
        [one] Перервано { $count } надто довгу партію; вона рахується нічиєю.
        [few] Перервано { $count } надто довгі партії; вони рахуються нічиїми.
       *[many] Перервано { $count } надто довгих партій; вони рахуються нічиїми.
    }
arena-stopped-sprt = Послідовний тест зупинив матч завчасно: перевага нижче в середньому перебільшена.
arena-stopped-interrupted = Перервано: це ті пари, які встигли зіграти.
arena-verdict-high = Послідовний тест: перевага { $one } над { $other } — радше { $high } очок за здачу, ніж { $low } (логарифм відношення правдоподібностей { $ratio }).
arena-verdict-low = Послідовний тест: перевага { $one } над { $other } — радше { $low } очок за здачу, ніж { $high } (логарифм відношення правдоподібностей { $ratio }).
arena-verdict-none = Послідовний тест ще не розсудив, чи перевага { $one } над { $other } — { $high } очок за здачу, чи { $low } (логарифм відношення правдоподібностей { $ratio }).

arena-value = значення
arena-interval = 95-відсотковий інтервал
arena-gain = Перевага в очках за здачу
arena-won-deals = Виграно здач
arena-won-games = Виграно партій
arena-elo = Ело за цією часткою

arena-outs = Виходів
arena-premature = З них зарано
arena-piles = Узято куп за здачу
arena-pile_cards = Карт у взятій купі
arena-turn_median = Хід у мс, медіана
arena-turn_p99 = Хід у мс, 99 %
arena-turn_mean = Хід у мс, середнє
arena-turn_within = Ходів, не довших за { $grace } мс, 1,5 межі

arena-ladder = На скільки очок за здачу рівень рядка сильніший за рівень стовпця
arena-ladder-won = Яку частку партій рівень рядка виграє в рівня стовпця
arena-partners = Скільки очок за здачу дає команді рівня стовпця один гравець рівня рядка
