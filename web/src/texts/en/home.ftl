# The pages about the tables: the chart, a new table, my games, the rules, and what this is.

# The chart.

home-ask = Where shall we be wrecked tonight?
home-lead = Board games of shipwrecks and islands, with friends or with bots. No account needed.
home-islands = The islands
home-beside = Tables
home-water-1 = Sea of Good Intentions
home-water-2 = Silent Sound
home-water-3 = Shark Roads

home-coming = On the way
home-coming-help = It cannot be played here yet; its rules can be read already.
home-new-table = New table
home-bots = With bots
home-voyage = First voyage
home-rules = Rules
home-making = The bots are sitting down…

# Beside the chart.

home-your-tables = Your tables
home-all-games = All my games
home-no-tables = No tables yet. Choose an island.
home-awaited = You are awaited
home-code = Invited? Enter the code
home-code-short = Invitation code
home-join = Join
home-no-code = Enter the code first.
home-free-seats = Free seats
home-no-free-seats = Nobody is looking for company right now. Open a table: others will see it here.
home-free-at =
    { $count ->
        [one] { $name } · one seat is free
       *[other] { $name } · { $count } seats are free
    }
seat-taken = { $taken } of { $all } seats taken
home-voyage-hint = New to a game? A first voyage teaches it in five minutes.
home-tables-unknown = No connection: the tables cannot be seen right now.

# A new table.

new-title = New table · { $game }
new-crew = Crew
new-seat-count = How many seats?
seat-number = Seat { $number }
new-me = Me
new-open = Open
new-bot = { $bot } (bot)
new-bot-best = { $bot } (bot, the strongest)
new-fill-bots = Fill the open seats with bots
new-options = The game
new-more = More choices
new-difficulty = difficulty { $level } of { $most }
new-with-difficulty = { $choice } · difficulty { $level } of { $most }
new-difficulty-help = The dots say how hard a choice is by itself, by how often our own bot wins with it.
new-seats-needed = Seats needed: { $seats }
new-not-with = Does not go with “{ $choice }”.
new-who-joins = Who may join?
new-listed = Anyone: the table is listed under “Free seats”
new-by-link = Only people I send the link or the code to
new-clock = Time for an answer
new-clock-help = When it runs out, a bot answers instead. One day suits games that go on for several days.
table-clock-none = No limit
table-clock-30 = 30 seconds
table-clock-120 = 2 minutes
table-clock-3600 = 1 hour
table-clock-86400 = 1 day
new-create = Open the table
new-begin = Begin
new-then-invite = Next you get a code and a link for the others.
new-then-begin = Everybody is here: the game begins at once.

# My games.

games-awaiting = You are awaited
games-going-on = Under way
games-open = Waiting for players
games-over = Over
games-more = Show more
games-none = No games yet. Choose an island, and your game will be listed here.
games-unplayable = Cannot go on: it began under other rules.
me-devices = Devices and programs
me-devices-help = Whatever is listed here may play in your name. Revoke what you do not know.
me-device-browser = Browser
me-device-since = since { $date }
me-device-this = This device
me-sign-out-sure = Sign out now
me-sign-out-guest = You have no account: once signed out, you cannot come back as { $name } or to these games.
me-revoke = Revoke
me-revoke-sure = Revoke now
me-revoked = It can no longer play in your name.
me-token = A token for a program
me-token-label = What is it for?
me-token-make = Make a token
me-token-once = This is the token. It is shown only now: copy it.
page-copy = Copy
me-token-copied = The token is copied.

# The rules.

rules-title = The rules
rules-lead = In our own words, in numbered paragraphs: the table cites them when it says no.
rules-of = Rules: { $game }
rules-contents = Contents
rules-all = All games
rules-link-copied = The link to { $id } is copied.
rules-link-help = The number of a paragraph is a link: it takes you there and copies the address.
rules-found =
    { $count ->
        [0] Nothing is found. Try another word.
        [one] Found in one paragraph
       *[other] Found in { $count } paragraphs
    }

# About.

about-title = About Atoll
about-what = What this is
about-what-1 = Atoll is a table for board games about shipwrecks and islands. You can play with friends, with bots or on your own, in English, Russian or Ukrainian, in any browser.
about-what-2 = Nobody needs an account: a name is enough. After a game anyone can check that the cards were shuffled fairly, and look back at every move.
about-games = The games and their authors
about-buy = Atoll belongs to none of the authors and publishers and has no ties to them. If you like a game, buy it: it is better with wooden pieces and a pot of tea, and its authors deserve it. All rules, texts and pictures here are our own.
about-thanks = Made with
about-code = The program is free: MIT licence.
about-icons = Some icons are from game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0.
about-fonts = The letters are Alegreya, Alegreya Sans and Alegreya Sans SC by Juan Pablo del Peral for Huerta Tipográfica, under the SIL Open Font License 1.1.
about-svelte = The page is built with Svelte (MIT licence).
about-fluent = Its texts are written in Fluent, @fluent/bundle (Apache License 2.0).
about-version = Version { $version }
about-interface = For programs: the API of this server

# Not found, and the app.

page-not-found = Here be nothing
page-not-found-help = The chart shows no such place. Perhaps the link lost a letter on the way.
page-install = Install as an app
