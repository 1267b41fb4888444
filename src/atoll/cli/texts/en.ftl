# The names of the players. The rules' texts speak of them as "he, she or it".

play-person = Skipper
bot-random = Random
replay-player = Player { $seat }

# atoll games

games-seats = Players: { $seats }
games-bots = Bots, the strongest first: { $bots }
games-options = Options:
games-difficulty = (difficulty { $level } of { $most })
games-default = (default)

# Said by several boards.

board-you = (you)
board-score = points
board-said = Said:
board-turn = turn: { $who }

# atoll play

play-orders = ? answers · h hint · m board · r 4.2 a rule · s save · q quit · help
play-orders-undo = ? answers · h hint · m board · u undo · r 4.2 a rule · s save · q quit · help
play-more-happened = … { $count } more: l tells all that happened
play-go-on = Press Enter to go on, q to quit.
play-read-on = Press Enter to read on, q to stop reading.
play-examples = For example: { $examples }
play-also = Also: { $verbs } · “? { $verb }” shows how
play-help =
    At any time:
      { $answers }  what can be answered; all answers that begin with this verb
      h, !          what the strongest bot would do; do what the hint says
      l, m          all that happened since your last answer; the board in full
      u             take your last answer back, if nothing was revealed since
      r, r 4.2      the sections of the rules; a paragraph; r WORD: all about it
      s, s FILE     save the record of the game
      q             quit; the game can be continued later
play-kinds = There are { $count } answers; ? with a verb lists all of them. One of each kind:
play-which = Which one?
play-no-number = Nothing here has the number { $number }. Type an answer in words; ? shows them.
play-too-long = This line is too long: an answer has at most { $most } characters.
play-me = me myself
play-needs-verb = “{ $line }” alone answers nothing here. Say first what to do with it: { $verbs }.
play-narrowed = So far “{ $line }”. Type the whole answer, or press Enter to go back.
play-let-pass = The bot would let this chance pass.
play-wait = The bot would let the others plan first.
play-nothing-answered = There is nothing to take back: you have not answered anything yet.
play-no-undo = Nothing can be taken back now: something has been revealed since, or others have answered.
play-no-rule = The rules have no paragraph { $wanted }, and none with such a word. Type r to see the sections.
play-see-rule = Type r { $rule } to read the rule.
play-enter-passes = Press Enter to let this chance pass.
play-enter-waits = Press Enter to let the others plan first.
play-enter-leaves-open = Press Enter to leave the offer open for now.
play-enter-answers = Press Enter to answer “{ $answer }”.
play-saved = The game is saved in { $file }.
play-not-saved = The game could not be saved: { $reason }.
play-file-taken = { $file } is there already and is not this game’s record, so it stays as it is. Choose another name.
play-resume = To go on with this game: { $command }
play-bye = Fair winds!
play-cause = The cause: { $cause }.
play-seed = The seed of this game was { $seed }.
play-keep = Type s to save the record of this game (or s FILE), or press Enter.
play-replay = To see the game again: { $command }

score-other =
    { $score ->
        [one] { $name }: { $score } point
       *[other] { $name }: { $score } points
    }
score-winner =
    { $score ->
        [one] { $name }: { $score } point, and the victory
       *[other] { $name }: { $score } points, and the victory
    }

# atoll replay

replay-title =
    { $seats ->
        [one] { $game }, one player
       *[other] { $game }, { $seats } players
    }
replay-next = Press Enter to go on.
replay-unfinished =
    { $answers ->
        [one] After { $answers } answer the game is still going on.
       *[other] After { $answers } answers the game is still going on.
    }
replay-holds =
    { $answers ->
        [one] The record holds: { $answers } answer.
       *[other] The record holds: { $answers } answers.
    }
replay-seed-fits = The seed { $seed } fits the given hash.
replay-seed-differs = The seed { $seed } does not fit the given hash: its own hash is { $hash }.

# atoll sim

sim-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
sim-decimal-point = .
sim-won = Won: { $percent }
sim-players =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
sim-option = { $option }: { $value }
sim-bots = bots: { $bots }
sim-in-round = round { $round }
sim-round = round { $round } on average
sim-spread = { $mean } on average, { $min } to { $max }
sim-lengths = Answers in a game: { $spread }
sim-scores = Score: { $spread }
sim-bot = { $bot }: won { $percent }; place { $rank } on average; points: { $spread }
sim-speed = Decisions in a second: { $speed } in all, { $core } on each core; { $seconds } s altogether

# atoll backup, atoll restore

backup-made =
    { $rows ->
        [one] Everything is saved in { $file }: { $rows } row.
       *[other] Everything is saved in { $file }: { $rows } rows.
    }
backup-restored =
    { $rows ->
        [one] Everything is restored from { $file }: { $rows } row.
       *[other] Everything is restored from { $file }: { $rows } rows.
    }

# atoll reports

report-none = There are no reports.
report-deleted = Report { $id } is deleted.
report-title = Report { $id } by { $name }, { $when }
report-game = { $game }, table { $code }, the game as a whole
report-moment = { $game }, table { $code }, moment { $moment }
