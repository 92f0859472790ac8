### Що браузер каже від себе: назви того, що на сторінці, стани та те, що читається вголос. Усе про саму гру (що треба
### зробити, що можна, чому ні) приходить реченням від сервера.


## Сторінка

web-title = Пенні з небес
web-title-turn = Ваш хід
web-language = Мова
web-language-en = English
web-language-uk = Українська
web-close = Закрити
web-menu = Меню
web-skip-hand = До своїх карт
web-skip-play = До гри


## Головна

web-home-title = Шість місць, чотири колоди і запас, у який не можна зазирати.
web-home-lead = Канаста, якій потрібні цілий вечір і п’ятеро друзів, тепер із п’ятьма ботами, що завжди вільні. Без реєстрації, без реклами.
web-home-play = Грати зараз
web-home-play-note = Ви і п’ять ботів. Десять хвилин або ціла партія.
web-home-how = Як вам до вподоби
web-home-honest = Кожне тасування запечатано до здачі й відкрито після неї, тож перевірити його може будь-хто.
web-home-resume = У вас є місце за столом.
web-home-resume-note = Стіл збережено до останньої карти.
web-home-continue = Грати далі
web-pace-calm = спокійно
web-pace-even = рівно
web-pace-brisk = жваво
web-pace-at-once = одразу
web-profile-standard = Стандартні
web-profile-standard-note = Так, як розповідають усі збірки правил разом.
web-profile-official = Офіційні правила (2025)
web-profile-official-note = Купа — лише з парою; непіднятий запас нічого не коштує.
web-profile-manna = Манна небесна
web-profile-manna-note = За українським текстом: у непіднятому запасі рахуються лише червоні трійки.
web-profile-bicycle = Bicycle
web-profile-bicycle-note = Три команди по двоє, партнери сидять навпроти.
web-profile-uspc = US Playing Card Company
web-profile-uspc-note = Дикі карти допомагають сімкам, а запас піднімають одразу.
web-profile-howstuffworks = HowStuffWorks
web-profile-howstuffworks-note = Сімки вільні, щойно команда має власну канасту з них.
web-profile-house = Домашні правила
web-profile-house-note = Ваші власні правила.
web-profile-gamerules = GameRules
web-profile-gamerules-note = Так, як розповідає gamerules.com.


## Стіл

web-table = Стіл
web-deal = Здача { $deal }
web-where = Здача { $deal }, { $profile }
web-you = Ви
web-seats = Гравці за порядком ходів, від вас ліворуч
web-well = Стос і купа
web-melds = Комбінації всіх команд
web-melds-theirs = Їхні комбінації
web-melds-ours = Комбінації вашої команди
web-hand = Ваша рука
web-rack = Ваші карти за рангами
web-turn = Що ви можете зробити
web-moves = Ваші ходи
web-staging = Відкриття, ще не викладене
web-race = Шлях до { $target }
web-bot = бот
web-dealer = здавач
web-dealer-sign = Зд
web-cards =
    { $count ->
        [one] карта
        [few] карти
       *[many] карт
    }
web-cards-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
web-foot-waits = запас чекає
web-foot-due = запас зароблено
web-foot-up = запас піднято
web-said-asked = питають
web-said-yes = так
web-said-no = ні
web-seat-read =
    { $side ->
        [ours] ваша команда
       *[theirs] їхня команда
    }, { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }, { $foot ->
        [waits] запас чекає
        [due] запас зароблено
       *[up] запас піднято
    }
web-in-stock = у стосі
web-in-pile = у купі
web-frozen = заморожена
web-blocked = закрита
web-aside = відкладено { $count }
web-on-top = зверху { $name }
web-opens-at = відкриття від
web-red-threes =
    { $count ->
        [one] { $count } червона трійка
        [few] { $count } червоні трійки
       *[many] { $count } червоних трійок
    }
web-kinds = Канасти, потрібні для виходу
web-kind-natural = Натуральна
web-kind-mixed = Змішана
web-kind-wild = Дика
web-kind-sevens = Сімки
web-kind-done = { $kind }: є, { $count }
web-kind-missing = { $kind }: немає, найбільша незакрита { $best } з { $most }
web-new = нова


## Рука

web-column-fresh = { web-new }: { $count }
web-column-picked = вибрано { $count }
web-sort = Порядок
web-sort-high = Порядок: від старших. Змінити на від молодших
web-sort-low = Порядок: від молодших. Змінити на спершу численні
web-sort-most = Порядок: спершу численні. Змінити на від старших
web-order-high = Від старших до молодших.
web-order-low = Від молодших до старших.
web-order-most = Спершу найчисленніші.
web-rank-A = туз
web-rank-K = король
web-rank-Q = дама
web-rank-J = валет
web-rank-T = десятка
web-rank-9 = дев’ятка
web-rank-8 = вісімка
web-rank-7 = сімка
web-rank-6 = шістка
web-rank-5 = п’ятірка
web-rank-4 = четвірка
web-rank-3 = трійка
web-rank-2 = двійка
web-face =
    { $suit ->
        [S] { $name } пік
        [H] { $name } черв
        [D] { $name } бубон
       *[C] { $name } треф
    }
web-face-joker =
    { $suit ->
        [H] червоний джокер
       *[S] чорний джокер
    }


## Що робиться

web-lay = Викласти
web-lay-pick = спершу виберіть карти
web-lay-how = Спершу виберіть карти в руці: натисніть на ранг раз за кожну карту.
web-discard = Скинути
web-discard-one = виберіть одну
web-discard-pick = Спершу виберіть одну карту, щоб скинути.
web-discard-sure = Справді цю карту? Натисніть ще раз.
web-discard-again = натисніть ще раз
web-grace-note = Летить на купу. Ще можна забрати.
web-grace = Летить на купу. Клавіша Esc поверне її.
web-grace-take-back = Забрати назад
web-grace-back = Забрано назад.
web-undo = Забрати назад
web-undo-nothing = У цьому ході нема чого забирати назад.
web-all-back = Забрати все
web-of = з { $count }
web-staged-now = { $label }: ще не викладено.
web-unstage = { $cards }: забрати назад
web-hint = Підказка
web-hint-later = Підказка буде, коли настане ваш хід.
web-hint-show = Покажіть
web-why = Чому ні?
web-not-now = { $label }: не зараз
web-would-help = Що допомогло б:
web-sources = Джерела: { $list }


## Що сталося

web-plays = Перебіг гри
web-plays-recent = Від вашого останнього ходу
web-plays-earlier = Раніше
web-plays-none = Ще нічого.
web-new-plays =
    { $count ->
        [0] Перебіг гри
        [one] { $count } нова дія
        [few] { $count } нові дії
       *[many] { $count } нових дій
    }


## Кінець здачі

web-back-to-table = Поглянути на стіл
web-seed = Зерно:
web-commitment = Печатка тасування цієї здачі:


## З’єднання

web-connecting = З’єднуємося
web-dealing = Здаємо карти
web-lost = Зв’язок утрачено, пробуємо знову
web-lost-note = Ваше місце й карти збережено. Дивіться й упорядковуйте; гра продовжиться сама, коли стіл знайдеться.
web-try-now = Спробувати зараз
web-gone = Цього столу тут немає
web-gone-note = Сервер його не знає або вже не знає.
web-to-home = На початок
web-slow = Ще не підтверджено; ваш хід збережено.
web-no-answer = Стіл ще не відповів. Натисніть ще раз за мить.
web-stale = Стіл уже змінився: нічого не зроблено.
web-leave = Вийти з-за столу
web-leave-note = Його збережено, і він чекає на першій сторінці.
