"""
Pennies from Heaven: six-player, four-deck Canasta.
"""
