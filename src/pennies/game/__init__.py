"""
What people see of the game: faces, notation, records, cases, views, refusals and the verifiable shuffle.
"""
