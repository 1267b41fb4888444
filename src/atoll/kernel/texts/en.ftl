# What every table says, whatever is played at it.

event-over = The game is over.
event-undone = { $seat } { VERB($seat, "takes", "take") } the last answer back.

# What the players may say to each other now. A topic, if there is one, is named by the game.

talk-none = Silence: not a word about the game.
talk-numbers = You may speak of how many, never of which.
talk-free = You may talk.

# Why an answer is not taken.

refused-not-an-answer = This cannot be read as an answer. An answer is one short line of text.
refused-no-such-seat =
    { $seats ->
        [one] There is no such seat: this table has just one.
       *[other] There is no such seat: this table has { $seats }.
    }
refused-game-over = The game is over; nothing more can be answered.
refused-already-sealed = Your answer is in already. It stays sealed until all the others have answered.
refused-not-asked = Nothing is asked of you now. Wait until it is your turn to decide.
refused-not-an-option = This is none of the answers there are now. Write one exactly as it is listed.
refused-not-now = This is not what is asked now. An answer begins here with: { $expected }.
refused-no-such-word = “{ $word }” is none of the words that can stand here. There are: { $cards }.
refused-form = Write it like this: “{ $form }”.
refused-said-enough =
    { $most ->
        [one] You may say only { $most } thing for the record now, and you have.
       *[other] You may say only { $most } things for the record now, and you have.
    }
refused-said-already = You have said that already.
