### Help and wrong usage of the command `pennies`. Read alone, without the other files, so that help comes at once:
### a message here uses no other file's.


## What the programme is, and its commands; `about` says more in the command's own help, paragraph by paragraph

app = Pennies from Heaven: six-player, four-deck Canasta in the terminal.
overview-title = Pennies from Heaven: six players, four packs, a race to 20,000.
overview-play = Sit down and play against five bots:
overview-rest = And what else there is:
overview-help = Add --help to a command to read what it can do, or --lang uk before it for Ukrainian.

command-play = Play a game at this terminal, you and five bots.
    .about = Cards and moves are typed as the table shows them; ? lists what is possible. With --record the game is saved after every action, and a game that was broken off goes on from its file.
command-serve = Play in the browser: a table on this machine’s web server, you and five bots.
    .about = Every action is stored before it is answered: the server may be stopped at any moment, and goes on with the same cards. With --host 0.0.0.0 the other devices of your network can reach it, too.
command-referee = Judge positions and games: who is right, and by which rule?
    .about = A file holds cases (a position, some actions, and what must come of them) or the record of a game. For each case that does not hold you read what was expected, what happened, and the rule. Exit status: 0 if everything holds, 1 if something does not, 2 if something cannot be read.
command-legal = List what a player may do in a position, and why not the rest.
    .about = Reads a file of cases, each at its position after its actions, or a record, at the position at its end.
command-rules = Read the rule-book, one rule of it, or how two sets of rules differ.
    .about = The rules are shown with the numbers of a profile: one that ships (standard, gamerules, official, manna, uspc, bicycle, howstuffworks), or your own house rules in a file.
command-replay = Watch a recorded game move by move, or look at one moment of it.
    .about = Moves are numbered DEAL:MOVE, deals and moves counted from 1. --at 2:17 shows the position after move 17 of deal 2, and --at 2:0 that deal as it was dealt.
command-verify = Check that the cards of a recorded game were shuffled honestly.
    .about = Before each deal the dealer commits to a secret seed, and reveals it afterwards. This checks that the seed is the one committed to and that it gives, with the players’ salts, exactly the pack that was dealt.
command-simulate = Let bots play whole games, and count what happens.
    .about = The same seed, profile and bots play the same games again, card by card.
command-arena = Let bots play against each other on the same cards: who is better, and by how much?
    .about = Each pack is played once from the seats of every team, so that the cards even out. A side is a level (greedy), or one for each seat of a team (greedy+random+random). The same seed gives the same figures again, on any number of cores; only the times differ. Ctrl-C ends it with what has been played.
command-bench = Measure how fast this machine plays.
command-backup = Copy all tables of a server into one file, also while it runs.
    .about = The copy is of one moment, checked, and there whole or not at all. To go on from it, put it as pennies.sqlite3 into an empty folder and name that with --data.
command-audit = Check what each seat of a table was sent against what it may know.
    .about = What the server sends follows from a table's events alone, so everything that was ever sent is made again. Every card in it must lie open or be the reader's own, and a twin of the game with other hidden cards must give the same bytes.


## Arguments and options

argument-referee = files of cases or records; a folder stands for every .toml in and below it, - for what comes in
argument-legal = a file of cases, or a record; - for what comes in
argument-rules = the name of a profile, or a file of house rules; standard if left out
argument-replay = the record of a game; - for what comes in
argument-verify = records of games; a folder stands for every .toml in and below it, - for what comes in
argument-arena = two sides, levels as greedy, or one for each seat as greedy+random+random; with --ladder or --partners two levels or more, from the weakest to the strongest (all if left out)
argument-backup = the file to write; it must not be there yet
argument-audit = the name of the table, as in its address
option-lang = the language to speak, en or uk; otherwise that of your environment
option-version = tell the version
option-profile = the rules: the name of a profile, or a file of house rules (standard if left out)
option-seat = your seat, counted clockwise from 0 (0 if left out)
option-level = how the bots play: random, greedy, novice, club, strong, expert or master (strong if left out); your partners never play below club
option-seed = any text; the same text deals the same cards again
option-record = the file where the game is saved, or goes on from
option-host = the address to listen on (127.0.0.1, this machine alone, if left out)
option-port = the port to listen on; 0 for any that is free (8000 if left out)
option-data = the folder that tables are kept in (your data folder if left out)
option-open = open the browser
option-base-url = the address by which others reach the server, if it stands behind another
option-trusted-proxy = addresses of proxies that tell truly who asks, divided by commas
option-keep-days = how many days a table is kept after its game (a year, or what was said last)
option-processes = how many processes share the tables, one for each processor of a busy server (1 if left out)
option-durability = full survives a power cut; normal is faster, and may then lose the last moves (full if left out)
option-verbose-audit = print every view as it was sent
option-json = one JSON object a line, for programmes
option-verbose = also show what holds
option-rule = one rule, as PILE-4, or a whole section, as PILE
option-compare = say in words how the rules differ from those of another profile
option-at = the position at this point only, as 2:17
option-case = print the position as a case, to edit and to judge
option-games = how many games to play (10 if left out)
option-deals = how many deals to play; the last game may be broken off
option-bots = levels: random, greedy, novice, club, strong, expert, master; several, divided by commas, go round the seats
option-out = the folder to write a record of each game into
option-force = write into a folder that is not empty, over files of the same names
option-work = measure only this; may be given several times
option-rounds = how often everything is measured (11 if left out)
option-pairs = how many pairs to play at most (200 if left out)
option-sprt = stop as soon as a sequential test tells a gain of HIGH points a deal from one of LOW
option-whole-games = play whole games to the end, not single deals
option-cap = most ms of processor time for a turn of a bot that searches; what it chooses then depends on the machine
option-ladder = every level against every other, in a table
option-partners = every level with partners of every other, in a table
option-results = add the figures to this file, a line of JSON for each match
option-workers = how many processes play (one for each core if left out)

