"""Planning: what can be done, who places pawns where, and what is paid for it."""
