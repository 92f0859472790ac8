### Стіл у браузері: підказки, кнопки, що можна зробити з вибраними картами, журнал, помилки.
###
### Факти: `you` yes чи no, чи це сам читач; `player` — ім’я; `cards` — карти словами (знахідний); `target` — комбінація.


## Назви

server-host = Господар
server-team = Команда { $team }
server-column =
    { $rank_names }: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }{ $special ->
        [wild] , дикі
        [locked] , скинути ще не можна
        [black-three] , закривають купу
       *[none] {""}
    }
server-cell = { $target_names }: { $parts }
server-cell-open =
    незакрита, { $size } із { $most }, { $wilds ->
        [0] без диких
       *[many] диких { $wilds }
    }
server-cell-nothing = нічого
server-mark = відкриття від { $minimum }


## Чого від гравця чекають

server-prompt-lobby = Усе готово
server-prompt-lobby-host = Партію почне { $player }
server-note-lobby =
    { $bots ->
        [0] Ботів за столом нема: на всіх місцях люди. Партія до { $target } очок.
        [one] Якщо почати зараз, з вами буде { $bots } бот. Партія до { $target } очок.
        [few] Якщо почати зараз, з вами будуть { $bots } боти. Партія до { $target } очок.
       *[many] Якщо почати зараз, з вами буде { $bots } ботів. Партія до { $target } очок.
    }
server-prompt-draw =
    { $count ->
        [1] Доберіть карту
        [one] Доберіть { $count } карту
        [few] Доберіть { $count } карти
       *[many] Доберіть { $count } карт
    }
server-prompt-draw-or-take =
    { $count ->
        [1] Доберіть карту або візьміть купу
        [one] Доберіть { $count } карту або візьміть купу
        [few] Доберіть { $count } карти або візьміть купу
       *[many] Доберіть { $count } карт або візьміть купу
    }
server-note-may-take =
    { $count ->
        [one] У купі { $count } карта, і ви можете її взяти.
        [few] У купі { $count } карти, і ви можете її взяти.
       *[many] У купі { $count } карт, і ви можете її взяти.
    }
server-prompt-take-or-pass = Візьміть купу або спасуйте
server-note-take-or-pass = Стос порожній. Якщо ви спасуєте, здачу буде закінчено.
server-prompt-take = Візьміть купу
server-note-take = Стос порожній, а верхня карта пасує до комбінації вашої команди: купу треба взяти.
server-prompt-lay = Викладайте й скиньте карту
server-prompt-go-out = Виходьте в цьому ході
server-prompt-open = Відкриття: бракує { $missing }
server-note-open = Викладено { $laid } із { $minimum } очок. Докладіть карт або заберіть ці назад; доти скидати не можна.
server-prompt-pass = Викладайте або пасуйте
server-note-pass = У вас самі сімки, яких не можна скинути.
server-note-foot-due = Ваш запас зароблено: ви піднімете його наприкінці ходу.
server-note-may-ask = Можна вийти або спершу спитати партнерів.
server-prompt-asked = { $player } питає: мені виходити?
server-prompt-asking = { $player } відповідає вам
server-prompt-waiting-answer = { $asker } питає, чи виходити
server-note-waiting-answer = { $player } відповідає.
server-prompt-wait = { $player } думає
server-prompt-time-is-up = Ваш час на цей хід вийшов
server-note-time-is-up = Його закінчить бот; тоді ви зможете повернутися на місце.
server-note-seeded = Усі карти цього столу походять із тексту, який вибрав господар: хто знає текст, знає карти.
server-note-wait =
    { $count ->
        [1] Далі ваш хід.
        [one] Перед вами ще { $count } гравець.
        [few] Перед вами ще { $count } гравці.
       *[many] Перед вами ще { $count } гравців.
    }
server-note-watching = Ви спостерігаєте.
server-missed =
    Здача { $deal }: бот { $verb ->
        [draw] добирає зі стосу
        [take] бере купу{ $cards_given ->
            [yes] , додавши з руки { $cards }
           *[no] {""}
        }
        [lay] викладає { $cards }
        [discard] скидає { $cards }
        [ask] питає партнерів
        [yes] погоджується
        [no] не погоджується
       *[pass] пасує
    }
server-prompt-paused = Партію призупинено
server-prompt-resigned = «{ $team }» здається
server-prompt-deal-over = Здачу закінчено
server-prompt-won = Ваша команда виграє партію
server-prompt-lost = { $team } — переможець партії


