### Що не так із написаним людиною: дією, картою, файлом, профілем правил.
###
### Ідентифікатор — `error-` і код з InputError або ProfileError; факти — ті, що має код. Місце стоїть першим:
### `error-at`. Знайдені слова й значення стоять у лапках; повідомлення самого TOML лишаються як є.


error-at = { $place }: { $message }
error-in-file = { $file }: { $message }

# Підказки

part-nearest =
    { $nearest_given ->
        [yes] {" "}Може, «{ $nearest }»?
       *[no] {""}
    }
part-type-expected =
    { $expected ->
        [boolean] true чи false
        [integer] ціле число
        [text] текст
        [list] список
        [pair] список із двох чисел, [від, мінімум]
       *[table] таблиця
    }
part-type-found =
    { $found ->
        [boolean] true чи false
        [integer] ціле число
        [float] число з крапкою
        [text] текст
        [list] список
        [table] таблиця
       *[date] дата чи час
    }


## Дії

error-action-too-long = Знаків у дії може бути щонайбільше { $most }, а тут їх { $found }.
error-action-verb = «{ $found }» не починається з дії. Має бути одне з { $expected }.
error-action-blank = У кінці «{ $found }» зайвий пробіл.
error-action-one-card = Скидають рівно одну карту, як-от «discard 9»; знайдено «{ $found }».
error-action-no-cards = «{ $verb }» пишуть без карт; знайдено «{ $found }».
error-lay-no-target = Викладаючи, перед картами називають комбінацію, як-от «lay K:KKK A:AA2»; знайдено «{ $found }».
error-lay-no-cards = Після кожної двокрапки мають бути карти, як-от «lay K:KKK»; знайдено «{ $found }».
error-lay-target = Комбінації «{ $found }» не буває. Має бути літера рангу ({ $expected }; W — комбінація диких карт).
error-cards-ten = Десятку пишуть як T: знайдено «{ $found }».
error-cards-mixed = Або всі карти мають масть, як-от «KS 2D», або жодна, як-от «K2»; «{ $item }» не пасує до решти в «{ $found }».
error-cards-no-suit = Вибрана карта має масть, як-от «KS»; у «{ $found }» її немає.
error-cards-letter = «{ $item }» у «{ $found }» — не карта. Ранги: X 2 A K Q J T 9 8 7 6 5 4 3, а R — червона трійка; далі може бути масть: S H D C.


## Файли

error-file-not-a-file = Це тека, канал чи пристрій, а не файл.
error-file-not-utf8 = Файл — не текст у UTF-8: байт { $byte } (рядок { $line }) не підходить.
error-file-too-deep = У файлі надто глибоко вкладено списки чи таблиці.
error-file-too-many-values = У файлі понад { $most } рядків і ком; жодній партії чи збірці випадків стільки не потрібно.
error-file-not-toml =
    { $line ->
        [0] Файл — не TOML; можливо, якесь число в ньому надто довге.
       *[other] Файл — не TOML: його не вдалося прочитати від рядка { $line }, стовпця { $column }.
    }
error-format-missing =
    { $found_given ->
        [yes] Першим ключем файлу має бути «format» ({ $expected }), знайдено «{ $found }».
       *[no] Першим ключем файлу має бути «format» ({ $expected }), а файл порожній.
    }
error-format-unknown = Формату «{ $found }» немає. Має бути { $expected }.
error-key-unknown = Ключа «{ $found }» тут бути не може.{ part-nearest } Ключі, що можуть тут бути: { $expected }.
error-key-missing = Бракує ключа «{ $expected }».
error-value-word = «{ $found }» — не з тих слів, що можуть тут бути.{ part-nearest } Має бути одне з { $expected }.
error-value-not-text = Має бути текст, знайдено { $found }.
error-value-not-number = Має бути ціле число, знайдено { $found }.
error-value-out-of-range = Має бути число від { $low } до { $high }, знайдено { $found }.
# Те саме, якщо може бути тільки одне число
number-expected = Має бути { $low }, знайдено { $found }.
error-value-not-list = Має бути список, знайдено { $found }.
error-value-length = Довжина списку має бути { $expected }, знайдено { $found }.
error-value-not-table = Має бути таблиця, знайдено { $found }.


## Позиції та випадки

error-position-permission = Відповідь на запитання про вихід («{ $found }») буває лише у фазі «lay».
error-position-stuck = Місце { $seat } не мало б що робити в цій позиції, тож його хід закінчився б, не почавшись.
error-position-too-many =
    У позиції { $found ->
        [1] { $card_name }, а в грі такої карти немає.
        [one] { $found } { $card_name }, а в грі таких карт лише { $most }.
        [few] { $found } { $card_names }, а в грі таких карт лише { $most }.
       *[many] { $found } { $card_genitives }, а в грі таких карт лише { $most }.
    }
error-position-red-three = Червоної трійки в руці не буває, бо її одразу викладають: знайдено «{ $found }».
error-position-foot-due = Запас місця { $found } тут не може бути зароблений. Це можливо лише для того, хто ходить, у фазі «lay», з іще не піднятим запасом і там, де запас заробляють канастою.
error-position-meld = Комбінація «{ $found }» за цими правилами лежати на столі не може.
error-position-two-open = «{ $found }» — друга незакрита комбінація свого рангу, а команда має лише одну.
error-case-refused-nothing = «{ $found }» мало б заборонити дію, але у випадку немає жодної.


## Записи

