### The score sheet of a deal: one label for each item of pennies.engine.scoring.Sheet. No facts.

sheet-melds = Cards on the table
sheet-natural = Natural canastas
sheet-mixed = Mixed canastas
sheet-wild = Wild canastas
sheet-sevens = Sevens canastas
sheet-red_threes = Red threes
sheet-going_out = Going out
sheet-hands = Cards left in hands
sheet-feet = Feet not picked up
sheet-feet_red_threes = Red threes in these feet
sheet-total = This deal

# Around the items
sheet-title = Score
sheet-before = Score before
sheet-after = Score after
