### What is wrong with something that people wrote: an action, a card, a file, a profile.
###
### Ids are `error-` and the code of InputError or ProfileError; the facts are those of the code. The place comes first:
### `error-at`. Words and values that were found stand in quotes; TOML’s own messages stay as they are.


error-at = { $place }: { $message }
error-in-file = { $file }: { $message }

# Hints

part-nearest =
    { $nearest_given ->
        [yes] {" "}Did you mean “{ $nearest }”?
       *[no] {""}
    }
part-type-expected =
    { $expected ->
        [boolean] true or false
        [integer] a whole number
        [text] a text
        [list] a list
        [pair] a list of two, [from, minimum]
       *[table] a table
    }
part-type-found =
    { $found ->
        [boolean] true or false
        [integer] a whole number
        [float] a number with a point
        [text] a text
        [list] a list
        [table] a table
       *[date] a date or a time
    }


## Actions

error-action-too-long = An action has at most { $most } characters, this one has { $found }.
error-action-verb = “{ $found }” does not begin with an action. Expected one of { $expected }.
error-action-blank = There is a blank too many at the end of “{ $found }”.
error-action-one-card = A discard names exactly one card, as in “discard 9”; found “{ $found }”.
error-action-no-cards = “{ $verb }” stands alone, without cards; found “{ $found }”.
error-lay-no-target = A lay names each meld before its cards, as in “lay K:KKK A:AA2”; found “{ $found }”.
error-lay-no-cards = After each colon of a lay there are cards, as in “lay K:KKK”; found “{ $found }”.
error-lay-target = There is no meld “{ $found }”. Expected the letter of a rank ({ $expected }; W is the wild meld).
error-cards-ten = A ten is written T: found “{ $found }”.
error-cards-mixed = Either all cards have a suit, as in “KS 2D”, or none has, as in “K2”; “{ $item }” does not fit the rest of “{ $found }”.
error-cards-no-suit = A card that is picked has a suit, as in “KS”; “{ $found }” has none.
error-cards-letter = “{ $item }” in “{ $found }” is no card. Ranks are X 2 A K Q J T 9 8 7 6 5 4 3, and R for a red three; a suit may follow: S H D C.


## Files

error-file-not-a-file = This is a folder, a pipe or a device, not a file.
error-file-not-utf8 = The file is not UTF-8 text: the byte at { $byte } (line { $line }) does not fit.
error-file-too-deep = The file nests lists or tables too deeply.
error-file-too-many-values = The file has more than { $most } lines and commas; no game or collection of cases needs so many.
error-file-not-toml =
    { $line ->
        [0] The file is not TOML; perhaps a number in it is far too long.
       *[other] The file is not TOML: it cannot be read from line { $line }, column { $column } on.
    }
error-format-missing =
    { $found_given ->
        [yes] The first key of the file must be “format” ({ $expected }), found “{ $found }”.
       *[no] The first key of the file must be “format” ({ $expected }), but the file is empty.
    }
error-format-unknown = There is no format “{ $found }”. Expected { $expected }.
error-key-unknown = There is no key “{ $found }” here.{ part-nearest } Keys that may be here: { $expected }.
error-key-missing = The key “{ $expected }” is missing.
error-value-word = “{ $found }” is none of the words that may be here.{ part-nearest } Expected one of { $expected }.
error-value-not-text = Expected a text, found { $found }.
error-value-not-number = Expected a whole number, found { $found }.
error-value-out-of-range = Expected a number from { $low } to { $high }, found { $found }.
# The same, where only one number may be there
number-expected = Expected { $low }, found { $found }.
error-value-not-list = Expected a list, found { $found }.
error-value-length = Expected a list of { $expected }, found { $found }.
error-value-not-table = Expected a table, found { $found }.


## Positions and cases

error-position-permission = The answer to a question about going out (“{ $found }”) can be there only in the phase “lay”.
error-position-stuck = Seat { $seat } could do nothing in this position, so its turn would be over before it begins.
error-position-too-many =
    The position has { $found ->
        [1] { $card_a }, but there is none in the pack.
       *[other] { $found } { $card_names }, but the pack has only { $most }.
    }
error-position-red-three = A hand never holds a red three, because it is laid at once: found “{ $found }”.
error-position-foot-due = The foot of seat { $found } cannot be due here. That is possible only for the seat to act, in the phase “lay”, with its foot not picked up, and where a canasta earns the foot.
error-position-meld = A meld “{ $found }” cannot lie on the table by these rules.
error-position-two-open = “{ $found }” is a second open meld of its rank, and a team has only one.
error-case-refused-nothing = “{ $found }” should refuse an action, but the case has none.


