"""How fast the games are, beside their peers, measured in one run on one core: `make bench`."""
