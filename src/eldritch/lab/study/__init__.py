"""Studies for game designers: statistics of many games of bots, and the effects of another edition.

`playing` plays and records the games, `tallies` counts a game's events, `figures` computes the statistics, `comparing`
compares two editions, and `estimates` has the confidence intervals. `report` and `changes` write a `page`, with
`plots`; `tables` writes the data.
"""
