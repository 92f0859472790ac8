"""
Alembic's revisions of the database, the first in `versions/0001_events.py`.
"""
