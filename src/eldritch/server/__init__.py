"""The server: people, lobby and live tables over HTTP and WebSocket."""
