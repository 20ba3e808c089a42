"""Tables in the browser: HTTP, WebSocket, storage."""
