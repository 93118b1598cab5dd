"""The designer's lab: what a game is like when bots play it many times, and what another edition changes.

`playing` plays and notes, `tallies` says what is counted in which game, `figures` draws the conclusions, `comparing`
sets two editions side by side, `estimates` says what either proves; `report` and `changes` write them on a `page`,
`plots` and `tables` draw them and list them.
"""
