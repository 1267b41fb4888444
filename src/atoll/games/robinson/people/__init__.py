"""How people fare: their wounds, their spirits, and how they die."""
