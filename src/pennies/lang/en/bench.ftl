### What `pennies bench` says: the figures of pennies.arena.bench.


bench-title =
    { $count ->
        [one] What one core does, measured once
       *[other] What one core does, the median of { $count } rounds
    }
bench-machine =
    { $cores ->
        [one] { $processor }, one core
       *[other] { $processor }, { $cores } cores
    }
bench-compiled = engine compiled
bench-plain = engine not compiled
bench-median = median
bench-spread = least–most

# The units stand behind the numbers; a rate is the number of times in a second of processor time.
bench-unit-per-second = { $number }/s
bench-unit-us = { $number } µs
bench-unit-bytes = { $number } B

bench-deals = Random deals played out
bench-steps = Steps of these deals
bench-driven-steps = Steps driven from Python
bench-clones = Copies of a position
bench-views = Views made
bench-checks = Actions judged
bench-actions-read = Actions read from text
bench-actions-written = Actions written as text
bench-greedy-choices = Choices of the greedy bot
bench-import = Importing the engine
bench-deal-memory = Memory of a deal
