### House rules: changing single rules of a profile before a table is made.

house-title = House rules
house-change = Change single rules
house-note = Every rule here may be changed by itself. What contradicts itself is refused, with the reason.
house-find = Find a rule
house-only-changed = Only what is changed
house-nothing = No rule has these words.
house-usual = { $profile }: { $value }
house-from = after { $tags }
house-rule = Rule { $rule }
house-back = As it was
house-reset = Undo all changes
house-changes =
    { $count ->
        [0] Nothing is changed.
        [one] { $count } rule is changed.
       *[other] { $count } rules are changed.
    }
house-cannot = These rules cannot be played.
house-number = from { $least } to { $most }
house-same = These are the standard rules.
