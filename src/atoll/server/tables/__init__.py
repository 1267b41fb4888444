"""Tables as they are kept: made, joined, left and found again, and what is said at them."""
