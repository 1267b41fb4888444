# What the page says by itself. The games and the server bring their own texts.

page-home = Home
page-my-games = My games
page-rules = Rules
page-about = About
page-menu = Menu
page-pages = Pages
page-loading = One moment…
page-close = Close
page-cancel = Cancel
page-save = Save
page-send = Send

# Who I am.

me-name = My name at the table
me-renamed = That is your name from now on.
me-name-full = That is as long as a name can be: { $longest } characters.
me-login = Login
me-login-help = 3 to 40 small Latin letters, digits, dots, dashes or underscores; the first is a letter or digit.
me-password = Password
me-password-help = { $shortest } to { $longest } characters.
me-old-password = Present password
me-account = Open an account
me-do-account = Open it
me-sign-in = Sign in
me-do-sign-in = Sign in
me-change-password = Change password
me-do-password = Change it
me-sign-out = Sign out
me-signed-in-as = Signed in as { $login }
me-guest-1 = Petrel
me-guest-2 = Cormorant
me-guest-3 = Dolphin
me-guest-4 = Heron
me-guest-5 = Sandpiper
me-guest-6 = Pelican
me-guest-7 = Otter
me-guest-8 = Marlin
me-guest-9 = Puffin
me-guest-10 = Osprey
me-guest-11 = Starling
me-guest-12 = Albatross

# How one likes the page.

me-language = Language
me-light = Light
me-theme-auto = As the system
me-theme-day = Day
me-theme-night = Night
me-to-day = To daylight
me-to-night = To night
me-sound = Sound
me-notify = Call me when it is my turn
me-notify-denied = The browser does not allow notifications for this page.
me-confirm-answers = Ask before every answer

# The table.

table-crew = Crew
table-board = Board
seat-bot = bot
seat-host = host
seat-you = You
seat-you-told = you
seat-you-named = You ({ $name })
seat-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
seat-awaited = The game waits for this player.
seat-sealed = has sealed an answer
bot-name-1 = Crab
bot-name-2 = Gull
bot-name-3 = Seal
bot-name-4 = Turtle
bot-name-5 = Squid
bot-name-6 = Whale
bot-random = Scatterbrain
table-your-turn = Your turn
table-where-to-act = What you can choose
table-choose-again = Choose again
table-sending = Your answer is on its way.
table-not-possible = Not so.
table-reminder = What you may do; fold or unfold
table-unfold = The whole question; fold or unfold
table-log = Log
table-side = Beside the board
table-tab-talk = Talk
table-tab-log = Log
table-tab-rules = Rules
table-say = Say something to all…
table-chat-for-players = Only those who sit at the table can talk.
table-watching = You are watching this game.

table-waiting-for =
    { $count ->
        [0] The game goes on at once…
       *[other] { $names } to act
    }
table-waiting-sealed =
    { $count ->
        [0] Your answer is sealed.
        [one] Your answer is sealed. { $names } has yet to answer.
       *[other] Your answer is sealed. { $names } have yet to answer.
    }
table-take-back = Take back
table-change-mine = Change mine
table-ask-take-back = Ask to take back my last answer
table-may-take-back = { $name } would like to take the last answer back. Do you agree?
table-take-back-asked = { $name } has asked to take the last answer back.
table-grant = Agree
table-decline = No
table-never-mind = Never mind
table-stand-in = Let a bot play for { $name }
table-bot-plays = You got up, and a bot plays for you.
table-come-back = Take my seat back
table-hint = Hint
table-hint-is = The bot would: { $answer }
table-hint-why = { table-hint-is }. { $reason }
table-no-hint = The bot would wait, too.

table-lost = No connection.
table-lost-kept = No connection. Your move is kept.
table-trying-again =
    { $seconds ->
        [one] Trying again in one second
       *[other] Trying again in { $seconds } seconds
    }
table-trying-now = Connecting…
table-try-now = Try now
table-reconnected = Connected again. Nothing was lost.
page-no-connection = The server cannot be reached. Check the connection and try again.
page-something-wrong = Something went wrong. Nothing was lost; try again.
page-not-loaded = This page could not be loaded. Check the connection and load it again.

table-gathering =
    { $missing ->
        [0] All aboard
        [one] One seat is free
       *[other] { $missing } seats are free
    }
table-gathering-hint = The game begins when every seat is taken.
table-term = { $title }: { $choice }
table-term-without = Without: { $title }
table-term-clock = Time for an answer: { $time }
table-term-no-clock = No time limit
table-term-listed = Open to anybody
table-term-private = Only for those who have the link or the code
seat-empty = Free seat
seat-sit-here = Sit here
seat-add-bot = Add { $bot }
seat-free = Send away
table-code = Code
page-copy-link = Copy link
page-copied = The link is copied.
page-share = Share
page-qr = QR code
page-qr-of = QR code of { $address }
page-link-alone = Only this computer can open the link: the server lets no other devices in.

table-points = Points
table-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
table-place-shared = shared { table-place }
table-place-won = { $place } · winner
table-last-page = Last page of the log
table-scores = Scores
table-rematch = Play again
table-to-rematch = To the next game
replay-title = Replay
table-look-back = Look back
table-look-at-board = Look at the board
table-seed-secret = The shuffle is sealed
table-seed-fits = The shuffle was fair: seed and hash agree
table-seed-wrong = Seed and hash do not agree!
table-seed-unchecked = The seed and its hash
table-seed-hash = Hash of the seed
table-seed = Seed
table-seed-help = The hash was shown when the game began, the seed when it ended. The one is the SHA-256 of the other, so nobody could change the cards in between.

table-leave = Leave the table
table-leave-title = Leave the table?
table-leave-open = Your seat will be free for somebody else.
table-leave-playing = A bot will play for you. You can come back at any time.
table-stay = Stay
table-report = Report a problem
table-report-help = What is wrong? Whoever runs this server gets your words, together with the game and this moment.
table-report-send = Send report
table-report-kept = Thank you. Your report is kept with the game.
table-gone = This table is gone
page-to-home = To the harbour

# The rules.

rules-search = Search the rules
rules-ruling = Our ruling
