### Що каже `pennies bench`: числа з pennies.arena.bench.


bench-title =
    { $count ->
        [1] Що робить одне ядро, виміряно раз
        [one] Що робить одне ядро, медіана { $count } вимірювання
       *[many] Що робить одне ядро, медіана { $count } вимірювань
    }
bench-machine =
    { $cores ->
        [1] { $processor }, одне ядро
        [one] { $processor }, { $cores } ядро
        [few] { $processor }, { $cores } ядра
       *[many] { $processor }, { $cores } ядер
    }
bench-compiled = рушій скомпільовано
bench-plain = рушій не скомпільовано
bench-median = медіана
bench-spread = від–до

# Одиниці стоять після чисел; швидкість — скільки разів за секунду роботи процесора.
bench-unit-per-second = { $number }/с
bench-unit-us = { $number } мкс
bench-unit-bytes = { $number } Б

bench-deals = Зіграні випадкові здачі
bench-steps = Кроки в цих здачах
bench-driven-steps = Кроки, ведені з Python
bench-clones = Копії позиції
bench-views = Зроблені види зі свого місця
bench-checks = Розсуджені дії
bench-actions-read = Дії, прочитані з тексту
bench-actions-written = Дії, записані текстом
bench-greedy-choices = Вибори бота greedy
bench-import = Завантаження рушія
bench-deal-memory = Пам’ять на здачу
