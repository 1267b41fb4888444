# King Kong Island: all that only this scenario says.

setting-scenario-king_kong = The Dreadful Adventure on King Kong Island
setting-scenario-king_kong-help = Three traps, then the hunt for King Kong, within 10 rounds; the director must live, and the actress be free.
goal-king_kong = Goal: set three Traps (Shovel and 4 wood each) in lairs (tiles with totems, numbered as you find them), at most two steps from the camp, and catch King Kong in a later round: a hunt with 2 pawns, in which the weapon falls by 5 (by 1 with the Tranquilizer) and whoever hunts takes 1 wound for each level that is missing. You have 10 rounds, and start with a shelter. Whenever King Kong strikes, he kills the next of nine in your film crew; if it is the director, you lose. The actress, the sixth, he only carries off to lair number 4, the fourth that you find, and you win only when she is free. He strikes with every book on an event card (morale falls by 1, too), when the hungry animals would break a palisade that is not there and, with the harder rule, in every night in which a character does not eat. Their die is rolled in each weather phase once for every lair that has been found; there are no other weather dice. A camp in a lair costs each character 1 wound in every production phase.
help-king_kong =
    In this scenario:
      do build t1-trap          set a Trap in the lair at t1
      do hunt kong              hunt King Kong, when three Traps are set
      do explore t1-actress     free the actress from the lair at t1
planned-kong = hunt { $target }
planned-actress = explore { $target }
progress-traps = Traps { $built }/{ $total }
progress-kong-caught = King Kong is caught
progress-crew = crew { $alive }/{ $total }
progress-crew-next = next: { part-the-member }
progress-captive =
    { $space ->
        [none] the actress is captive in lair number 4, which is not found yet
       *[other] the actress is captive at { $space }
    }

part-the-member =
    { $member ->
        [lights] the lighting technician
        [cameraman] the cameraman
        [sound] the sound engineer
        [screenwriter] the screenwriter
        [make-up] the make-up artist
        [actress] the actress
        [double] the double
        [actor] the actor
        [director] the director
       *[other] { $member }
    }

card-find-vodka = Bottle of Vodka
text-find-vodka = Morale +1.
card-find-firecracker = Firecracker
text-find-firecracker = Ignore what one die of the hungry animals shows, in the weather phase.
card-find-giant-footprint = Giant Footprint
text-find-giant-footprint = A green pawn for one explore action, in one round only.
card-find-lost-item = Film-maker’s Lost Item
text-find-lost-item = The bonus of the first of the film crew who is alive and free. Lighting technician: a brown pawn for one build action. Cameraman: 2 determination. Sound engineer: roll the dice of the hungry animals before the action phase. Screenwriter: look at the top event card. Actress: morale +1. Double: reroll one die of an action or of the hungry animals. Actor: weapon +2. Make-up artist and director: nothing.
card-trap = Trap
text-trap = Is set in a lair (a tile with a totem), on or at most two steps from the camp tile, one in each and three altogether. Then King Kong can be hunted, from the next round.
card-tranquilizer = Tranquilizer
text-tranquilizer = When you catch King Kong the weapon falls by 1 only, not by 5.
card-kong = King Kong
text-kong = Weapon −5, with the Tranquilizer −1, or wounds
card-t1-trap = Trap at t1
card-t2-trap = Trap at t2
card-t3-trap = Trap at t3
card-m1-trap = Trap at m1
card-m2-trap = Trap at m2
card-m3-trap = Trap at m3
card-m4-trap = Trap at m4
card-b1-trap = Trap at b1
card-b2-trap = Trap at b2
card-b3-trap = Trap at b3
card-t1-actress = the place at t1 where the actress is held
card-t2-actress = the place at t2 where the actress is held
card-t3-actress = the place at t3 where the actress is held
card-m1-actress = the place at m1 where the actress is held
card-m2-actress = the place at m2 where the actress is held
card-m3-actress = the place at m3 where the actress is held
card-m4-actress = the place at m4 where the actress is held
card-b1-actress = the place at b1 where the actress is held
card-b2-actress = the place at b2 where the actress is held
card-b3-actress = the place at b3 where the actress is held

event-lair =
    { $number ->
        [4] King Kong’s lair number 4, at { $space }: to this one he carries the actress. In each weather phase the hungry animals come once more.
       *[other] King Kong’s lair number { $number }, at { $space }: in each weather phase the hungry animals come once more.
    }
event-lair-at-camp = The camp is in a lair of King Kong’s.
event-crew-killed = King Kong strikes: { part-the-member } dies.
event-captured = King Kong carries off the actress.
event-actress-freed = The actress is free.
event-kong-caught = King Kong is caught.
event-kong-escapes = King Kong has broken loose; the Traps can be used again.

outcome-director-killed = King Kong has killed the director, and with that the game is lost.

refused-traps-stand =
    { $count ->
        [one] { $count } Trap is set, and there are no more.
       *[other] { $count } Traps are set, and there are no more.
    }
refused-no-lair = There is no totem at { $space }, and Traps are set only in lairs.
refused-trap-stands = There is a Trap at { $space } already.
refused-trap-too-far =
    { $count ->
        [one] { $space } is too far from the camp: a Trap is set at most { $count } step away.
       *[other] { $space } is too far from the camp: a Trap is set at most { $count } steps away.
    }
refused-kong-caught = King Kong is caught already.
refused-too-few-traps = King Kong is hunted only with { $total } Traps, set in earlier rounds; there are { $count }.
refused-actress-free = The actress is not captive.
refused-actress-hidden = Lair number { $number }, where the actress is held, has not been found.
refused-actress-elsewhere = The actress is held at { $space }.
