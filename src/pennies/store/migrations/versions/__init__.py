"""
One module a revision, numbered in order; each is run once and never changed.
"""
