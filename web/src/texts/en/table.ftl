# What the page says by itself. The games and the server bring their own texts.

home = Home
my-games = My games
rules = Rules
about = About
menu = Menu
pages = Pages
loading = One moment…
close = Close
cancel = Cancel
save = Save
send = Send

# Who I am.

my-name = My name at the table
renamed = That is your name from now on.
name-full = That is as long as a name can be: { $longest } characters.
login = Login
login-help = 3 to 40 small Latin letters, digits, dots, dashes or underscores; the first is a letter or digit.
password = Password
password-help = { $shortest } to { $longest } characters.
old-password = Present password
open-account = Open an account
do-account = Open it
sign-in = Sign in
do-sign-in = Sign in
change-password = Change password
do-password = Change it
sign-out = Sign out
signed-in-as = Signed in as { $login }
guest-name-1 = Petrel
guest-name-2 = Cormorant
guest-name-3 = Dolphin
guest-name-4 = Heron
guest-name-5 = Sandpiper
guest-name-6 = Pelican
guest-name-7 = Otter
guest-name-8 = Marlin
guest-name-9 = Puffin
guest-name-10 = Osprey
guest-name-11 = Starling
guest-name-12 = Albatross

# How one likes the page.

language = Language
light = Light
theme-auto = As the system
theme-day = Day
theme-night = Night
to-day = To daylight
to-night = To night
sound = Sound
notify = Call me when it is my turn
notify-denied = The browser does not allow notifications for this page.
confirm-answers = Ask before every answer

# The table.

crew = Crew
board = Board
bot = bot
host = host
you = You
you-named = You ({ $name })
hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
is-awaited = The game waits for this player.
has-sealed = has sealed an answer
bot-name-1 = Crab
bot-name-2 = Gull
bot-name-3 = Seal
bot-name-4 = Turtle
bot-name-5 = Squid
bot-name-6 = Whale
bot-random = Random
your-turn = Your turn
where-to-act = What you can choose
choose-again = Choose again
confirm = Do it
sending = Your answer is on its way.
not-possible = Not so.
reminder = What you may do; fold or unfold
log = Log
side = Beside the board
tab-talk = Talk
tab-log = Log
tab-rules = Rules
say-something = Say something to all…
chat-for-players = Only those who sit at the table can talk.
watching = You are watching this game.

waiting-for =
    { $count ->
        [0] The game goes on at once…
       *[other] { $names } to act
    }
waiting-sealed =
    { $count ->
        [0] Your answer is sealed.
        [one] Your answer is sealed. One more is missing.
       *[other] Your answer is sealed. { $count } more are missing.
    }
take-back = Take back
change-mine = Change mine
ask-take-back = Ask to take back my last answer
may-take-back = { $name } would like to take the last answer back. Do you agree?
take-back-asked = { $name } has asked to take the last answer back.
grant = Agree
decline = No
never-mind = Never mind
stand-in = Let a bot play for { $name }
bot-plays-for-you = You got up, and a bot plays for you.
come-back = Take my seat back
hint = Hint
hint-is = The bot would: { $answer }
no-hint = The bot would wait, too.

lost = No connection.
lost-kept = No connection. Your move is kept.
trying-again =
    { $seconds ->
        [one] Trying again in one second
       *[other] Trying again in { $seconds } seconds
    }
trying-now = Connecting…
try-now = Try now
reconnected = Connected again. Nothing was lost.
no-connection = The server cannot be reached. Check the connection and try again.
something-wrong = Something went wrong. Nothing was lost; try again.
page-not-loaded = This page could not be loaded. Check the connection and load it again.

gathering =
    { $missing ->
        [0] All aboard
        [one] One seat is free
       *[other] { $missing } seats are free
    }
gathering-hint = The game begins when every seat is taken.
term = { $title }: { $choice }
term-without = Without: { $title }
term-clock = Time for an answer: { $time }
term-no-clock = No time limit
term-listed = Open to anybody
term-private = Only for those who have the link or the code
empty-seat = Free seat
sit-here = Sit here
add-bot = Add { $bot }
free-seat = Send away
code = Code
copy-link = Copy link
copied = The link is copied.
share = Share

points = Points
winner = winner
last-page = Last page of the log
scores = Scores
rematch = Play again
to-rematch = To the next game
replay = Replay
look-back = Look back
look-at-board = Look at the board
seed-secret = The shuffle is sealed
seed-fits = The shuffle was fair: seed and hash agree
seed-wrong = Seed and hash do not agree!
seed-unchecked = The seed and its hash
seed-hash = Hash of the seed
seed = Seed
seed-help = The hash was shown when the game began, the seed when it ended. The one is the SHA-256 of the other, so nobody could change the cards in between.

leave = Leave the table
leave-title = Leave the table?
leave-open = Your seat will be free for somebody else.
leave-playing = A bot will play for you. You can come back at any time.
stay = Stay
report = Report a problem
report-help = What is wrong? Whoever runs this server gets your words, together with the game and this moment.
report-send = Send report
report-kept = Thank you. Your report is kept with the game.
table-gone = This table is gone
to-home = To the harbour

# The rules.

search-rules = Search the rules
our-ruling = Our ruling
