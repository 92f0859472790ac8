"""
What bots think with, on ranks: knowledge, the weighted policy, guessed worlds, search, and deals among policies.

Written like the engine (docs/decisions/0002) and compiled with it; imports nothing but the engine.
"""
