"""The six phases of a round."""
