"""
How the parts of the package are made that are not copied: for `hatch_build.py` and the scripts of developers.
"""
