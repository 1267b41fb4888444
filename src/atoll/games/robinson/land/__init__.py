"""The island, what lies on it, and the sky above it."""
