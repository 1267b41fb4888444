"""What the words of the cards do, one subject a file."""
