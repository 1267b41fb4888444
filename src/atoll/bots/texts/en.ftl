# Why any bot would answer so.

reason-no-choice = It is all that you can do.
