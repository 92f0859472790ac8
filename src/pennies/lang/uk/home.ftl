### Що кажуть сторінки навколо столу: головна, створення столів і вхід, передпокій, правила, зіграні партії. Сам стіл — у
### web.ftl.


## Сторінки

home-pages = Сторінки
home-language-en = EN
home-language-uk = УКР
home-rules = Правила
home-past = Зіграні партії
home-rules-sources = Правила й джерела
home-loading = Хвилинку …
home-offline = Сервер не відповідає. Спробуйте ще раз за мить.
home-failed = Цього не зроблено. Спробуйте ще раз за мить.
home-old-page = Є новіша версія цієї сторінки.
home-no-network = Немає мережі
home-no-network-note = Ця сторінка не може дістатися свого сервера. Столи там збережено до останньої карти, і вони чекають.
home-no-network-again = Спробувати ще раз


## Головна

home-name = Ваше ім’я
home-name-none = як забажаєте
home-level = Боти
home-level-random = навмання
home-level-greedy = прості гравці
home-level-novice = початківці
home-level-club = клубні гравці
home-level-strong = сильні
home-level-expert = досвідчені
home-level-master = майстри
home-pace = Боти грають
home-your-turn = Ваш хід
home-all-tables =
    { $count ->
        [one] Усього { $count } стіл
        [few] Усього { $count } столи
       *[other] Усього { $count } столів
    }
home-friends = З друзями
home-friends-note = Вас може бути до шести, кожен за своїм екраном. На вільні місця сядуть боти.
home-make = Створити стіл
home-join = Приєднатися
home-join-note = Вам надіслали посилання чи код?
home-code = Посилання чи код
home-code-missing = Напишіть код, який вам надіслали, або вставте посилання.
home-watch = Дивитися
home-watch-note = Столи, на які дозволено дивитися всім. Рук не видно.
home-no-tables = Зараз у відкритому списку немає столів.
home-more-tables =
    { $count ->
        [one] Ще { $count } стіл
        [few] Ще { $count } столи
       *[other] Ще { $count } столів
    }
home-nobody = Поки нікого
home-seats =
    { $people ->
        [one] { $people } людина
        [few] { $people } людини
       *[other] { $people } людей
    }, { $open ->
        [0] вільних місць немає
        [one] { $open } вільне місце
        [few] { $open } вільні місця
       *[other] { $open } вільних місць
    }
home-phase-lobby = ще не почато
home-phase-playing = триває
home-phase-deal-over = між здачами
home-phase-game-over = завершено


## Як створити стіл

home-make-note = Ви отримаєте посилання для друзів. Усе, крім правил, можна змінити й під час партії.
home-open-seats = Місця для друзів
home-clock = Годинник
home-clock-none = без годинника
home-clock-minute = хвилина на хід, три додатково
home-clock-quick = пів хвилини на хід, одна додатково
home-clock-day = доба на хід
home-clock-other = як визначив господар
home-public = Показувати у відкритому списку
home-open-table = Відкрити стіл
home-differences =
    { $count ->
        [one] Відрізняється від стандартних правил { $count } місцем
        [few] Відрізняється від стандартних правил { $count } місцями
       *[other] Відрізняється від стандартних правил { $count } місцями
    }
home-instead = (за стандартними: { $standard })
home-read-rules = Прочитати ці правила


## Перед першою здачею

home-table = Стіл
home-you-watch = Ви дивитеся.
home-seats-title = Місця
home-seat-open = Вільне місце
home-sit-here = Сісти сюди
home-sit-down = Сісти за стіл
home-seat-bot = Посадити бота
home-open-seat = Лишити для людини
home-deed-hand-on = Зробити господарем
home-deed-remove = Прибрати
home-more = Більше
home-more-about = Більше: { $name }
home-deed-bar = Не пускати
home-deed-reissue = Нове посилання
home-sure-hand-on = Господарем стане { $name }: правила, місця, паузи й початок гри вирішуватимете вже не ви.
home-sure-remove = Місце звільниться для інших, доти за нього гратиме бот. { $name } може повернутися за запрошенням.
home-sure-bar = Місце звільниться для інших, доти за нього гратиме бот. { $name } не зможе повернутися, а код запрошення зміниться.
home-sure-reissue = Якщо { $name } не має свого пристрою чи посилання: старі перестануть діяти, а ви отримаєте нове посилання, щоб його передати. Про це дізнаються всі за столом.
home-yes-hand-on = Зробити господарем: { $name }
home-yes-remove = Прибрати: { $name }
home-yes-bar = Не пускати: { $name }
home-yes-reissue = Нове посилання: { $name }
home-reissued = Це посилання лише для одного: { $name }. Хто його відкриє, матиме місце й бачитиме його карти. Воно діє один раз, до { $time }.
home-people = Люди й місця
home-host = господар
home-away = немає поруч
home-rename = Змінити ім’я
home-leave-seat = Залишити місце
home-leave-sure = Тоді ваше місце звільниться для інших, і поки його ніхто не займе, за нього гратиме бот.
home-leave-yes = Залишити місце назовсім
home-ask-invitation = Щоб грати, попросіть у тих, хто за столом, запрошення.
home-agreed = Домовлено
home-list = Відкритий список
home-list-yes = видно всім
home-list-no = лише за запрошенням
home-change = Змінити
home-keep = Зберегти
home-cancel = Скасувати
home-invite = Запросити друзів
home-invite-code = Або скажіть їм код:
home-link = Посилання
home-copy = Скопіювати
home-share = Поділитися
home-copied = Скопійовано
home-qr-invite = QR-код запрошення
home-qr-device = QR-код для іншого пристрою
home-join-title = Вас запрошено
home-join-how = Для вас є місце. Реєстрація не потрібна, лише ім’я.
home-other-device = Продовжити на іншому пристрої
home-device-note = Відкрийте це посилання на іншому пристрої. Воно діє один раз, десять хвилин, і місце буде на обох. Більше нікому його не показуйте.
home-device-until = Діє до { $time }.
home-device-here = Грайте далі тут
home-device-here-note = Ви прийшли за посиланням з іншого свого пристрою.
home-device-take = Це я: сісти на своє місце
home-device-other = На цьому пристрої вже є інше місце за цим столом. Лишитися може одне з двох; друге тут буде втрачено.
home-device-take-other = Зайняти місце з посилання
home-device-keep = Лишити місце, яке є тут
home-back-to-table = Назад до столу


