### Що сталося, для журналу гри: по повідомленню на кожну подію з pennies.game.events.
###
### Факти: `player` — ім’я, `you` — yes або no (чи це місце самого читача); `cards` — карти так, як їх показує той, хто
### кличе, або порожньо, якщо їх не можна бачити; `count` — скільки їх; `target` — комбінація. Теперішній час, щоб не
### вгадувати роду; імена стоять лише в називному відмінку.


event-deal-started =
    { $you ->
        [yes] Ви здаєте.
       *[no] { $player } здає.
    }
event-cards-drawn =
    { $cards_given ->
        [yes] { $you ->
            [yes] Ви добираєте { $cards }.
           *[no] { $player } добирає { $cards }.
        }
       *[no] { $you ->
            [yes] Ви добираєте { part-cards }.
           *[no] { $player } добирає { part-cards }.
        }
    }
event-red-threes-laid =
    { $you ->
        [yes] Ви викладаєте { part-red-threes }.
       *[no] { $player } викладає { part-red-threes }.
    }
event-pile-taken =
    { $you ->
        [yes] Ви берете купу: під верхньою картою { part-more-cards }.
       *[no] { $player } бере купу: під верхньою картою { part-more-cards }.
    }
event-pile-released =
    { $you ->
        [yes] Решту купи, { part-cards }, ви берете в руку.
       *[no] Решту купи, { part-cards }, { $player } бере в руку.
    }
event-cards-laid =
    { $you ->
        [yes] Ви викладаєте { $cards } в комбінацію { $target_genitives }.
       *[no] { $player } викладає { $cards } в комбінацію { $target_genitives }.
    }
event-canasta-completed =
    { $you ->
        [yes] Ви завершуєте канасту { $target_genitives }.
       *[no] { $player } завершує канасту { $target_genitives }.
    }
event-foot-picked-up =
    { $you ->
        [yes] Ви піднімаєте свій запас: { part-cards }.
       *[no] { $player } піднімає запас: { part-cards }.
    }
event-card-discarded =
    { $you ->
        [yes] Ви скидаєте { $cards }.
       *[no] { $player } скидає { $cards }.
    }
event-partners-asked =
    { $you ->
        [yes] Ви питаєте партнерів: мені виходити?
       *[no] { $player } питає: мені виходити?
    }
event-partner-answered =
    { $yes ->
        [yes] { $you ->
            [yes] Ви відповідаєте: так.
           *[no] { $player } відповідає: так.
        }
       *[no] { $you ->
            [yes] Ви відповідаєте: ні.
           *[no] { $player } відповідає: ні.
        }
    }
event-passed =
    { $you ->
        [yes] Ви пасуєте.
       *[no] { $player } пасує.
    }
event-deal-ended =
    { $ended_by ->
        [out] { $you ->
            [yes] Ви виходите, і здачу закінчено.
           *[no] { $player } виходить, і здачу закінчено.
        }
        [stock] Стос порожній, і купою ніхто не грає далі: здачу закінчено.
        [red-three] { $you ->
            [yes] Стос добрано до кінця, а вам випали самі червоні трійки: здачу закінчено.
           *[no] { $player } добирає стос до кінця, а там самі червоні трійки: здачу закінчено.
        }
        [sevens] { $you ->
            [yes] У вас самі сімки, яких не можна скинути: здачу закінчено.
           *[no] { $player } має самі сімки, яких не можна скинути: здачу закінчено.
        }
       *[resigned] Здачу перервано, а з нею й партію.
    }

# Про кожну команду після здачі та про партію.
event-deal-scored = { $team }: { $points } за цю здачу, { $score } разом.
event-game-won =
    { $team } — переможець партії, { $score } { $score ->
        [one] очко.
        [few] очки.
       *[many] очок.
    }
event-game-tied = У найкращих команд порівну: грають іще одну здачу.

part-cards =
    { $count ->
        [1] одну карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
part-more-cards =
    { $count ->
        [0] жодної карти
        [1] одна карта
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
part-red-threes =
    { $count ->
        [1] червону трійку
        [one] { $count } червону трійку
        [few] { $count } червоні трійки
       *[many] { $count } червоних трійок
    }
