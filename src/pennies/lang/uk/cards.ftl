### Як називаються карти. Повідомлення з фактом `$rank` (`$target`, `$card`) може взяти кожну його форму:
###   $rank_name         король    називний однини
###   $rank_genitive     короля    родовий однини
###   $rank_accusative   короля    знахідний однини (даму, сімку)
###   $rank_names        королі    називний множини: 2 королі
###   $rank_genitives    королів   родовий множини: 5 королів, комбінація королів
### Карти — це ранги (`K`; `3` — чорна трійка, `R` — червона), `W` — дикі карти, і лиця (`KS`).
### В обох мовах карти ті самі, а форми — які кому потрібні.


card-X = джокер
    .genitive = джокера
    .accusative = джокера
    .names = джокери
    .genitives = джокерів
card-2 = двійка
    .genitive = двійки
    .accusative = двійку
    .names = двійки
    .genitives = двійок
card-A = туз
    .genitive = туза
    .accusative = туза
    .names = тузи
    .genitives = тузів
card-K = король
    .genitive = короля
    .accusative = короля
    .names = королі
    .genitives = королів
card-Q = дама
    .genitive = дами
    .accusative = даму
    .names = дами
    .genitives = дам
card-J = валет
    .genitive = валета
    .accusative = валета
    .names = валети
    .genitives = валетів
card-T = десятка
    .genitive = десятки
    .accusative = десятку
    .names = десятки
    .genitives = десяток
card-9 = дев’ятка
    .genitive = дев’ятки
    .accusative = дев’ятку
    .names = дев’ятки
    .genitives = дев’яток
card-8 = вісімка
    .genitive = вісімки
    .accusative = вісімку
    .names = вісімки
    .genitives = вісімок
card-7 = сімка
    .genitive = сімки
    .accusative = сімку
    .names = сімки
    .genitives = сімок
card-6 = шістка
    .genitive = шістки
    .accusative = шістку
    .names = шістки
    .genitives = шісток
card-5 = п’ятірка
    .genitive = п’ятірки
    .accusative = п’ятірку
    .names = п’ятірки
    .genitives = п’ятірок
card-4 = четвірка
    .genitive = четвірки
    .accusative = четвірку
    .names = четвірки
    .genitives = четвірок
card-3 = чорна трійка
    .genitive = чорної трійки
    .accusative = чорну трійку
    .names = чорні трійки
    .genitives = чорних трійок
card-R = червона трійка
    .genitive = червоної трійки
    .accusative = червону трійку
    .names = червоні трійки
    .genitives = червоних трійок
card-W = дика карта
    .genitive = дикої карти
    .accusative = дику карту
    .names = дикі карти
    .genitives = диких карт
card-XS = чорний джокер
    .genitive = чорного джокера
    .accusative = чорного джокера
    .names = чорні джокери
    .genitives = чорних джокерів
card-XH = червоний джокер
    .genitive = червоного джокера
    .accusative = червоного джокера
    .names = червоні джокери
    .genitives = червоних джокерів
card-3S = трійка пік
    .genitive = трійки пік
    .accusative = трійку пік
    .names = трійки пік
    .genitives = трійок пік
card-3H = трійка чирв
    .genitive = трійки чирв
    .accusative = трійку чирв
    .names = трійки чирв
    .genitives = трійок чирв
card-3D = трійка бубон
    .genitive = трійки бубон
    .accusative = трійку бубон
    .names = трійки бубон
    .genitives = трійок бубон
card-3C = трійка треф
    .genitive = трійки треф
    .accusative = трійку треф
    .names = трійки треф
    .genitives = трійок треф

# Лице, якого немає в списку вище; `name` — будь-яка форма його рангу.
face = { $name } { $suit }
suit-S = пік
suit-H = чирв
suit-D = бубон
suit-C = треф

# Карти, які хтось викладає, скидає чи добирає: знахідний відмінок.
cards-counted =
    { $count ->
        [1] { $card_accusative }
        [one] { $count } { $card_accusative }
        [few] { $count } { $card_names }
       *[many] { $count } { $card_genitives }
    }


## Переліки

list-comma = { $first }, { $last }
list-and = { $first } та { $last }
list-or = { $first } або { $last }


## Канасти, яких команді бракує для виходу: родовий відмінок

missing-natural =
    { $count ->
        [1] натуральної канасти
        [one] { $count } натуральної канасти
       *[many] { $count } натуральних канаст
    }
missing-mixed =
    { $count ->
        [1] змішаної канасти
        [one] { $count } змішаної канасти
       *[many] { $count } змішаних канаст
    }
missing-wild =
    { $count ->
        [1] дикої канасти
        [one] { $count } дикої канасти
       *[many] { $count } диких канаст
    }
missing-sevens =
    { $count ->
        [1] канасти із сімок
        [one] { $count } канасти із сімок
       *[many] { $count } канаст із сімок
    }
