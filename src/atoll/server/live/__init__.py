"""Tables that are live in this process: the play at them, and the clients that follow it."""
