### Що каже `pennies rules`, і частини, які беруть тексти правил (rules.ftl).


## Значення профілю словами

opening-always = { $minimum } за будь-якого рахунку
opening-below = нижче { $score }: { $minimum }
opening-from = від { $score }: { $minimum }

cards-worth = { $cards } — { $points }
cards-from-to = від { $first_card_genitive } до { $last_card_genitive }

need-natural =
    { $count ->
        [1] одна натуральна
        [one] { $count } натуральна
        [few] { $count } натуральні
       *[many] { $count } натуральних
    }
need-mixed =
    { $count ->
        [1] одна змішана
        [one] { $count } змішана
        [few] { $count } змішані
       *[many] { $count } змішаних
    }
need-wild =
    { $count ->
        [1] одна дика
        [one] { $count } дика
        [few] { $count } дикі
       *[many] { $count } диких
    }
need-sevens =
    { $count ->
        [1] одна із сімок
       *[other] { $count } із сімок
    }
need-nothing = жодної

seats-against =
    { $count ->
        [1] місця { $first }
       *[other] місця { $first } проти { $others }
    }


## Правила

rules-title = { $title }: правила
rules-profile = Профіль { $name }, джерело: { $source }.
rules-extends = Спирається на { $profiles }.
rules-hash = Відбиток його значень: { $hash }.
rules-values = У цьому профілі:
rules-value = { $label }: { $value }
rules-words = Слова
rules-sources = Звідки це взято:
rules-source = { $tag }: { $text }
rules-from = [{ $tags }]


## Відмінності

differences-none = { $name } і { $other } мають однакові правила.
differences-title =
    { $count ->
        [one] { $name } і { $other } мають { $count } відмінність:
        [few] { $name } і { $other } мають { $count } відмінності:
       *[many] { $name } і { $other } мають { $count } відмінностей:
    }
differences-rule-same = { $name } і { $other } мають однакове { $rule }.
