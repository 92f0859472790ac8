### Гра в терміналі: стіл, чого від гравця чекають, що сталося, і слова, які можна набрати.
###
### `play-word-…` — що можна набрати замість дії чи команди: перше слово повне, друге найкоротше, далі інші. Факти: `you`
### yes або no, чи це сам читач; `cards` — карти так, як на столі; `typed` — що набрати. Імена лише в називному відмінку.


## Що можна набрати

play-word-draw = добрати д добираю добір
play-word-take = узяти у взяти беру
play-word-lay = викласти в викладаю докласти
play-word-discard = скинути с скидаю
play-word-ask = спитати з запитати питаю
play-word-yes = так так
play-word-no = ні ні
play-word-pass = пас п пасую
play-word-possible = ? ?
play-word-why = чому ч
play-word-hint = підказка підк
play-word-undo = назад н скасувати
play-word-score = рахунок р
play-word-log = журнал ж
play-word-board = стіл ст
play-word-pile = купа к
play-word-rules = правила пр правило
play-word-save = зберегти зб
play-word-sort = порядок пор
play-word-auto = авто авто
play-word-review = розбір розб
play-word-help = довідка дов допомога
play-word-quit = вийти вих кінець

# Букви, які набирають замість букв рангів; і букви, що можуть означати два ранги (- якщо таких нема).
play-letters = X=х A=а K=к Q=д J=в T=10
play-letters-ambiguous = Т


## Стіл

board-you = Ви
board-us = Ми
board-them = Вони
board-hand = Рука
board-table = Стіл
board-stock = стос { $count }
board-pile = купа { $count }, згори
board-pile-empty = купи нема
board-frozen = заморожена
board-aside = відкладено { $count }
board-score =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
board-opens = відкриття від { $minimum }
board-opening = викладено { $laid } із { $minimum }
board-canastas = канасти
board-red-threes = червоні трійки { $count }
board-kind-natural = Н
board-kind-mixed = З
board-kind-wild = Д
board-kind-sevens = С


## Початок і кінець

play-title = Здача { $number }, партія до { $target }
play-welcome = «Манна небесна», правила «{ $profile }», до { $target } очок.
play-welcome-back = Ваша партія триває, правила «{ $profile }».
play-options-ignored = Партія триває так, як її почато; { $options } не враховано.
play-kept = Партія зберігається після кожної дії:
play-unfinished = Вашу останню партію не закінчено. Щоб грати її далі:
play-first-help = Наберіть ?, щоб побачити, що можна зробити зараз; решту пояснить { $help }.
play-deal =
    { $you ->
        [yes] Здача { $number }. Здаєте ви.
       *[no] Здача { $number }. Здає { $player }.
    }
play-commitment = Тасування { $commitment }
play-dealt-red-threes = Червоні трійки, викладені одразу: { $told }
play-next-deal = Натисніть Enter, щоб почати наступну здачу.
play-review-offer = «{ $typed }» покаже ваші найдорожчі ходи: що вони коштували й що було б краще.
play-review-later = Розбір буде, коли здача скінчиться.
play-review-thinking =
    { $count ->
        [1] Розбираю ваш єдиний хід
        [one] Розбираю { $count } ваш хід
        [few] Розбираю { $count } ваші ходи
       *[many] Розбираю { $count } ваших ходів
    }, зважаючи лише на те, що ви тоді могли знати. Щонайбільше секунд: { $seconds }. Ctrl-C зупиняє.
play-review-turns = Хід
play-review-stopped = Зупинено.
play-review-none = Жоден ваш хід не був помітно гірший за найкращий, який тут видно.
play-review-turn = Хід { $number } коштував вашій команді приблизно { $points } ± { $error }.
play-review-held =
    Ваші карти: { $cards }; у купі { $count ->
        [1] одна карта
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }, згори { $top }.
play-review-held-no-pile = Ваші карти: { $cards }; купи не було.
play-review-better = Краще було { $better }, ніж { $done }.
play-review-more = Краще було ще й { $better }.
play-review-hold = Краще було притримати карти, ніж { $done }.
play-won =
    { $you ->
        [yes] Ваша команда виграє партію, { $score } { $score ->
            [one] очко.
            [few] очки.
           *[many] очок.
        } Чудова гра!
       *[no] Партію виграє команда { $team }, { $score } { $score ->
            [one] очко.
            [few] очки.
           *[many] очок.
        }
    }