## Кнопки

server-move-start = Почати партію
server-move-draw =
    { $count ->
        [1] Добрати карту
       *[many] Добрати { $count }
    }
server-detail-stock = у стосі { $count }
server-move-take = Узяти купу
server-detail-take-with = додавши { $cards }
server-detail-take-adding = до комбінації { $target_genitives }
server-move-pass = Пас
server-detail-pass-ends-deal = здачу буде закінчено
server-detail-pass-ends-turn = закінчує хід
server-move-ask = Спитати партнерів
server-detail-ask = мені виходити?
server-move-yes = Так, виходити
server-detail-yes = тоді вихід обов’язковий
server-move-no = Ні, граємо далі
server-detail-no = не цього ходу
server-move-next = Наступна здача
server-move-rematch = Ще одна партія
server-detail-rematch = Правила: { $rules }
server-next-rules =
    { $changes ->
        [0] Наступна партія за тими самими правилами: { $rules }.
        [one] Наступна партія за іншими правилами: { $rules }. Не так, як у закінченій партії: { $changes } правило.
        [few] Наступна партія за іншими правилами: { $rules }. Не так, як у закінченій партії: { $changes } правила.
       *[other] Наступна партія за іншими правилами: { $rules }. Не так, як у закінченій партії: { $changes } правил.
    }

# Чому хід неможливий — одним-двома словами; ціле речення з’являється, коли натиснути.
server-short =
    { $reason ->
        [take-no-pile] купи нема
        [take-blocked] закрита
        [take-frozen] заморожена
        [take-closed-rank] потрібна пара
        [take-closed-never] ранг закрито
        [take-no-meld] потрібна пара
        [take-pair-only] потрібна пара
        [take-pair-not-held] потрібна пара
        [draw-stock-empty] стос порожній
        [draw-first] спершу доберіть
        [already-drawn] уже добрано
        [ask-twice] уже спитали
        [ask-cannot-go-out] вийти не можна
        [ask-must-go-out] треба виходити
        [discard-locked-seven] заблоковано
        [discard-opening] мінімуму нема
        [discard-kinds] бракує канаст
        [discard-foot] запас іще лежить
        [meld-too-few] замало карт
        [meld-other-team] замало карт
        [meld-closed] замало карт
        [black3-too-few] замало карт
        [meld-overfull] забагато карт
        [meld-too-many] забагато карт
        [meld-too-many-wilds] забагато диких
        [meld-too-few-naturals] замало натуральних
        [meld-sevens-wild] без диких карт
        [end-opening] мінімум недосяжний
        [end-black3] лише виходячи
        [wrong-seat] не ваш хід
        [pick-one-card] виберіть одну
        [lay-down-first] спершу викладіть
       *[other] не зараз: чому?
    }


## Вибрані карти

server-picked = Вибрано: { $cards }
server-lay = Викласти { $cards }
server-lay-on = Докласти { $cards } до комбінації { $target_genitives }
server-detail-grows = { $size } із { $most }
server-detail-closes = { $before } + { $added } = канаста
server-note-grows = Буде { $size } із { $most }.
server-note-new = Нова комбінація.
server-note-closes =
    { $kind ->
        [natural] Закриває натуральну канасту
        [mixed] Закриває змішану канасту
        [wild] Закриває дику канасту
       *[sevens] Закриває канасту із сімок
    }{ $foot ->
        [yes] {" "}й дає вам запас.
       *[no] .
    }
server-discard = Скинути { $cards }
server-discard-none = Скинути
server-detail-discard = закінчує хід
server-detail-freezes = заморожує купу
server-lay-down = Викласти на { $points }
server-detail-opens = відкриття
server-detail-short = бракує { $missing }: чому?
server-way = Додати { $cards }: { $sum }
server-opening =
    { $missing ->
        [0] { $sum } із { $minimum }: досить, щоб відкритися.
       *[other] { $sum } із { $minimum }: бракує { $missing }.
    }


## Що сталося

server-took =
    { $you ->
        [yes] Ви берете купу ({ $count }), додавши { $cards }.
       *[no] { $player } бере купу ({ $count }), додавши { $cards }.
    }
server-took-adding =
    { $you ->
        [yes] Ви берете купу ({ $count }): верхня карта йде в комбінацію { $target_genitives }.
       *[no] { $player } бере купу ({ $count }): верхня карта йде в комбінацію { $target_genitives }.
    }