## Правила

home-rules-title = Правила й джерела
home-rules-note = Кожне правило з числами обраних правил і з тим, чий текст так каже.
home-find = Знайти
home-find-example = заморожена купа
home-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[other] { $count } правил
    }
home-found-nothing = У жодному правилі таких слів немає.
home-show-all = Показати всі
home-rule = Правило { $rule }: посилання на нього
home-sources = Джерела: { $tags }
home-words = Слова гри


## Зіграні партії

home-past-note = Столи, за якими цей пристрій має місце. Кожну завершену здачу можна переглянути з відкритими руками, а ту, що триває, — так, як її бачили ви.
home-past-none = На цьому пристрої ще нічого не зіграно.
home-deals =
    { $count ->
        [0] Ще жодної здачі не завершено.
        [one] Завершено { $count } здачу.
        [few] Завершено { $count } здачі.
       *[other] Завершено { $count } здач.
    }
home-look-again = Переглянути
home-record = Запис
home-replay = Здача ще раз
home-replay-nothing = У цій партії ще нема чого переглядати.
home-deal = Здача
home-turn-back = Назад до початку ходу
home-step-back = Крок назад
home-step = Крок уперед
home-turn-on = До наступного ходу
home-moment = Хід { $turn } з { $turns }, крок { $at } з { $end }
home-seen-by = Чиїми очима
home-seen-by-all = Що бачили всі
home-seen-by-seat = Очима: { $name }
home-hands = Усі руки
home-hand-said =
    { $count ->
        [0] У руці жодної карти.
       *[other] У руці: { $cards }.
    }
home-foot-said =
    { $count ->
        [0] Запас піднято.
       *[other] У запасі: { $cards }.
    }
home-foot = Запас
home-game = Партія
home-game-number = Партія { $number }
home-look-back = Озирнутися
home-play-on = Грати звідси далі проти ботів: { $name }
home-play-on-short = Грати звідси
home-purpose-practice = вправа
home-seeded = карти з тексту
home-purpose-lesson = перший урок
home-link-moment = Посилання на цю мить
home-score = Підрахунок


## Навчання

home-learn = Навчання
home-learn-title = Навчіться, граючи
home-learn-note = Одна здача, чотири ваші ходи й супутник, який каже, що відбувається, що робити й навіщо. Знати правил не треба, а хто грав у ремі, той знає вже половину.
home-learn-short = Ще не грали? Одна здача з поясненнями, чверть години.
home-learn-start = Почати
home-learn-go-on = Продовжити
home-learn-again = Почати спочатку
home-learn-turns = Чого можна навчитися
home-learn-turn-1 = Добір, комбінації та відкриття
home-learn-turn-2 = Докладання, купа й чого не скидати
home-learn-turn-3 = Узяти купу, канаста, запас, чорні трійки
home-learn-turn-4 = Питання до партнерів і вихід
home-learn-turn-5 = Кінець: рахунок
home-learn-same = Карти завжди ті самі, а як їх зіграти — вирішуєте ви. Вийти можна будь-коли й потім повернутися.
home-learn-where = Урок, хід { $turn } з { $turns }
home-learn-over = Урок закінчено
home-learn-companion = Ваш супутник
home-learn-show = Покажіть
home-learn-more = Докладніше
home-learn-less = Коротше
home-learn-skip = Пропустити цей хід
home-learn-rule = Правило ({ $rule })
home-learned = Що ви тепер знаєте
home-learn-play = Зіграти партію


## Власне місце

home-table-name = Назва столу
home-own-seat = Ваше місце
home-own-seat-note = Його береже таємний ключ на цьому пристрої; облікового запису нема.
home-own-seat-none = На цьому пристрої нема місця за цим столом.
home-own-device-note = Наприклад, на телефоні, а цей екран лишиться, як є.
home-own-device = Дістати посилання
home-seat-name-sign-out = Вийти на інших пристроях
home-seat-note-sign-out = Якщо ваше посилання могло потрапити до когось іншого або пристрій загублено: місце лишиться тільки на цьому.
home-seat-sure-sign-out = Усі інші пристрої одразу втратять це місце.
home-seat-yes-sign-out = Так, лише цей пристрій
home-seat-done-sign-out = Тепер ваше місце тільки на цьому пристрої.
home-seat-name-forget = Забути це місце тут
home-seat-note-forget = Цей пристрій покине стіл, а на іншому вашому пристрої місце лишиться. Якщо іншого нема, повернутися вже не вийде.
home-seat-sure-forget = Звідси на це місце вже не повернутися, якщо його нема на іншому пристрої.
home-seat-yes-forget = Так, забути
home-seat-done-forget = Цей пристрій забув місце.
home-seat-name-erase = Стерти моє ім’я та сказане
home-seat-note-erase = Ваше ім’я та ваші слова в розмові зникнуть із сервера. Зіграні карти лишаться. Якщо ви господар, зникне й назва столу.
home-seat-sure-erase = Повернути це вже не можна.
home-seat-yes-erase = Так, стерти
home-seat-done-erase = Ваше ім’я та сказане стерто.