metavar-command = COMMAND
metavar-options = OPTIONS
metavar-file = FILE
metavar-files = FILE…
metavar-folder = FOLDER
metavar-profile = PROFILE
metavar-rule = RULE
metavar-at = DEAL:MOVE
metavar-number = N
metavar-level = LEVEL
metavar-levels = LEVELS
metavar-work = WORK
metavar-sides = SIDES…
metavar-sprt = LOW HIGH
metavar-text = TEXT
metavar-lang = LANGUAGE
metavar-table = TABLE


## Headings of help

help-usage = Usage:
help-commands = Commands:
help-arguments = What to name:
help-options = Options:
help-help = show this help


## Wrong usage

usage-hint = See { $command } --help.
usage-language = there is no language { $found }; expected one of { $expected }.
usage-no-such-command =
    there is no command { $found }{ $nearest_given ->
        [no] .
       *[other] ; did you mean { $nearest }?
    } See pennies --help.
usage-no-such-option =
    there is no option { $name }{ $nearest_given ->
        [no] .
       *[other] ; did you mean { $nearest }?
    }
usage-missing = { $name } is missing.
usage-option-value =
    { $takes ->
        [no] the option { $name } takes no value.
       *[yes] the option { $name } needs a value after it.
    }
usage-too-many = more than was expected: { $found }.
usage-not-in-range = { $name }: expected a whole number from { $low } to { $high }, found { $found }.
usage-cannot-write = the output cannot be written: { $reason }.
usage-no-such-rule =
    there is no rule { $found }{ $nearest_given ->
        [no] .
       *[other] ; did you mean { $nearest }?
    }
usage-rule-not-profile = { $rule } is a rule, not a profile. To read it: pennies rules --rule { $rule }
usage-at = --at: expected DEAL:MOVE, as 2:17, found { $found }.
usage-at-deal =
    { $most ->
        [0] --at: there is no deal in this record yet.
        [one] --at: there is no deal { $found }; the record has 1.
       *[other] --at: there is no deal { $found }; the record has { $most }.
    }
usage-at-move =
    { $most ->
        [one] --at: there is no move { $found } in deal { $deal }; it has 1.
       *[other] --at: there is no move { $found } in deal { $deal }; it has { $most }.
    }
usage-case-at = --case needs --at to say which moment of the game is meant.
usage-case-none = { $name } cannot be written as a case: the deal was over as soon as it was dealt.
usage-games-or-deals = --games and --deals exclude each other: say how many games, or how many deals.
usage-level =
    there are no bots of the level { $found }{ $nearest_given ->
        [no] .
       *[other] ; did you mean { $nearest }?
    } Expected { $expected }.
usage-levels = --bots: expected one level, or one for each of the { $teams } teams, or one for each of the { $players } seats; found { $found }.
usage-work =
    there is no work { $found }{ $nearest_given ->
        [no] .
       *[other] ; did you mean { $nearest }?
    } Expected any of { $expected }.
usage-arena-sides =
    { $table ->
        [no] Expected two sides, found { $found }. To compare more levels, or all, add --ladder or --partners.
       *[yes] Expected two levels or more, found { $found }.
    }
usage-arena-partners = --partners sets levels beside each other: expected one level, found the line-up { $found }.
usage-arena-seats = { $found }: expected one level for the whole team, or one for each of its { $seats } seats; found { $count }.
usage-arena-parameter = { $found }: the level { $level } takes no such parameter.
usage-arena-sprt = --sprt: expected two whole numbers, the first below the second, as --sprt 0 50; found { $found }.
usage-arena-out = { $file }: this file holds something else than results of the arena (line { $line }: { $reason }). Name another one.
usage-arena-out-write = { $file }: the results cannot be written there: { $reason }.
usage-folder = { $folder }: the records cannot be written there: { $reason }.
usage-folder-used = { $folder }: the folder is not empty. Name another one, or add --force to write over files of the same names.
usage-not-unicode = { $name }: this text is not Unicode, your terminal sent other bytes.

# pennies --version: which build of the engine runs
version-compiled = pennies { $version } (compiled engine, mypyc, { $python })
version-plain = pennies { $version } (plain engine, { $python })
version-lists = pennies { $version } (plain engine, vectors are lists, { $python })
usage-durability = --durability: expected full or normal, found { $found }.
usage-processes = --processes: expected 1, found { $found }: this system cannot hand connections from one process to another.
usage-base-url = --base-url: expected an address that begins with https:// or http://, found { $found }.
