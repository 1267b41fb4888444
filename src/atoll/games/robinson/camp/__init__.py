"""What the camp has: resources, levels, items and what the team keeps; and how it moves."""
