### Що каже `pennies referee`: вироки щодо випадків і записів, підсумки.


verdict-refused = { $action }: не можна, { $rule }.
verdict-accepted =
    { $count ->
        [1] { $actions }: можна.
       *[other] Усе можна: { $actions }.
    }
verdict-no-actions = Така позиція можлива; про жодну дію не запитано.
verdict-rule = { $rule } ({ $profile }): { $text }

mismatch-refused = Очікувалося: дію { $action } відхилено за { $rule }.
mismatch-refused-later = Очікувалося: усе до { $action } можна, а її відхилено за { $rule }.
mismatch-accepted =
    { $count ->
        [1] Очікувалося: дію прийнято.
        [one] Очікувалося: прийнято { $count } дію.
        [few] Очікувалося: прийнято всі { $count } дії.
       *[many] Очікувалося: прийнято всі { $count } дій.
    }
mismatch = { $key }: очікувалося { $expected }, знайдено { $found }.
mismatch-legal = Дозволені кроки: очікувалися саме { $expected }, знайдено { $found }.
mismatch-legal_has = Очікувалися серед дозволених кроків, але їх бракує: { $expected }. Знайдено: { $found }.
mismatch-legal_not = Не очікувалися серед дозволених кроків, але знайдені: { $expected }.

fault-action = { $action }: не можна. { $reason }

summary-holds =
    { $count ->
        [0] { $file }: випадків немає.
        [1] { $file }: випадок справджується.
        [one] { $file }: справджується { $count } випадок.
        [few] { $file }: справджуються всі { $count } випадки.
       *[many] { $file }: справджуються всі { $count } випадків.
    }
summary-broken =
    { $count ->
        [1] { $file }: випадок не справджується.
       *[other] { $file }: не справджується випадків: { $broken } із { $count }.
    }
summary-record =
    { $file }: запис справджується, { $deals ->
        [one] { $deals } здача
        [few] { $deals } здачі
       *[many] { $deals } здач
    }, { $actions ->
        [one] { $actions } дія
        [few] { $actions } дії
       *[many] { $actions } дій
    }.


## Файли, яких не вдається прочитати

error-file-missing = Такого файлу чи теки немає.
error-file-is-folder = Це тека; очікувався файл.
error-file-not-regular = Це ні файл, ні тека; для того, що надходить з іншої програми, пишіть - .
error-file-unreadable = Не вдається прочитати: { $reason }.
error-file-too-large = Завеликий; файл має щонайбільше { $most } МБ.
error-file-not-record = Це файл випадків; очікувався запис партії.
error-folder-empty = У цій теці та глибше немає жодного файлу .toml.
