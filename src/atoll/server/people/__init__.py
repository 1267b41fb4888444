"""People: guests with a name, accounts for those who want one, and tokens."""