play-another = Ще одну партію? так чи ні
play-left = Партію збережено. Щоб грати далі:
play-left-unsaved = Останні ходи ніде не вдалося зберегти, їх утрачено.
play-leave-unsaved = Останні ходи не збережено. «{ $typed } ФАЙЛ» спробує інше місце; вийдете ще раз — їх буде втрачено.
play-partner = (партнер)


## Чого від гравця чекають

play-expect-draw = Ваш хід: добирайте ({ $draw }). Купу взяти не можна; чому — скаже ?
play-expect-draw-or-take =
    { $count ->
        [1] Ваш хід: добирайте ({ $draw }) або беріть купу ({ $typed }).
        [one] Ваш хід: добирайте ({ $draw }) або беріть купу з { $count } карти ({ $typed }).
       *[many] Ваш хід: добирайте ({ $draw }) або беріть купу з { $count } карт ({ $typed }).
    }
play-expect-take-or-pass = Стос порожній: беріть купу ({ $typed }) або пасуйте ({ $pass }), і здачу буде закінчено.
play-expect-take = Стос порожній: ви мусите взяти купу ({ $typed }).
play-expect-lay = Викладайте ({ $lay } …) або скидайте ({ $discard } …).
play-expect-open = Викладено { $laid } із { $minimum }, бракує { $missing }: викладайте ще ({ $lay } …) або заберіть назад ({ $undo }).
play-expect-pass = У вас самі заблоковані сімки: викладайте або пасуйте ({ $pass }).
play-expect-answer = { $player }, ваш партнер, питає: мені виходити? так чи ні
play-answer-cost =
    { $foot ->
        [0] Ваша рука коштуватиме { $points ->
            [one] { $points } очко.
            [few] { $points } очки.
           *[many] { $points } очок.
        }
       *[other] Ваша рука коштуватиме { $points ->
            [one] { $points } очко,
            [few] { $points } очки,
           *[many] { $points } очок,
        } а непіднятий запас ({ $foot }) піде в мінус наосліп.
    }
play-permission-given = Партнери згодні: цього ходу ви мусите вийти.
play-permission-refused = Партнери не згодні: цього ходу вам не можна виходити.
play-may-ask = Можна спитати партнерів, чи виходити ({ $ask }).
play-unseen-feet =
    { $count ->
        [1] Якщо ви вийдете, один непіднятий запас вашої команди піде в мінус.
        [one] Якщо ви вийдете, { $count } непіднятий запас вашої команди піде в мінус.
        [few] Якщо ви вийдете, { $count } непідняті запаси вашої команди підуть у мінус.
       *[many] Якщо ви вийдете, { $count } непіднятих запасів вашої команди підуть у мінус.
    }


## Що сталося

play-did-draw =
    { $you ->
        [yes] добираєте { part-play-cards }
       *[no] добирає { part-play-cards }
    }
play-did-draw-cards =
    { $you ->
        [yes] добираєте { $cards }
       *[no] добирає { $cards }
    }
play-did-take =
    { $you ->
        [yes] берете купу ({ $count }): { $top } до { $cards }
       *[no] бере купу ({ $count }): { $top } до { $cards }
    }
play-did-take-adding =
    { $you ->
        [yes] берете купу ({ $count }), докладаєте { $top }
       *[no] бере купу ({ $count }), докладає { $top }
    }
play-did-lay =
    { $you ->
        [yes] викладаєте { $cards }
       *[no] викладає { $cards }
    }
play-did-discard =
    { $you ->
        [yes] скидаєте { $cards }
       *[no] скидає { $cards }
    }{ $freezes ->
        [yes] {" "}— купу заморожено
       *[no] {""}
    }
play-did-ask =
    { $you ->
        [yes] питаєте: мені виходити?
       *[no] питає: мені виходити?
    }
play-did-yes =
    { $you ->
        [yes] відповідаєте: так
       *[no] відповідає: так
    }
play-did-no =
    { $you ->
        [yes] відповідаєте: ні
       *[no] відповідає: ні
    }
play-did-pass =
    { $you ->
        [yes] пасуєте
       *[no] пасує
    }
play-did-red-threes =
    { $you ->
        [yes] викладаєте { $cards }
       *[no] викладає { $cards }
    }
