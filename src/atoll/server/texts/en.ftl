# What happens at a table besides the game.

event-late = { $seat } ran out of time: this once a bot has answered.
event-undo-ask = { $seat } would like to take an answer back.
event-undo-grant = { $seat } { VERB($seat, "agrees", "agree") }.
event-undo-decline = The answer stays: { $seat } { VERB($seat, "is", "are") } against taking it back.
event-undo-lapse = { $seat } { VERB($seat, "does", "do") } not take an answer back: not everybody has said in time whether it may be taken back.

# Why the server does not do something.

error-stale = The table has moved on meanwhile. Look again, and answer anew.
error-not-begun = The game has not begun yet.
error-not-seated = You do not sit at this table.
error-away = A bot plays for you. Take your seat back first.
error-nothing-to-undo = There is nothing that you can take back.
error-undo-asked = Somebody is asking to take an answer back already.
error-undone-too-often = You have taken answers back too often since the game last went on. Play on first.
error-not-asked-to-grant = You are not asked whether an answer may be taken back.
error-talk-none = Not now: the game asks for silence.
error-talk-numbers = Not now: the game allows numbers only, and offers them as answers.
error-bad-remark =
    { $longest ->
        [one] A remark has one visible character.
       *[other] A remark has 1 to { $longest } visible characters.
    }
error-not-awaited = The game does not wait for this seat, or a bot plays for it already.
error-nothing-asked = Nothing is asked of you now.
error-no-advice = The bot { $bot } has no advice now.
error-patience =
    { $seconds ->
        [one] Give them one more second.
       *[other] Give them { $seconds } more seconds.
    }
error-other-rules = This table began under version { $then } of the rules of { $game }; this server has version { $now }. It cannot go on here.
error-broken-table = The record of this table does not fit its game. It cannot go on.

error-no-such-table = There is no such table.
error-no-such-seat = This table has no such seat.
error-seat-not-open = This seat is not open.
error-one-seat-each = One seat is enough for each of us.
error-already-begun = The game has begun: nobody can change seats now.
error-not-over = The game is not over.
error-not-your-seat = While the game goes on, you see it from your own seat only.
error-bad-record = This record is damaged and cannot be replayed ({ $why }).
error-no-record = This file is not a record of a game. Choose one that was downloaded here.
error-record-of-other-rules = This game was recorded under version { $then } of its rules; this server has version { $now }. It cannot be replayed here.
error-nothing-to-decide = The game was over by then: there is nothing to decide any more.
error-no-such-moment = There is no such moment: the last one has the number { $last }.
error-bad-report = A report has 1 to { $longest } visible characters.
error-host-only = Only the host of the table may do this.
error-no-such-game = There is no game “{ $game }”.
error-no-such-bot = There is no bot “{ $bot }” for this game. There are: { $known }.
error-bad-options = These options cannot be: { $why }.
error-bad-clock = A clock gives { $shortest } to { $longest } seconds for each answer.

error-bad-name =
    { $longest ->
        [one] A name has one visible character.
       *[other] A name has 1 to { $longest } visible characters.
    }
error-bad-login = A login has 3 to 40 small Latin letters, digits, dots, dashes or underscores, and begins with a letter or digit.
error-bad-password = A password has { $shortest } to { $longest } characters.
error-login-taken = Somebody has this login already.
error-account-exists = You have an account already.
error-no-account = You have no account.
error-wrong-password = Wrong login or password.
error-wrong-old-password = The old password is wrong.
error-no-such-token = There is no such token.
error-who-are-you = Nobody knows who you are. Come in with a name first.

error-no-origin = This came with a browser's cookie, but does not say from which page.
error-other-origin = This came from a page of another site.
error-too-often = Too often. Wait a moment.
error-too-many-connections = There are too many connections from your address.
error-not-reading = You do not read what you are told.
error-unreadable-frame = This cannot be read.
error-bad-request = This request cannot be read.
error-not-found = There is nothing here.
error-too-large = This is too large.
error-server = Something went wrong on the server. It has been noted.

# What a browser finds at the server's address.

home-title = Atoll
home-running = The server is running, but its page has not been built: stop it, and start it with “make play”, which does.
home-program = A program that plays:
home-terminal = A game in the terminal, without the server:
home-interface = What can be asked over HTTP:
