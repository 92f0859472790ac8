"""
Sentences of values: what refusals, rules and errors say, put together from their codes, a profile and a catalogue.

The terminal and the server say the same things in the same words; neither `game` nor `lang` knows the other, so it is
done here.
"""
