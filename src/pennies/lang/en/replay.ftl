### What `pennies replay` says besides the events themselves (events.ftl).


replay-deal = Deal { $deal }, scores { $scores }
replay-no-deal = { $file }: no deal is recorded yet.
replay-hand = { $player }, hand:
replay-foot = { $player }, foot:
replay-turned-up = { $cards } is turned up.
