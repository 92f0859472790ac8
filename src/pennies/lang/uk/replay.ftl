### Що каже `pennies replay`, крім самих подій (events.ftl).


replay-deal = Здача { $deal }, рахунок { $scores }
replay-no-deal = { $file }: ще не записано жодної здачі.
replay-hand = { $player }, рука:
replay-foot = { $player }, запас:
replay-turned-up = Відкрито { $cards }.