error-record-pack-faces = Карти гри пишуть із мастями, як-от «KS 7H XH»: знайдено «{ $found }».
error-record-seat = Записана дія починається з місця, від 0 до { $most }, як-от «0 draw»: знайдено «{ $found }».
error-record-hex = Шістнадцяткових цифр має бути { $expected }, знайдено «{ $found }».


## Профілі правил: який і з якого файлу

error-profile-unknown = Профілю правил «{ $found }» немає.{ part-nearest } Є { $known }.
error-profile-not-a-profile = Має бути назва профілю, файл або таблиця, знайдено: { part-type-found }.
error-profile-name-taken = Назва «{ $found }» належить профілю, що входить до програми. Виберіть іншу.
error-profile-bad-name = У назві має бути від 1 до { $most } друкованих знаків. Тут їх { $length } або серед них є інші.
error-profile-format-missing = Першим ключем у файлі профілю має бути «format» зі значенням «{ $expected }».
error-profile-format-unknown = Формату «{ $found }» немає. Має бути { $expected }.
error-profile-extends-file = У таблиці можна доповнювати лише профіль, що входить до програми; знайдено «{ $found }».
error-profile-extends-cycle = Профіль доповнює сам себе: { $chain }.
error-profile-extends-depth =
    { $most ->
        [one] Під профілем може бути щонайбільше { $most } інший.
        [few] Під профілем може бути щонайбільше { $most } інші.
       *[many] Під профілем може бути щонайбільше { $most } інших.
    }


## Профілі правил: один ключ

error-profile-unknown-field = Поля «{ $found }» немає.{ part-nearest }
error-profile-missing-field =
    Профіль не доповнює іншого, тож має містити всі значення, а «{ $found }» не має. { $count ->
        [1] Решта значень є.
       *[other] Усього бракує значень: { $count }.
    }
error-profile-unused-source = Для «{ $found }» є джерело, але немає значення.
error-profile-wrong-type = Має бути { part-type-expected }, знайдено: { part-type-found }.
error-profile-too-long = Довжина може бути щонайбільше { $most }, знайдено { $found }.
error-profile-out-of-range = Має бути число від { $low } до { $high }, знайдено { $found }.
error-profile-wrong-word = «{ $found }» — не з тих слів, що можуть тут бути.{ part-nearest } Має бути одне з { $expected }.
error-profile-unknown-rank = «{ $found }» — не ранг, що має вартість. Має бути одне з { $expected }.
error-profile-missing-rank = Кожен ранг має мати вартість, а «{ $found }» її не має.
error-profile-unknown-kind = «{ $found }» — не вид канасти.{ part-nearest } Має бути одне з { $expected }.
error-profile-no-openings = Потрібна хоча б одна пара [від, мінімум].
error-profile-openings-first = Перша пара має починатися з { $expected }, щоб кожен рахунок мав свій мінімум; знайдено { $found }.
error-profile-openings-order = Пари стоять від найнижчої: має бути більше ніж { $after }, знайдено { $found }.


## Профілі правил: значення, що разом не дають гри

error-profile-teams-uneven = Порівну поділити гравців ({ $players }) на команди ({ $teams }) не можна.
error-profile-too-many-cards = На { $players } рук по { $hand }, стільки ж запасів по { $foot } і стартову карту потрібно карт: { $needed }, а їх лише { $there }.
error-profile-hand-never-grows = Якщо в руці { $hand }, а добір { $draw }, то на першу комбінацію ({ $needed }) карт ніколи не вистачить.
error-profile-opening-too-high = Мінімуму { $minimum } набрати неможливо: усі карти, які можна викласти, варті { $most }.
error-profile-no-points = Очок ніщо не дає, тож рахунку { $target } ніхто ніколи не досягне.
error-profile-seven-lock-shut =
    Сімки заблоковані, доки немає { $canastas ->
        [one] { $canastas } канасти із сімок
       *[many] { $canastas } канаст із сімок
    }. Але із { $sevens } сімок і { $wilds } диких карт { $possible ->
        [0] не скласти жодної.
       *[other] їх можна скласти щонайбільше { $possible }.
    }
error-profile-red3-never-good = Щоб червоні трійки рахувалися на користь команди, потрібна канаста із сімок, але сімок ({ $sevens }) і диких карт ({ $wilds }) для неї замало.
error-profile-foot-never-earned = Запас заробляють канастою, але за цими картами й правилами жодної не скласти.
error-profile-out-needs-wild-melds =
    Для виходу { $needed ->
        [one] потрібна { $needed } дика канаста
        [few] потрібні { $needed } дикі канасти
       *[many] потрібно { $needed } диких канаст
    }, але комбінації самих диких карт не дозволено.
error-profile-out-needs-no-wilds =
    Для виходу { $needed ->
        [one] потрібна { $needed } змішана канаста
        [few] потрібні { $needed } змішані канасти
       *[many] потрібно { $needed } змішаних канаст
    }, але диких карт у комбінаціях не дозволено.
error-profile-out-needs-cards =
    Для виходу потрібно канаст { part-kind }: { $needed }, але з карт { $possible ->
        [0] не скласти жодної.
       *[other] можна скласти щонайбільше { $possible }.
    }
part-kind =
    { $kind ->
        [natural] натурального виду
        [mixed] змішаного виду
        [wild] дикого виду
       *[sevens] із сімок
    }
error-profile-out-needs-together = Для виходу потрібні канасти: натуральних { $natural }, змішаних { $mixed }, диких { $wild }, із сімок { $sevens }. Кожен вид скласти можна, але не всі разом.
