"""What a person sees: what happened, the table, and what is asked."""
