# Why the schemer would answer so.

reason-lane-own =
    { $points ->
        [one] No free lane scores more than this: { $points } point a sailor.
       *[other] No free lane scores more than this: { $points } points a sailor.
    }
reason-lane-black =
    { $points ->
        [one] No free lane scores less than this: { $points } point a sailor. Let the black boat have it.
       *[other] No free lane scores less than this: { $points } points a sailor. Let the black boat have it.
    }
reason-board = There your people may expect most.
reason-leave-for = Afterwards a seat in the { NAME($colour) } boat promises most.
reason-leave-least = Of all who could leave, this one will be missed least.
reason-climb = There this person may expect most.
reason-hat = A hat of your own is worth spending here: the vote will hardly go your way without it.
reason-word = You have let the others expect it, and who keeps a word is listened to.
reason-plea = { $seat } has asked for it, and it costs you next to nothing.
reason-can-win = What you would like best will hardly win; this brings you more.
reason-leak-others = None of your people is in that boat.
reason-leak-best = Some of yours are in it, but of all leaks this one costs you least.
reason-move-own =
    { $count ->
        [one] One of your people is aboard.
       *[other] { $count } of your people are aboard.
    }
reason-move-best = None of yours is aboard, but every other result serves you less.
reason-not-mine = Then it is not one of yours who drowns.
reason-call = The vote would go your way now: more talk could only spoil it.
reason-say-vote = Others gain by it as well, and may join you.
reason-say-spare = That is what you have most to fear.
reason-say-agree = What you give up for it is worth less than the favour.
