### What `pennies rules` says, and the parts that the texts of the rules take (rules.ftl).


## Values of a profile, in words

opening-always = { $minimum }, whatever the score
opening-below = below { $score }: { $minimum }
opening-from = from { $score }: { $minimum }

cards-worth = { $cards } { $points }
cards-from-to = { $first_card_name } to { $last_card_name }

need-natural =
    { $count ->
        [1] one natural
       *[other] { $count } natural
    }
need-mixed =
    { $count ->
        [1] one mixed
       *[other] { $count } mixed
    }
need-wild =
    { $count ->
        [1] one wild
       *[other] { $count } wild
    }
need-sevens =
    { $count ->
        [1] one of sevens
       *[other] { $count } of sevens
    }
need-nothing = none at all

seats-against =
    { $count ->
        [1] seats { $first }
       *[other] seats { $first } against { $others }
    }


## The rule-book

rules-title = { $title }: the rule-book
rules-profile = Profile { $name }, from { $source }.
rules-extends = It stands on { $profiles }.
rules-hash = Its values are named by { $hash }.
rules-values = In this profile:
rules-value = { $label }: { $value }
rules-words = Words
rules-sources = Where this comes from:
rules-source = { $tag }: { $text }
rules-from = [{ $tags }]


## Differences

differences-none = { $name } and { $other } have the same rules.
differences-title =
    { $count ->
        [one] { $name } and { $other } differ in one thing:
       *[other] { $name } and { $other } differ in { $count } things:
    }
differences-rule-same = { $name } and { $other } have the same { $rule }.
