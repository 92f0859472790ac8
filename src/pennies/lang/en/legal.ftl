### What `pennies legal` says. Labels stand before a list of actions in notation.


legal-to-act = Seat { $seat } is to act: { $phase }.
legal-over = The deal is over: { $ending }.
legal-refused = { $action } is refused, { $rule }.
legal-not-refused = The last action should have been refused, and is legal.
legal-impossible = Not possible:

legal-draw = Draw:
legal-take = Take the pile:
legal-start = Lay a new meld:
legal-add = Add to a meld:
legal-discard = Discard:
legal-ask = Ask the partners:
legal-answer = Answer:
legal-pass = Pass:

error-record-empty = There is no deal in this record yet.
