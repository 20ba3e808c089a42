"""The engine compiled on the machine it runs on: beside a server, or when asked for."""
