### What `pennies referee` says: verdicts on cases and records, summaries.


verdict-refused = { $action }: refused, { $rule }.
verdict-accepted =
    { $count ->
        [one] { $actions }: legal.
       *[other] All legal: { $actions }.
    }
verdict-no-actions = The position can exist; no action was asked about.
verdict-rule = { $rule } ({ $profile }): { $text }

mismatch-refused = Expected: { $action } is refused by { $rule }.
mismatch-refused-later = Expected: everything before { $action } is legal, and that is refused by { $rule }.
mismatch-accepted =
    { $count ->
        [one] Expected: the action is legal.
       *[other] Expected: all { $count } actions are legal.
    }
mismatch = { $key }: expected { $expected }, found { $found }.
mismatch-legal = Legal steps: expected exactly { $expected }, found { $found }.
mismatch-legal_has = Expected among the legal steps, but missing: { $expected }. Found: { $found }.
mismatch-legal_not = Expected not to be among the legal steps, but found: { $expected }.

fault-action = { $action }: refused. { $reason }

summary-holds =
    { $count ->
        [0] { $file }: no cases.
        [one] { $file }: 1 case holds.
       *[other] { $file }: all { $count } cases hold.
    }
summary-broken =
    { $count ->
        [one] { $file }: its case does not hold.
       *[other] { $file }: { $broken } of { $count } cases { $broken ->
            [one] does
           *[other] do
        } not hold.
    }
summary-record =
    { $file }: the record holds, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }.


## Files that cannot be read

error-file-missing = There is no such file or folder.
error-file-is-folder = This is a folder; expected a file.
error-file-not-regular = This is neither a file nor a folder; for what comes from another programme write - .
error-file-unreadable = It cannot be read: { $reason }.
error-file-too-large = It is too large; a file has at most { $most } MB.
error-file-not-record = This is a file of cases; expected the record of a game.
error-folder-empty = There is no .toml file in this folder or below it.
