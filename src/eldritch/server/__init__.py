"""The server: accounts, lobby and live tables over HTTP and WebSocket."""
