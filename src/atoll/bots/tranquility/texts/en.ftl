# Why the careful bot would answer so.

reason-cheap =
    { $cost ->
        [0] It costs nothing, and the next best would cost more cards.
        [one] It costs only one card, less than the next best.
       *[other] It costs { $cost } cards, less than the next best in the end.
    }
reason-room =
    { $cost ->
        [0] The gaps stay easy to fill
       *[other] It is worth its price, for the gaps stay easy to fill
    }: { $numbers ->
        [one] { $numbers } number
       *[other] { $numbers } numbers
    } for { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } where it is tightest.
reason-closes-gap =
    { $cost ->
        [0] It closes a gap, and for nothing.
        [one] It closes a gap, and for only one card.
       *[other] It closes a gap for { $cost } cards.
    }
reason-spare-two = Two cards that you can spare are cheaper than any place for an island.
reason-nothing-fits = None of your islands can be placed.
reason-finish = The sea is full: only a Finish is missing.
reason-easy-prey = Of all islands this one is replaced most easily.
reason-wrong-half = It shows the wrong half, and nothing else costs less just now.
reason-trade-hand = To end a storm is worth more than anything this hand can do.
reason-no-place = There is no place left for it: { $card }.
reason-another-finish = You keep another Finish.
reason-least-missed = That is what the voyage will miss least.
reason-split = So the offers add up to what is needed, and who has most gives most.
reason-gladly =
    { $cards ->
        [0] There is no card that you would give gladly.
        [one] One card you would give gladly.
       *[other] { $cards } cards you would give gladly.
    }
reason-full-row =
    { $cells ->
        [one] There least is lost: only one cell could be filled.
       *[other] There least is lost: only { $cells } cells could be filled.
    }
reason-last-hope = Otherwise you could only give up.
reason-worst-storm = Of all storms this one will cost you most.
reason-points =
    { $points ->
        [one] No island scores more at once: { $points } point.
       *[other] No island scores more at once: { $points } points.
    }
