### Що браузер каже від себе за столом, крім web.ftl: налаштування, клавіші, люди, перевірка тасування.


## Хід

table-resume = Продовжити
table-pause = Перерва
table-take-over = Грати самому
table-go-on = Далі
table-told-later = За столом, де грають, це розповідає, як воно зараз.
table-lifted = Не викладено: частини цих карт уже немає у вас на руках.
table-ways = Як відкритися
table-plan = на ваш хід
table-planned = План на ваш хід. Тоді його буде перевірено ще раз.
table-staging = Ще не викладено
table-clock = Залишилося часу
table-until = до: { $time }
table-no-refusal = Досі нічого не було відхилено.
table-hints-off = Підказки вимкнено в налаштуваннях.


## Меню

table-settings = Налаштування
table-keys = Клавіші
table-code = Запрошення:
table-resign = Здатися
table-resign-sure = Справді здатися? Натисніть ще раз
table-resign-back = Таки не здаватися


## Налаштування

table-looks = Ходи інших показувати
table-looks-table = як грають за столом
table-grace = Скидання можна забрати назад
table-grace-none = ні
table-seconds = { $count } с
table-hints = Підказки
table-forced = Грати вимушене
table-forced-note = Коли можна зробити лише одне, це робиться само.
table-hold-lays = Притримувати викладене
table-hold-lays-note = Комбінації чекають, доки ви викладете їх разом, також після відкриття.
table-sounds = Звуки
table-notices = Кликати мене, коли мій хід
table-notices-note = Повідомленням системи, поки ви дивитеся на інше.
table-notices-refused = Ваш браузер не дозволяє повідомлень із цієї сторінки.
table-four-colours = Чотири кольори
table-four-colours-note = Бубни сині, трефи зелені.
table-still = Менше руху
table-still-note = Карти не літають.
table-letters = Літери як клавіші
table-letters-note = D добирає і скидає, L викладає; ? показує всі.
table-settings-kept = Зберігається на цьому пристрої.


## Клавіші

table-key-move = уздовж ваших карт
table-key-pick = вибрати на одну карту більше, менше
table-key-all = вибрати всі карти рангу, жодної
table-key-rank = до рангу; W двійки, X джокери
table-key-enter = хід, що стоїть першим
table-key-lay = викласти
table-key-draw = добрати або скинути
table-key-take = взяти купу
table-key-ask = спитати партнерів
table-key-back = забрати назад останнє, усе
table-key-escape = закрити, зняти вибір, забрати скидання
table-key-read = прочитати комбінації, місця, ходи, що очікується
table-key-help = підказка; остання відмова ще раз
table-key-talk = сказати щось
table-key-list = цей список
table-keys-note = Літери нічого не роблять, поки ви пишете, і їх можна вимкнути в налаштуваннях.


## Читання вголос

table-read-melds = { $team }: { $melds }.
table-read-no-melds = { $team }: комбінацій немає.
table-read-seat =
    { $name }{ $turn ->
        [yes] , на ході
       *[no] { "" }
    }: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }, { $foot ->
        [waits] запас чекає
        [due] запас зароблено
       *[up] запас піднято
    }.


## Люди

table-covered = грає бот
table-away = відійшли
table-open = вільне
table-ready = готово
table-not-ready = ще не готово
table-ready-who = Готові до наступної здачі
table-waiting-ready = Ви готові. Наступна здача почнеться, коли будуть готові всі.
table-waiting-host = Ще одну партію може почати господар.
table-next-game = Наступна партія
table-before = (було: { $before })
table-rematch-rotated = Ще раз, з іншими партнерами
table-missed =
    { $count ->
        [one] Бот зробив за вас { $count } дію
        [few] Бот зробив за вас { $count } дії
       *[many] Бот зробив за вас { $count } дій
    }


## Розмова

table-talk = Розмова за столом
table-talk-none = Ще ніхто нічого не сказав.
table-talk-alone = За цим столом самі боти.
table-said = { $name }: { $text }
table-not-sent = Немає зв’язку: не надіслано.
table-say = Сказати
table-say-something = Скажіть щось
table-mute-who = Кого ви не хочете чути
table-mute = Не чути: { $name }
table-unmute = Знову чути: { $name }
table-phrase-hello = Вітаю
table-phrase-thanks = Дякую
table-phrase-well-played = Гарно зіграно
table-phrase-oops = Ой
table-phrase-thinking = Дайте подумати
table-phrase-good-game = Гарна гра
table-whole-deal = Уся здача


## Тасування

table-shuffle = Чесне тасування
table-shuffle-note = Його зерно запечатано до здачі, а тепер відкрито. Ваш браузер може обчислити все сам.
table-shuffle-closed = Печатку буде відкрито, коли здача скінчиться.
table-shuffle-check = Перевірити тут
table-shuffle-holds = Усе, що цей браузер може перевірити, правильне.
table-shuffle-fails = Щось не сходиться: ці карти могли бути вибрані.
table-shuffle-numbers = Числа
table-salt = { $name } — домішано:
table-check-seal =
    { $holds ->
        [yes] Зерно саме те, яке було запечатано.
       *[no] Зерно не те, яке було запечатано.
    }
table-check-early =
    { $holds ->
        [yes] Цей браузер бачив печатку до здачі карт.
       *[no] Цей браузер побачив печатку лише після здачі карт.
    }
table-check-salt =
    { $holds ->
        [yes] Те, що домішав цей браузер, у ній є.
       *[no] Того, що домішав цей браузер, у ній немає.
    }
table-check-hand =
    { $holds ->
        [yes] Ваші перші карти лежали в колоді саме там, звідки їх роздано.
       *[no] Ваші перші карти не з цієї колоди.
    }
