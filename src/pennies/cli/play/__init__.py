"""
`pennies play`: a game at the terminal. `playing` is the command from first to last, `table` one game of it.
"""
