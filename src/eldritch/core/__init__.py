"""The common parts of all games: positions, frames, actions, events, options, random generator and knowledge."""
