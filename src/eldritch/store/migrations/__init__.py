"""Alembic's scripts: `versions` holds one file per change of the schema, in the order their names say."""
