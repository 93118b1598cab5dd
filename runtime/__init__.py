"""Builds what the browser needs to run Eldritch without a server: the interpreter, libraries and our code.

    python -m runtime [--out FOLDER]

The result is a folder of static files under a name with their hash, and `runtime.json`, which says where they are.
"""