play-did-canasta-natural = натуральна канаста { $target_genitives }!
play-did-canasta-mixed = змішана канаста { $target_genitives }!
play-did-canasta-wild = дика канаста!
play-did-canasta-sevens = канаста із сімок!
play-did-foot =
    { $you ->
        [yes] піднімаєте свій запас
       *[no] піднімає запас
    }
play-did-foot-cards = { $cards }
play-did-rest =
    { $you ->
        [yes] решта купи ({ $count }) іде вам у руку
       *[no] бере решту купи ({ $count })
    }
part-play-cards =
    { $count ->
        [1] одну карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }


## Що можна зробити

play-possible = Можна:
play-impossible = Не можна:
play-or = або
play-can-draw = добрати зі стосу
play-can-take =
    узяти купу ({ $count ->
        [1] одна карта
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }){ $cards_given ->
        [yes] {" "}й викласти з руки { $cards }
       *[no] , доклавши верхню карту до своєї комбінації
    }
play-can-start = почати комбінацію { $target_genitives }: { $cards }
play-can-add = докласти { $cards } до комбінації { $target_genitives }
play-can-discard = скинути { $cards }
play-can-discard-any = скинути одну з карт: { $cards }
play-can-ask = спитати партнерів, чи виходити
play-can-yes = погодитися
play-can-no = не погодитися
play-can-pass = спасувати
play-nothing-to-lay = Зараз нічого з вашої руки не можна викласти.
play-hint = Підказка: { $words } ({ $typed })
play-advice-best =
    Найкраще: { $words }. Наприкінці здачі ваша команда має бути { $lead ->
        [ahead] попереду
       *[behind] позаду
    } на { $points } ± { $error }.
play-advice-equal = Не гірше, наскільки це видно: { $words }.
play-advice-worse = { $words }: гірше на { $points } ± { $error }.
play-advice-because = { $sentence } Головне: { $cause }.
play-advice-takes = { $sentence } Суперники тоді частіше беруть купу.
play-advice-melds = ваша команда викладає менше очок ({ $points })
play-advice-natural = бракує натуральних канаст ({ $points })
play-advice-mixed = бракує мішаних канаст ({ $points })
play-advice-wild = бракує диких канаст ({ $points })
play-advice-sevens = бракує канаст із сімок ({ $points })
play-advice-red-threes = ваші червоні трійки ({ $points })
play-advice-going-out = ваша команда рідше виходить ({ $points })
play-advice-hands = карти, що лишаються у ваших руках ({ $points })
play-advice-feet = непідняті запаси ({ $points })
play-advice-others-melds = суперники викладають більше ({ $points })
play-advice-others-canastas = канасти суперників ({ $points })
play-advice-others-rest = у суперників лишається менше ({ $points })
play-reason-own-feet = { $player } зважає на запаси вашої команди, які ще лежать на столі.
play-reason-own-hand = { $player } ще має забагато карт на руках.
play-reason-own-cards = { $player } зважає на карти в руках вашої команди.
play-reason-others-feet = { $player } зважає на запаси суперників, які ще лежать на столі.
play-reason-others-cards = { $player } зважає на карти, що лишаться в суперників.
play-reason-score = { $player } зважає на рахунок: ця здача може вирішити партію.
play-reason-going-out = { $player } зважає на премію за вихід.
play-why-what = Назвіть дію, наприклад «{ $typed } взяти».
play-why-not-against = Ніщо не заважає: { $words }.
play-rule-hint = Правило { $rule }; його текст: { $typed } { $rule }
play-rules-which = Ви граєте за правилами «{ $profile }». Назвіть правило або розділ: «правила PILE-5», «правила OUT». Розділи: CARDS, DEAL, TURN, DRAW, PILE, MELD, OPEN, FOOT, SEVEN, RED3, BLACK3, OUT, STOCK, SCORE, GAME.
play-rules-none = Правила { $found } нема. Правила звуться як PILE-5, розділи як PILE.


## Відповіді столу

