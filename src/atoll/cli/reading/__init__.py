"""What a person types is read: which answer it is, or why it is none."""