server-laid =
    { $you ->
        [yes] Ви викладаєте { $cards }.
       *[no] { $player } викладає { $cards }.
    }
server-laid-on = { $cards } до комбінації { $target_genitives }
server-discarded-freezing =
    { $you ->
        [yes] Ви скидаєте { $cards }: купу заморожено.
       *[no] { $player } скидає { $cards }: купу заморожено.
    }
server-canasta =
    { $kind ->
        [natural] Натуральна канаста { $target_genitives }
        [mixed] Змішана канаста { $target_genitives }
        [wild] Дика канаста
       *[sevens] Канаста із сімок
    } — { $you ->
        [yes] ви
       *[no] { $player }
    }.


## Кінець здачі

server-sheet-title = Здача { $number }
server-hint-draw = Доберіть зі стосу.
server-hint-take = Візьміть купу, додавши { $cards }.
server-hint-take-adding = Візьміть купу: верхня карта піде у вашу комбінацію { $target_genitives }.
server-hint-lay = Викладіть { $cards }.
server-hint-lay-on = Докладіть { $cards } до вашої комбінації { $target_genitives }.
server-hint-lay-down = Викладіть усе відкладене.
server-hint-back = Заберіть відкладене назад.
server-hint-discard = Скиньте { $cards }.
server-hint-pass = Спасуйте.
server-hint-ask = Спитайте партнерів, чи виходити.
server-hint-yes = Погодьтеся.
server-hint-no = Не погоджуйтеся.


## Відмови столу

refusal-host-only = Це може тільки господар столу.
refusal-not-seated = У вас нема місця за цим столом.
    .help = Сядьте на вільне місце.
refusal-game-paused = Партію призупинено.
    .help = Спочатку відновіть гру: це може господар або більше половини гравців.
refusal-just-taken-back = Ваша команда щойно передумала; погодитися знову можна після наступної дії.
refusal-time-is-up = Ваш час на цей хід вийшов, його закінчить бот. Тоді ви зможете повернутися на місце.
refusal-not-playing = Зараз здачу не грають.
refusal-id-reused = Ця команда має ідентифікатор іншої, яку ви дали раніше, тож нічого не зроблено.
    .help = Давайте кожній команді власний ідентифікатор, а той самий — лише команді, яку надсилаєте вдруге.
refusal-person-barred = Господар закрив вам доступ до цього столу.
refusal-no-open-seat = Усі місця зайняті.
    .help = Дивіться збоку або попросіть господаря звільнити місце.
refusal-seat-held = Це місце зайняте.
    .help = Виберіть вільне.
refusal-no-such-seat = Такого місця нема: за столом їх { $seats }.
refusal-nobody-there = На цьому місці нікого іншого нема.
refusal-no-such-level = Таких ботів нема.
    .help = Є { $levels }.
refusal-no-such-rules = Таких правил тут нема.
refusal-other-players = Ці правила на іншу кількість гравців: за столом місць { $seats }.
refusal-clock-too-short = На хід потрібна щонайменше секунда.
refusal-salt-not-taken = Карти цього столу походять із тексту або не обіцяні: сіль не домішується.
refusal-salt-too-late = Сіль для іншої здачі: зараз обіцяне інше зерно.
    .help = Візьміть обіцянку з теперішнього вигляду.
refusal-salt-given = Це місце вже дало іншу сіль; чинна перша.
refusal-salt-size = Сіль має { $digits } шістнадцяткових цифр.
refusal-game-not-begun = Партія ще не почалася.
    .help = Почніть її.
refusal-game-not-over = Партія триває.
    .help = Спершу дограйте її.
refusal-deal-not-over = Здачу ще не закінчено.
    .help = Спершу дограйте її.
refusal-game-over = Партію виграно: більше здач у ній нема.
    .help = Почніть нову партію.
refusal-nothing-to-undo = Назад нічого забрати: можна лише те, що ви виклали чи взяли цього ходу, поки не скинули карту й не побачили прихованої.
refusal-opening-short = Так було б викладено { $laid } із { $minimum } очок, потрібних вашій команді для відкриття. Мінімум треба набрати за один хід.
    .help = Додайте карт іще на { $missing }.
refusal-pick-one-card = Хід закінчують, скинувши одну карту, а вибрано більше.
    .help = Виберіть лише одну карту.
refusal-lay-down-first = Карти відкладено, але ще не викладено.
    .help = Викладіть їх або заберіть назад, перш ніж скидати.


