# Why the treasure hunter would answer so.

reason-dig = The treasure is yours to dig up, here and now.
reason-amulet = An amulet gains more here than it would if you kept it.
reason-stop = To drive on would gain nothing.
reason-landmark = There it puts the most new spaces within sight of such a landmark.
reason-statue = Where it looks, amulets will be easy to reach.
reason-park = From there it is not far to anywhere.
reason-locates = Then only one place is left: the treasure is found.
reason-narrows = Of { $before } places { $after } are left, and your rose is on the map.
reason-no-clue-fits = None of your clues can be played.
reason-collects =
    { $count ->
        [one] There is an amulet on the way.
       *[other] There are { $count } amulets on the way.
    }
reason-to-treasure = The move ends where a treasure is known to lie: { NAME($colour) }.
reason-take = The cards that are still to come promise no more, all in all.
reason-pass = The cards that are still to come promise more, all in all.
