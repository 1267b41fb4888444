# Jenny needs help: all that only this scenario says.

setting-scenario-jenny = Jenny needs help!
setting-scenario-jenny-help = The captain’s daughter clings to a rock in the sea. Fetch her with a Raft before she dies, and then build a Lifeboat, all in 8 rounds.
goal-jenny = Goal: the Raft (Rope, 2 wood), with which Jenny is fetched from her rock in a later round, and then the Lifeboat (Rope, Knife, 6 wood, 4 fur), which wins at once, all in 8 rounds. On the rock Jenny takes 2 wounds every night and dies in the sixth; in the camp she eats, sleeps and suffers with you, and can only rest. If she dies, you lose. The die of the hungry animals is rolled from round 5. A book lowers the palisade by 1, or wounds everybody.
progress-rescue =
    { $done ->
        [0] Rescue 0/3: the Raft is to be built
        [1] Rescue 1/3: Jenny is to be fetched
        [2] Rescue 2/3: the Lifeboat is to be built
       *[other] Rescue 3/3
    }
progress-nights =
    { $count ->
        [0] Jenny will not survive this night
        [one] Jenny survives { $count } more night on the rock
       *[other] Jenny survives { $count } more nights on the rock
    }

card-jenny = Jenny
card-rescue = rescue of Jenny
card-find-pistol = Pistol (bow tie)
text-find-pistol = Temporary weapon +3, once.
card-find-ruined-hut = Ruined Hut
text-find-ruined-hut = 2 wood.
card-find-vines = Vines
text-find-vines = Palisade +1, with a shelter.
card-rescue-raft = Raft for Jenny
text-rescue-raft = From the next round on Jenny can be fetched with it: an explore action with 1 or 2 pawns, in which 1 wound takes the place of an adventure.
card-lifeboat = Lifeboat
text-lifeboat = Only when Jenny is in the camp. As soon as it is built, you win.

event-rescued = { the-who.start } is safe in the camp.

refused-jenny-first = The Lifeboat can be built only when Jenny is in the camp.
refused-jenny-is-here = Jenny is in the camp already.

outcome-companion-died = Jenny has died, and with that the game is lost.
