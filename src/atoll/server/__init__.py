"""The server: tables at which people and bots play, durable and live."""
