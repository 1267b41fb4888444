# Family Robinson: all that only this scenario says.

setting-scenario-family_robinson = Family Robinson
setting-scenario-family_robinson-help = Nine inventions drawn at the start, a shelter, a roof, a palisade and a weapon, within 12 rounds; and children who must never go hungry.
goal-family_robinson = Goal: in one of the 12 rounds the nine inventions drawn at the start have to be items, the shelter built, and roof, palisade and weapon at 1 or more, all at once, and everybody has to live to the end of that round. If one of the nine is discarded, it has to be back before round 12. A child is born in rounds 7, 9 and 11 and eats 1 food every night; if a child goes hungry the game is lost. The rain die is rolled in rounds 3 and 4, the winter die in rounds 5 and 6, and so on by turns; from round 7 the die of the hungry animals, too. A book on an event card halves the production of its round. Reclamation removes a black marker from the island for 2 pawns.
help-family_robinson =
    In this scenario:
      do arrange reclaim        remove a black marker from the island
planned-reclaim = { $target }
progress-household = The nine: { $built }/{ $total }
progress-household-built = built: { $cards }
progress-household-missing = to be built: { $cards }
progress-household-lost = back in the deck: { $cards }
progress-household-ready = all is ready: live to the end of this round
progress-children = children: { $count }

card-find-old-tools = Old Tools
text-find-old-tools = Build Rope, Pot or Knife for free.
card-find-plow = Plow
text-find-plow = Remove a black marker from any tile or space.
card-find-gunpowder = Gunpowder
text-find-gunpowder = Reroll the die of the hungry animals. The second result stands.
card-find-seeds = Seeds
text-find-seeds = 1 non-perishable food.
card-fence = Fence
text-fence = Palisade +1, with a shelter.
card-garden = Garden
text-garden = 4 food.
card-reclaim = reclamation
text-reclaim = removes a black marker

event-child-born =
    { $count ->
        [one] A child is born.
       *[other] A child is born. Now there are { $count } children.
    }
outcome-child-starved = There was nothing left to eat for a child, and with that the game is lost.
outcome-invention-lost = The last round begins, and one of the nine inventions is not on the board. The game is lost.
