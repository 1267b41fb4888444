# Looking back.

replay-moment = Moment
replay-moment-of = move { $number } of { $last }
replay-beginning = The beginning
replay-answer = { $name }: { $answer }
replay-hidden = { $name } has answered
replay-view-from = Seen by
replay-view-public = Everybody: what lies open
replay-view-open = All hands open
replay-to-first = To the beginning
replay-to-last = To the end
replay-step-back = One move back
replay-step-on = One move on
replay-turn-back = To the turning point before
replay-turn-on = To the next turning point
replay-pace =
    Speed: { $pace ->
        [slow] slow
        [fast] fast
       *[usual] usual
    }
replay-pace-short =
    { $pace ->
        [slow] ½×
        [fast] 2×
       *[usual] 1×
    }
replay-forked = Played on from another game
replay-forked-from =
    { $moment ->
        [0] Played on from the beginning of another game
       *[other] Played on from move { $moment } of another game
    }
replay-play = Play
replay-pause = Pause
replay-download = Download
replay-fork = Play on from here
replay-tools = Views, sharing and log
replay-open = Look at a record
replay-open-another = Look at another record
replay-open-help = A record is a whole game as a file: it can be downloaded when a game is over.
replay-choose = Choose a record…

# The first voyage.

voyage-title = First voyage
voyage-learner = Penguin
voyage-mate-0 = Olya
voyage-mate-1 = Taras
voyage-mate-2 = Avi
voyage-mate-3 = Rita
voyage-over = You know the ropes. Shall we play a whole game with bots?
voyage-others-act =
    { $count ->
        [one] { $names } acts
       *[other] { $names } act
    }
voyage-watch = Now watch the others.
voyage-go-on = Go on
voyage-fold = What the coach says; fold or unfold
voyage-strayed-may = That would be allowed as well. On this voyage, do what now glows.
voyage-strayed-cannot = That cannot be done now. Do what glows.
voyage-new-table = New table
