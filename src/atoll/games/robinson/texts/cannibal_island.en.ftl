# Cannibal Island: all that only this scenario says.

setting-scenario-cannibal_island = Cannibal Island
setting-scenario-cannibal_island-help = Burn the villages of the cannibals and storm their city within 9 rounds.
goal-cannibal_island = Goal: destroy the city of the cannibals within 9 rounds, with all of you alive at the end of that round. The city is turned up at t4 in round 4. Villages stand on the first four tiles with totems that you explore; they wound whoever finds them, and the camp cannot stand there before they are burnt. An attack is a hunt with 2 pawns on a place to which explored tiles lead, however far; whoever leads it takes 1 wound for each level that the weapon lacks. Each village that you burn makes the city weaker by 3, and the other villages by 1. A book on an event card brings the cannibals to the camp: wounds, fewer with each village burnt, and the camp has to flee to a neighbouring tile. No weather dice are rolled, unless a card says so.
help-cannibal_island =
    In this scenario:
      do hunt m2-village        attack the village at m2
      do hunt t4-city           attack the city
planned-village = attack { $target }
planned-city = attack { $target }
progress-villages = Villages: burnt { $burnt }, found { $found }
progress-village-strength = strength: village { $strength }
progress-city-strength = city { $strength }

card-find-blowpipe = Blowpipe
text-find-blowpipe = Temporary weapon +2, once.
card-find-healing-ointment = Healing Ointment
text-find-healing-ointment = Heal 1 wound, at night.
card-find-map-of-the-island = Map of the Island
text-find-map-of-the-island = Look at the next three tiles of the stack and put them back in any order.
card-find-rusty-machete = Old Machete
text-find-rusty-machete = Weapon +1.
card-canoe = Canoe
text-canoe = Whoever explores takes the next two tiles, lays one of them and shuffles the other back.
card-ballista = Ballista
text-ballista = Weapon +1 and, with a shelter, palisade +2.
card-t1-village = the village at t1
card-t2-village = the village at t2
card-t3-village = the village at t3
card-m2-village = the village at m2
card-m3-village = the village at m3
card-m4-village = the village at m4
card-b1-village = the village at b1
card-b2-village = the village at b2
card-b3-village = the village at b3
card-t4-city = the city at t4
card-t4-left = t4 on the left
card-t4-right = t4 on the right
card-t4-token = t4 parrots

event-city-found = Tile 4 is turned up: at { $space } lies the city of the cannibals.
event-village-found = Village { $number } of the cannibals stands at { $space }.
event-village-burnt = The village at { $space } is burnt.
event-city-destroyed = The city of the cannibals is destroyed! Now all have to live until the round is over.
event-cannibals-attack = The cannibals attack the camp.
event-shelter-lost = The camp cannot flee, and the shelter is lost.

refused-cannibals-there = The camp cannot move to { $space }: there are cannibals.
refused-no-cannibals = There is nothing to attack at { $space }: no village stands there.
refused-burnt-already = The village at { $space } has been burnt already.
refused-friday-attacks = Friday helps in an attack, but he does not lead it.
refused-city-hidden = The city can be attacked only when its tile has been turned up, in round { $round }.
