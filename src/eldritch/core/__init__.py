"""What a game is: position, decision, event, options, generator, knowledge."""
