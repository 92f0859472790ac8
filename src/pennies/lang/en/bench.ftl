### What `pennies bench` says: the figures of pennies.arena.bench.


bench-title =
    { $count ->
        [one] How much of each in a second of one core, measured once
       *[other] How much of each in a second of one core, the median of { $count } rounds
    }
bench-compiled = engine compiled
bench-plain = engine not compiled
bench-median = a second
bench-spread = slowest–fastest
bench-deals = Random deals played out
bench-steps = Steps of these deals
bench-driven-steps = Steps driven from Python
bench-clones = Copies of a position
bench-checks = Actions judged
bench-views = Views made
bench-actions-read = Actions read from text
bench-greedy-choices = Choices of the greedy bot
