"""The commands of ``atoll``, a file each: what they take, and what they print."""
