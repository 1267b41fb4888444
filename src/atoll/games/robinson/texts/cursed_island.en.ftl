# Cursed Island: all that only this scenario says.

setting-scenario-cursed_island = Cursed Island
setting-scenario-cursed_island-help = Crosses on five tiles within 10 rounds, while fog spreads over the island.
goal-cursed_island = Goal: Crosses on five different tiles, all standing when a round ends, within 10 rounds. A Cross costs 2 wood and can be built on any explored tile; the farther from the camp, the more pawns it takes. A book on an event card brings fog to two places that you choose. In fog every action takes 1 pawn more, the terrain counts as unexplored, and a camp produces nothing. The Sacred Bell drives fog away. The first totem is the Dark Temple, where treasures can be found, once. The winter die is rolled from round 6.
help-cursed_island =
    In this scenario:
      do build t1-cross         set a Cross at t1
      do explore t1-temple      explore the Dark Temple at t1
planned-temple = explore { $target }
progress-crosses = Crosses { $standing }/{ $total }
progress-fog =
    { $count ->
        [one] fog in { $count } place
       *[other] fog in { $count } places
    }
progress-temple = the Dark Temple waits at { $space }

card-find-cultists-candle = Cultist’s Candle
text-find-cultists-candle = A brown pawn for one build action.
card-find-mysterious-vial = Mysterious Vial
text-find-mysterious-vial = Builds the Medicine for free.
card-find-decorated-bell = Decorated Bell
text-find-decorated-bell = Removes fog from up to 2 places.
card-find-sacrificial-dagger = Sacrificial Dagger
text-find-sacrificial-dagger = Is kept. It gives one character a round temporary weapon +3 in any number of fights, for 1 wound in each. Against a hungry beast in the weather phase it protects everybody.
card-cross = Cross
text-cross = Is built on an explored tile, in fog, too, one on each tile and as many as you like. Five of them win.
card-sacred-bell = Sacred Bell
text-sacred-bell = Removes fog from up to 3 places at the end of the action phase. It can be built again and again.
card-t1-cross = Cross at t1
card-t2-cross = Cross at t2
card-t3-cross = Cross at t3
card-m1-cross = Cross at m1
card-m2-cross = Cross at m2
card-m3-cross = Cross at m3
card-m4-cross = Cross at m4
card-b1-cross = Cross at b1
card-b2-cross = Cross at b2
card-b3-cross = Cross at b3
card-t1-temple = the Dark Temple at t1
card-t2-temple = the Dark Temple at t2
card-t3-temple = the Dark Temple at t3
card-m1-temple = the Dark Temple at m1
card-m2-temple = the Dark Temple at m2
card-m3-temple = the Dark Temple at m3
card-m4-temple = the Dark Temple at m4
card-b1-temple = the Dark Temple at b1
card-b2-temple = the Dark Temple at b2
card-b3-temple = the Dark Temple at b3

event-cursed-totem =
    { $number ->
        [1] A totem at { $space }: here stands the Dark Temple. It can be explored from the next round, once.
        [2] A totem at { $space }: the Altar of Death, with 2 wounds for whoever has found it.
       *[other] A totem at { $space }: a Cultist Hideout, from which fog rises.
    }

refused-cross-stands = There is a Cross at { $space } already.
refused-no-temple = The Dark Temple is not there. It stands on the tile with the first totem.
refused-temple-explored = The Dark Temple has been explored, and that can be done only once.
