### Names of what a table has: phases, answers, endings, kinds, seats, teams, and players without a name of their own.


# Phases of a turn, as pennies.engine.state names them
phase-draw = drawing
phase-lay = laying
phase-answer = a question to the partners
phase-over = the deal is over

# The partners’ answer in this turn

# How a deal ended
ending-out = a player went out
ending-stock = the stock ran out
ending-red-three = the last card drawn was a red three
ending-sevens = only sevens were left in a hand
ending-resigned = broken off

# Kinds of canasta
kind-natural = natural canasta
kind-mixed = mixed canasta
kind-wild = wild canasta
kind-sevens = sevens canasta

# Seats and teams
seat = seat { $seat }
team = team { $team }
seat-title = Seat { $seat }
team-title = Team { $team }
you = you
yes = yes
no = no

# Six computer players
bot-name-1 = Robin
bot-name-2 = Wren
bot-name-3 = Rowan
bot-name-4 = Sage
bot-name-5 = Juniper
bot-name-6 = Linden