play-undone = Скасовано: { $words }.
play-did-undo = скасовано
play-undo-nothing = Забрати назад нема чого: лише те, що ви виклали чи взяли цього ходу, доки не скинете карту чи не побачите закритої.
play-sheet-so-far = На столі наразі
play-sheet-missing = Бракує до { $target }
play-score-hidden = Ще не пораховано: карти в руках і запасах та вихід. Ваша рука коштуватиме { $points }.
play-log-empty = У цій здачі ще нічого не зіграно.
play-pile = У купі { $count }, згори вниз: { $cards }
play-saved-here = Збережено:
play-saved-copy = Збережено копію; сама партія триває у своєму файлі:
play-not-saved = Не вдалося записати { $file }: { $reason }. Партія триває, але те, що ви робите тепер, не збережено. «зберегти ФАЙЛ» спробує інше місце.
play-not-copied = Копії в { $file } не збережено: { $reason }
play-sort-rack = Рука в стовпчиках столу.
play-sort-line = Рука в рядок, від старших до молодших.
play-sort-most = Рука в рядок, спершу ранги, яких найбільше.


## Чого не вдалося прочитати

play-unread-word = Слова «{ $found }» тут нема. Наберіть ?, щоб побачити, що можна зробити, або довідка.
play-unread-cards = «{ $found }» — це карти, але що з ними? «в { $found }» викладе їх, «с { $found }» скине одну.
play-unread-card = У «{ $found }» нема карти «{ $letter }». Ранги: X (джокер) 2 A K Q J 10 9 8 7 6 5 4 3, або х а к д в; далі може бути масть: S H D C.
play-unread-no-discard = Скажіть, яку карту скинути, наприклад «с 9».
play-unread-no-cards = Скажіть, які карти викласти, наприклад «в ккк» або «в к:2».
play-unread-long = У рядку може бути щонайбільше { $most } знаків.
play-unread-take = Купу можна взяти кількома способами: { $ways }. Скажіть як.
play-unread-ambiguous = «{ $found }» може означати туза або десятку. Наберіть А або 10.


## Файли, місця, рівні

play-file-not-ours = { $file } — запис партії, але почала її не команда «pennies play», тож невідомо, де ваше місце. Подивитися на неї: pennies replay { $file }
play-file-fault = { $file } суперечить правилам у { $place }: { $reason }
play-file-no-deal = { $file } — запис, у якому нема партії, що могла б тривати.
play-file-shuffle = { $file }: карти поточної здачі не з того тасування, яке назване у файлі.
play-file-finished = Партію у файлі { $file } закінчено. Подивитися на неї: pennies replay { $file }
play-file-in-use = Партію у файлі { $file } вже грають — в іншому вікні чи хтось інший. Спершу вийдіть із неї там.
play-no-file = У { $file } не можна зберегти партію: { $reason }. Виберіть інший файл: --record ФАЙЛ.
play-no-seat = Місця { $found } нема: місця від 0 до { $most }.
play-no-level = Ботів «{ $found }» нема. Є такі: { $expected }.
play-bad-seed = Зерно — це текст із видимих знаків, від 1 до { $most }.


## Довідка

play-help =
    Хід: доберіть дві карти або візьміть купу; викладіть що хочете; скиньте одну карту.
    { $draw }, д — добрати. { $take }, у — узяти купу (у кк: з двома королями).
    { $lay }, в — викласти: «в ккк», «в кк2»; «в к» докладає короля, «в к:2» — двійку до королів, «в ккк аа2» — дві комбінації.
    { $discard }, с — скинути: «с 9». { $pass }, п — спасувати. { $ask }, з — спитати партнерів; { $yes }, { $no } — відповісти.
    ? — усе, що можна зробити зараз. { $why } — «чому с 7» пояснить, нічого не роблячи. { $hint } — як зіграв би добрий гравець; «{ $hint } чому» — три найкращі ходи й чому.
    { $undo }, н — забрати назад викладене чи взяте. { $auto } — нехай ваш хід закінчить бот. { $review } — після здачі, ваші найдорожчі ходи.
    { $score }, р — рахунок здачі. { $log }, ж — що зіграно. { $pile }, к — усі карти купи. { $board } — стіл іще раз.
    { $rules } PILE-5 — текст правила. { $sort } — інакше розкласти руку. { $save } [ФАЙЛ] — зберегти, зберегти копію. { $quit } — піти; партію збережено.
    Карти: X або х — джокер, A або а — туз, K к — король, Q д — дама, J в — валет, 10. Англійські слова теж діють.
    На столі 4+2 — комбінація з чотирьох натуральних і двох диких карт; ■■■■□□· — те саме. Н, З, Д, С — канасти: натуральна, змішана, дика, із сімок. «13+11» — рука з 13 карт і запас з 11, «!» — запас, який зароблено.