server-not-your-turn = Зараз черга іншого гравця: { $player }.

server-table-itself = Стіл
server-somebody-gone = хтось, хто пішов
server-notice-secrets-replaced = Господар замінив секрети гравця: { $player }. Хто отримає від господаря новий код, матиме це місце й бачитиме його карти.
server-notice-rules-changed = Господар обрав для наступної партії інші правила: { $rules }.


## Помилки в повідомленнях

problem-unreadable = Повідомлення не вдалося прочитати: { $reason }.
problem-too-long = У повідомленні щонайбільше { $most } знаків.
problem-too-fast = Забагато повідомлень за секунду: це пропущено.
problem-hello-first = Перше повідомлення — hello, і лише раз.
problem-no-table = Такого столу тут нема.
problem-not-read = Стіл зараз не вдається прочитати. Спробуйте трохи згодом.
problem-no-profile = Таких правил тут нема.
problem-no-level = Таких ботів тут нема.
problem-bad-text = Ім’я чи зерно задовге або має знаки, яких не можна надрукувати.
problem-bad-name = Ім’я має від 1 до 24 видимих знаків, усі літери — однієї абетки.
problem-name-taken = За цим столом уже є або було схоже ім’я.
problem-bad-seats = За столом господар і щонайбільше стільки вільних місць, скільки є інших.
problem-bad-line = Репліка має від 1 до { $most } літер, або вона одна з таких: { $emotes }.
problem-no-invitation = Такого запрошення нема.
problem-no-device-code = Цей код не діє: його можна вжити один раз протягом десяти хвилин.
problem-too-many-tables = З вашої адреси створено забагато столів. Спробуйте за годину.
problem-too-many-tries = Забагато спроб із вашої адреси. Спробуйте за хвилину.
problem-too-many-names = Ви надто часто змінюєте ім’я. Спробуйте за хвилину.
problem-too-many-connections = Забагато з’єднань із вашої адреси.
problem-dismissed = Цей секрет більше не діє.
problem-no-moment = Такого моменту нема: здача ще не скінчилась або її не було.
problem-nothing-left-to-play = Звідси вже нема чого дограти.
problem-may-not-look = Карти цього місця дивитися не можна.
problem-bad-title = Назва столу має від 1 до 40 видимих знаків.
problem-record-not-yours = Запис закритого столу дістають лише ті, хто має за ним місце.
problem-token-unknown = Цей секрет не належить нікому за цим столом: ви дивитеся збоку.
problem-watching = Хто спостерігає, не може грати.
problem-person-is-there = Той, чиє це місце, тут і не потребує іншого секрету.
problem-not-stored = Дію не вдалося зберегти, тож її не зроблено: { $reason }.
problem-no-hint = Зараз не ваш хід.
problem-no-thing = Про це зараз нема чого сказати.
problem-fault = Сервер не зміг відповісти. Збережене в безпеці.


## Де нема клієнта

server-no-client-title = Пенні з небес
server-no-client-text = Сервер працює, але цю копію встановлено без частини для браузера. Складіть її командами «npm ci» та «npm run build» у теці web або встановіть пакунок ще раз: «pip install .».

## Команда

serve-runs = «Пенні з небес»: { $url }
serve-data = Столи зберігаються в { $folder }
serve-stop = Ctrl+C зупиняє; нічого не пропаде.
serve-no-store = Столи нема де зберігати: { $reason }
serve-no-port = Не вдається слухати { $host }, порт { $port }: { $reason }

backup-done = { $file }: { $kilobytes } кБ
backup-failed = копії не зроблено: { $reason }
audit-no-table = у цій теці нема столу { $table }
audit-failed = стіл не вдається прочитати: { $reason }
audit-seat =
    { $seat ->
        [-1] хто дивиться
       *[other] місце { $seat }
    }: { $count ->
        [one] { $count } вигляд
        [few] { $count } вигляди
       *[many] { $count } виглядів
    }, { $kilobytes } кБ
audit-leak = після події { $seq } місцю { $seat } надіслано те, чого воно не може знати: { $what }
audit-verdict =
    { $count ->
        [0] Нікому не надіслано нічого, чого той не може знати.
        [one] { $count } витік.
        [few] { $count } витоки.
       *[many] { $count } витоків.
    }


## Домашні правила

server-house-about = Ваші власні правила: профіль, у якому змінено окремі правила. Нижче те, що не так, як у стандартних.
