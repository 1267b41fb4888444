# Castaways: all that only this scenario says.

setting-scenario-castaways = Castaways
setting-scenario-castaways-help = A woodpile of 15 wood and a Fire, ready when a ship passes: in round 10, 11 or 12.
goal-castaways = Goal: a woodpile of five stages (1, 2, 3, 4 and 5 wood) and Fire, ready in round 10, 11 or 12. Wood is laid before the action phase, on one stage a round. The rain die is rolled from round 4, all three weather dice from round 7.
help-castaways =
    In this scenario:
      lay 2                     2 wood on the woodpile, before the actions
progress-woodpile = Woodpile { $laid }/{ $total }
progress-stage = stage { $stage }: { $laid }/{ $total }

# There are the same herbs in another scenario, too.
card-find-wild-herbs = Herbs
text-find-wild-herbs = Heal 1 wound, at night.

card-find-oil = Oil
text-find-oil = 2 wood for the current stage of the woodpile, at any time. What it cannot hold is lost.
card-find-pirate-sabre = Pirate Sabre
text-find-pirate-sabre = Weapon +1.
card-find-medallion = Medallion of a Lady
text-find-medallion = 3 determination, distributed at will.
card-hatchet = Hatchet
text-hatchet = An extra wood token on the camp tile, which moves with the camp.
card-mast = Mast
text-mast = 3 wood for the current stage of the woodpile as soon as it is built. What it cannot hold is lost.

option-lay = Lay { $count } wood on the woodpile
event-woodpile = { $count } wood on the woodpile, { $total } altogether.

refused-woodpile-too-late = Wood is laid on the woodpile only before the action phase.
refused-woodpile-complete = The woodpile is complete.
refused-stage-full = In this round a stage has been filled; the next is for the next round.
refused-stage-holds = This stage takes only { $count } wood more, and at least 1 is laid.
