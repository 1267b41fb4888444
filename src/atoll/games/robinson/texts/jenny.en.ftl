# Jenny needs help: all that only this scenario says.

setting-scenario-jenny = Jenny needs help!
setting-scenario-jenny-help = The captain’s daughter clings to a rock in the sea. Fetch her with a Raft before she dies, and then build a Lifeboat, all in 8 rounds.
goal-jenny = Goal: the Raft for Jenny (Rope, 2 wood), with which she is fetched from her rock in a later round, and then the Lifeboat (Rope, Knife, 6 wood, 4 fur), which wins at once, all in 8 rounds. On the rock she takes 2 wounds every night and dies in the sixth; in the camp she eats, sleeps and suffers with you, and can only rest. If she dies, you lose. The die of the hungry animals is rolled from round 5. A book on an event card lowers the palisade by 1 or, if there is none, wounds everybody but Friday.
help-jenny =
    In this scenario:
      do build rescue-raft      build the Raft for Jenny
      do explore rescue         fetch Jenny, with the Raft for Jenny
      do build lifeboat         build the Lifeboat, when Jenny is in the camp
planned-rescue = { $target }
progress-rescue =
    { $done ->
        [0] Rescue 0/3: Raft for Jenny
        [1] Rescue 1/3: fetch Jenny
        [2] Rescue 2/3: Lifeboat
       *[other] Rescue 3/3
    }
progress-nights =
    { $count ->
        [0] Jenny dies tonight
        [one] Jenny has { $count } night left
       *[other] Jenny has { $count } nights left
    }

card-jenny = Jenny
card-rescue = rescue of Jenny
card-find-pistol = Pistol
text-find-pistol = Temporary weapon +3, once.
card-find-ruined-hut = Ruined Hut
text-find-ruined-hut = 2 wood.
card-find-vines = Vines
text-find-vines = Palisade +1, with a shelter.
card-rescue-raft = Raft for Jenny
text-rescue-raft = From the next round on Jenny can be fetched with it: an explore action with 1 or 2 pawns, in which 1 wound takes the place of an adventure.
card-lifeboat = Lifeboat
text-lifeboat = Only when Jenny is in the camp. As soon as it is built, you win.

event-jenny-totem =
    { $number ->
        [1] A totem at { $space }: Slippery Rocks, with 2 wounds for whoever has found them.
        [2] A totem at { $space }: the Old Cemetery, which lowers morale by 2.
        [3] A totem at { $space }: Masts and Spars, where a Rope can be had.
       *[4] A totem at { $space }: the Balloon Wreck, with 2 fur.
    }
event-rescued = { part-the-who.start } is safe in the camp.

refused-jenny-first = The Lifeboat can be built only when Jenny is in the camp.
refused-jenny-is-here = Jenny is in the camp already.

outcome-companion-died = Jenny has died, and with that the game is lost.
