"""Live tables: rooms, sockets, bots and the lobby."""