## Records

error-record-pack-faces = The cards of a pack need their suits, as in “KS 7H XH”: found “{ $found }”.
error-record-seat = A recorded action begins with its seat, 0 to { $most }, as in “0 draw”: found “{ $found }”.
error-record-hex = Expected { $expected } hexadecimal digits, found “{ $found }”.


## Profiles: which one, which file

error-profile-unknown = There is no profile “{ $found }”.{ part-nearest } There are { $known }.
error-profile-not-a-profile = Expected the name of a profile, a file or a table, found { part-type-found }.
error-profile-name-taken = The name “{ $found }” belongs to a profile that comes with the game. Choose another.
error-profile-bad-name = A name has 1 to { $most } printable characters. This one has { $length }, or others among them.
error-profile-format-missing = The first key of a profile’s file must be “format”, with “{ $expected }”.
error-profile-format-unknown = There is no format “{ $found }”. Expected { $expected }.
error-profile-extends-file = Inside a table only a profile that comes with the game can be extended; found “{ $found }”.
error-profile-extends-cycle = The profile extends itself: { $chain }.
error-profile-extends-depth =
    { $most ->
        [one] A profile may stand on { $most } other at most.
       *[other] A profile may stand on { $most } others at most.
    }


## Profiles: one key

error-profile-unknown-field = There is no field “{ $found }”.{ part-nearest }
error-profile-missing-field =
    The profile extends no other, so it must say everything, and “{ $found }” has no value. { $count ->
        [1] Nothing else is missing.
       *[other] Values missing in all: { $count }.
    }
error-profile-unused-source = A source is given for “{ $found }”, but no value.
error-profile-wrong-type = Expected { part-type-expected }, found { part-type-found }.
error-profile-too-long = It may have a length of { $most } at most, found { $found }.
error-profile-out-of-range = Expected a number from { $low } to { $high }, found { $found }.
error-profile-wrong-word = “{ $found }” is none of the words that may be here.{ part-nearest } Expected one of { $expected }.
error-profile-unknown-rank = “{ $found }” is no rank that has a value. Expected one of { $expected }.
error-profile-missing-rank = Every rank needs a value, and “{ $found }” has none.
error-profile-unknown-kind = “{ $found }” is no kind of canasta.{ part-nearest } Expected one of { $expected }.
error-profile-no-openings = At least one pair [from, minimum] is needed.
error-profile-openings-first = The first pair must begin at { $expected }, so that every score has a minimum; found { $found }.
error-profile-openings-order = The pairs stand lowest first: expected more than { $after }, found { $found }.


## Profiles: values that make no game together

error-profile-teams-uneven = { $players } players cannot be divided into { $teams } equal teams.
error-profile-too-many-cards = { $players } hands of { $hand }, feet of { $foot } and the upcard are { $needed } cards, but there are only { $there }.
error-profile-hand-never-grows = With a hand of { $hand } and a draw of { $draw } nobody ever holds the { $needed } cards of a first meld.
error-profile-opening-too-high = A minimum of { $minimum } can never be met: all cards that can be melded are worth { $most }.
error-profile-no-points = Nothing is worth any points, so nobody can ever reach { $target }.
error-profile-seven-lock-shut =
    Sevens are locked until there are { $canastas ->
        [1] { $canastas } sevens canasta
       *[other] { $canastas } sevens canastas
    }. But { $sevens } sevens and { $wilds } wild cards make { $possible ->
        [0] none.
       *[other] { $possible } at most.
    }
error-profile-red3-never-good = Red threes need a sevens canasta to count for the team, but { $sevens } sevens and { $wilds } wild cards make none.
error-profile-foot-never-earned = The foot is earned by a canasta, but these cards and rules make none.
error-profile-out-needs-wild-melds =
    Going out needs { $needed ->
        [1] { $needed } wild canasta
       *[other] { $needed } wild canastas
    }, but melds of wild cards are not allowed.
error-profile-out-needs-no-wilds =
    Going out needs { $needed ->
        [1] { $needed } mixed canasta
       *[other] { $needed } mixed canastas
    }, but no meld may hold a wild card.
error-profile-out-needs-cards =
    Going out needs { $needed } { part-kind } { $needed ->
        [1] canasta
       *[other] canastas
    }, but the cards make { $possible ->
        [0] none.
       *[other] { $possible } at most.
    }
part-kind =
    { $kind ->
        [natural] natural
        [mixed] mixed
        [wild] wild
       *[sevens] sevens
    }
error-profile-out-needs-together = Going out needs { $natural } natural, { $mixed } mixed, { $wild } wild and { $sevens } sevens canastas. Each kind can be made, but not all of them at once.
