"""What can occur in a game: by options and seats, who, where, which cards, actions and choices.

It follows from the facts, from what stands on the cards, and from what a scenario says of itself.
From this the grammar takes what answers can be about. It knows all the rules, which themselves
name answers; so the grammar finds it only when it is asked.
"""
