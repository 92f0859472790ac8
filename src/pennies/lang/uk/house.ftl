### Домашні правила: як змінити окремі правила профілю перед тим, як відкрити стіл.

house-title = Домашні правила
house-change = Змінити окремі правила
house-note = Кожне правило тут можна змінити окремо. Якщо правила суперечать одне одному, їх не буде прийнято, і ви побачите чому.
house-find = Знайти правило
house-only-changed = Лише змінені
house-nothing = Правила з такими словами нема.
house-usual = { $profile }: { $value }
house-from = за { $tags }
house-rule = Правило { $rule }
house-back = Як було
house-reset = Скасувати всі зміни
house-changes =
    { $count ->
        [0] Нічого не змінено.
        [one] Змінено { $count } правило.
        [few] Змінено { $count } правила.
       *[many] Змінено { $count } правил.
    }
house-cannot = За такими правилами грати не можна.
house-number = від { $least } до { $most }
house-same = Це стандартні правила.
