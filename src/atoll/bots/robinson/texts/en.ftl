# Why the survivor would answer so.

reason-goal = The goal asks for it.
reason-played-out = The rest of the round was played through each way, with all that is unknown dealt anew: this left the best chance to win.
reason-help-wanted = Others have planned this, and lack a pawn for it.
reason-all-placed = All that the plan asks of you stands on the board.
reason-plan = It belongs to the plan that promises most for the whole camp.
reason-plan-sure =
    { $pawns ->
        [one] It belongs to the best plan for the camp; with { $pawns } pawn it succeeds for sure.
       *[other] It belongs to the best plan for the camp; with { $pawns } pawns it succeeds for sure.
    }
reason-plan-dice =
    { $pawns ->
        [one] It belongs to the best plan for the camp; { $pawns } pawn and the dice will do.
       *[other] It belongs to the best plan for the camp; { $pawns } pawns and the dice will do.
    }
