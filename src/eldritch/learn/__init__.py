"""Lessons: an interactive introduction to each game, played on the real engine at a private table.

A lesson is a script (`learning/lesson.toml` in the game's folder). It lists the steps: what they point at, what the
learner has to do and what the other seats do. The secret of the table is fixed, so the deal is always the same, and
the other seats play scripted moves. Nothing is stored or rated: the position at a step follows from the script alone.
"""
