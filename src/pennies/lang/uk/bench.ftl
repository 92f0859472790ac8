### Що каже `pennies bench`: числа з pennies.arena.bench.


bench-title =
    { $count ->
        [1] Скільки чого за секунду одного ядра, виміряно раз
        [one] Скільки чого за секунду одного ядра, медіана { $count } вимірювання
       *[many] Скільки чого за секунду одного ядра, медіана { $count } вимірювань
    }
bench-compiled = рушій скомпільовано
bench-plain = рушій не скомпільовано
bench-median = за секунду
bench-spread = від–до
bench-deals = Зіграні випадкові здачі
bench-steps = Кроки в цих здачах
bench-driven-steps = Кроки, ведені з Python
bench-clones = Копії позиції
bench-checks = Розсуджені дії
bench-views = Зроблені види зі свого місця
bench-actions-read = Дії, прочитані з тексту
bench-greedy-choices = Вибори бота greedy
