# Volcano Island: all that only this scenario says.

setting-scenario-volcano_island = Volcano Island
setting-scenario-volcano_island-help = Explore the island and its old sites, keep ahead of the lava, and build the Jolly Boat within 8 rounds.
goal-volcano_island = Goal: explore as many spaces and sites as you need (with one or two players 6 and 3, with three 7 and 4, with four 8 and 4), and then build the Jolly Boat (Rope, 3 wood), all within 8 rounds. Each tile with a totem has a site: explore it once, from the round after, and draw all its mysteries. Every explore action takes 1 pawn more than usual, and the third and the fourth site 1 more still. From round 4 lava takes spaces away when a round begins; if the camp is on one of them, you lose. A book on an event card brings ash to two places of your choice; every action there takes 1 pawn more. The rain die is rolled from round 4. For shelter, roof and palisade fur may stand in for wood.
help-volcano_island =
    In this scenario:
      do explore t1-site        explore the site on t1
planned-site = explore { $target }
progress-spaces = Spaces { $count }/{ $total }
progress-sites = sites { $count }/{ $total }
progress-lava = lava in round { $round }: { $spaces }

card-find-old-map = Old Map
text-find-old-map = 1 mystery fewer at a site. You are asked before the first is drawn.
card-find-indys-diary = Indy’s Diary
text-find-indys-diary = Ignore a trap that has been drawn. It counts as carried out.
card-find-torch = Torch
text-find-torch = Ignore a monster that has been drawn. It counts as carried out.
card-find-old-canvas = Old Canvas
text-find-old-canvas = Ignore 1 rain cloud, in the weather phase.
card-rope-ladder = Rope Ladder
text-rope-ladder = A neutral pawn for exploring a site, once in every round.
card-jolly-boat = Jolly Boat
text-jolly-boat = You get away and win at once. It can be built when all spaces and sites that you need have been explored.
card-site = a site
card-t1-site = the site on t1
card-t2-site = the site on t2
card-t3-site = the site on t3
card-m1-site = the site on m1
card-m2-site = the site on m2
card-m3-site = the site on m3
card-m4-site = the site on m4
card-b1-site = the site on b1
card-b2-site = the site on b2
card-b3-site = the site on b3
card-fur-1 = wood and 1 fur
card-fur-2 = wood and 2 fur

option-way-draw-fewer = Use the Old Map: draw 1 mystery fewer
option-way-draw-all = Keep the Old Map and draw them all

event-lava = Lava comes down from the volcano.
event-site-found = There is a site on { $space }. It can be explored from the next round, once.
event-site =
    { $number ->
        [1] The site on { $space } is the Small Temple. Mysteries there: { $count }.
        [2] The site on { $space } is the Ruined Village. Mysteries there: { $count }.
        [3] The site on { $space } is the Hidden Cave. Mysteries there: { $count }.
       *[4] The site on { $space } is the Underground Temple. Mysteries there: { $count }.
    }
event-site-empty = All sites have been explored. There is nothing more to find here.

refused-site-explored = The site on { $space } has been explored already.
refused-no-site = There is no site on { $space }.
refused-all-sites-explored = After the site no. { $count } there is nothing more to explore.
refused-boat-too-early = Before the Jolly Boat is built you still have to explore: { $spaces } spaces, { $sites } sites.
