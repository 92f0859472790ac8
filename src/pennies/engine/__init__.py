"""
The rules of Pennies from Heaven on ranks and counts: pure, compiled with mypyc, importing nothing of ours.
"""
