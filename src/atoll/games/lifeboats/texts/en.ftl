# Lifeboats: everything this game says.

game-name = Lifeboats
game-short = Lifeboats
game-author = A game by Ronald Wettering
game-blurb = The ship is gone, and the lifeboats leak. Vote which boat takes water, who goes overboard and which boat gets closer to land; promise what you like, and keep it or not. Whoever brings the most valuable people ashore wins.
game-line = Vote which boat leaks, who goes overboard and who gets nearer to land. Promises cost nothing.
game-facts = 3–6 · secret votes · 60 min

bot-schemer = Schemer

# What can be chosen before a game.

setting-landing = Landing
setting-landing-help = Which island people reach.
setting-landing-arrival = In the order of arrival, from the left
setting-landing-lane = Each lane leads to its own island

# Colours, used inside other texts.

card-green = green
card-red = red
card-yellow = yellow
card-blue = blue
card-purple = purple
card-white = white
card-black = black
card-hat = hat
card-sailor = sailor
card-officer = officer
part-the-boat =
    { $colour ->
        [green] the green boat
        [red] the red boat
        [yellow] the yellow boat
        [blue] the blue boat
        [purple] the purple boat
        [white] the white boat
        [black] the black boat
       *[other] the boat { $colour }
    }
part-some-body =
    { $colour ->
        [green] one of the green people
        [red] one of the red people
        [yellow] one of the yellow people
        [blue] one of the blue people
        [purple] one of the purple people
        [white] one of the white people
       *[other] one of the people of { $colour }
    }
part-a-person =
    { $rank ->
        [officer] an officer
       *[other] a sailor
    }
part-what-about =
    { $about ->
        [leak] a leak for { part-the-boat }
        [move] a move of { part-the-boat }
       *[overboard] { part-some-body } overboard
    }
part-the-island =
    { $island ->
        [left] Coral Cay
        [centre] Gull Rock
       *[right] Long Island
    }

# Questions.

ask-launch = Launch your boat: in which free lane?
ask-launch-black = You launch the black boat, too: in which free lane?
ask-board = Which of your people goes into which boat?
ask-vote-leak = Which boat springs a leak? Choose in secret.
ask-vote-overboard = No free seat in { part-the-boat }. Who goes overboard?
ask-vote-move = Which boat comes one step closer to land?
ask-captain-leak = Yours is the only hat: which boat springs a leak?
ask-captain-overboard = Yours is the only hat: who goes overboard?
ask-captain-move = Yours is the only hat: which boat moves?
ask-tie-leak = You hold the token and decide: which boat leaks?
ask-tie-overboard = You hold the token and decide: who goes overboard?
ask-tie-move = You hold the token and decide: which boat moves?
ask-leave = Who of yours jumps, and from which boat?
ask-climb = Into which boat does your swimmer climb?
ask-say = You may talk: words bind nobody.
ask-call = You hold the token: you may call the vote.

# Answers.

option-launch = In lane { $lane }
option-board =
    { $rank ->
        [officer] An officer into { part-the-boat }
       *[other] A sailor into { part-the-boat }
    }
option-leave =
    { $rank ->
        [officer] An officer leaves { part-the-boat }
       *[other] A sailor leaves { part-the-boat }
    }
option-climb = Into { part-the-boat }
option-vote =
    { $about ->
        [leak] A leak for { part-the-boat }
        [move] A move for { part-the-boat }
       *[overboard] Overboard with { part-some-body }
    }
option-vote-hat = A captain’s hat: if it is the only one, you decide alone
option-decide = { option-vote }
option-say-vote = “I’ll vote for { part-what-about }.”
option-say-spare =
    { $about ->
        [leak] “Spare { part-the-boat }!”
        [move] “Not { part-the-boat }!”
       *[overboard] “Spare the { $colour ->
            [green] green
            [red] red
            [yellow] yellow
            [blue] blue
            [purple] purple
            [white] white
           *[other] { $colour }
        } people!”
    }
option-say-offer =
    { $favour ->
        [help] To { $to }: “Vote with me for { part-what-about }, and I’ll help your people ashore.”
       *[spare] To { $to }: “Vote with me for { part-what-about }, and I won’t vote against you.”
    }
option-say-agree = To { $to }: “Agreed: { part-what-about }.”
option-call = Call the vote

# What happened.

event-launched = { $seat } { VERB($seat, "launches", "launch") } { part-the-boat } in lane { $lane }.
event-boarded = { $seat } { VERB($seat, "puts", "put") } { part-a-person } into { part-the-boat }.
event-round = Round { $round }. { $seat } { VERB($seat, "holds", "hold") } the token.
event-vote-leak = The vote: which boat springs a leak?
event-vote-overboard = The vote: who goes overboard from { part-the-boat }?
event-vote-move = The vote: which boat comes closer to land?
event-said-vote = { $seat }: “I’ll vote for { part-what-about }.”
event-said-spare =
    { $about ->
        [leak] { $seat }: “Spare { part-the-boat }!”
        [move] { $seat }: “Not { part-the-boat }!”
       *[overboard] { $seat }: “Spare the { $colour ->
            [green] green
            [red] red
            [yellow] yellow
            [blue] blue
            [purple] purple
            [white] white
           *[other] { $colour }
        } people!”
    }
event-said-offer =
    { $favour ->
        [help] { $seat } to { $to }: “Vote with me for { part-what-about }, and I’ll help your people ashore.”
       *[spare] { $seat } to { $to }: “Vote with me for { part-what-about }, and I won’t vote against you.”
    }
event-said-agree = { $seat } to { $to }: “Agreed: { part-what-about }.”
event-called = { $seat } { VERB($seat, "calls", "call") } the vote. No more talk.
event-voted =
    { $colour ->
        [green] { $seat } { VERB($seat, "votes", "vote") } green.
        [red] { $seat } { VERB($seat, "votes", "vote") } red.
        [yellow] { $seat } { VERB($seat, "votes", "vote") } yellow.
        [blue] { $seat } { VERB($seat, "votes", "vote") } blue.
        [purple] { $seat } { VERB($seat, "votes", "vote") } purple.
        [white] { $seat } { VERB($seat, "votes", "vote") } white.
        [black] { $seat } { VERB($seat, "votes", "vote") } black.
       *[other] { $seat } { VERB($seat, "votes", "vote") } { $colour }.
    }
event-voted-hat = { $seat } { VERB($seat, "lays", "lay") } a captain’s hat.
event-captain = There is only one hat: { $seat } { VERB($seat, "decides", "decide") }.
event-hats-cancel = { $count } hats cancel each other; the other cards decide.
event-only-hats = Nothing but hats: { $seat } { VERB($seat, "holds", "hold") } the token and { VERB($seat, "decides", "decide") }.
event-tie = A tie: { $seat } { VERB($seat, "holds", "hold") } the token and { VERB($seat, "decides", "decide") }.
event-leak =
    { $leaks ->
        [1] The first leak in { part-the-boat }.
       *[other] Another leak in { part-the-boat }: there are { $leaks } now.
    }
event-overboard =
    { $rank ->
        [officer] { $seat } { VERB($seat, "loses", "lose") } an officer, who goes overboard from { part-the-boat } and drowns.
       *[other] { $seat } { VERB($seat, "loses", "lose") } a sailor, who goes overboard from { part-the-boat } and drowns.
    }
event-sank =
    { $count ->
        [0] Down goes { part-the-boat }, with nobody in it.
        [one] Down goes { part-the-boat }, with { $count } person aboard.
       *[other] Down goes { part-the-boat }, with { $count } people aboard.
    }
event-moved =
    { $left ->
        [0] Ahead with { part-the-boat }: it reaches the shore!
        [one] Ahead with { part-the-boat }: { $left } move left to the shore.
       *[other] Ahead with { part-the-boat }: { $left } moves left to the shore.
    }
event-landed =
    { $count ->
        [one] { $count } person from { part-the-boat } lands on { part-the-island }.
       *[other] { $count } people from { part-the-boat } land on { part-the-island }.
    }
event-landed-empty = Nobody steps ashore from { part-the-boat }; it just takes its place among the arrivals.
event-left =
    { $rank ->
        [officer] { $seat } { VERB($seat, "lets", "let") } an officer jump from { part-the-boat }.
       *[other] { $seat } { VERB($seat, "lets", "let") } a sailor jump from { part-the-boat }.
    }
event-climbed =
    { $rank ->
        [officer] { $seat } { VERB($seat, "lets", "let") } an officer climb into { part-the-boat }.
       *[other] { $seat } { VERB($seat, "lets", "let") } a sailor climb into { part-the-boat }.
    }
event-drowned =
    { $rank ->
        [officer] { $seat } { VERB($seat, "loses", "lose") } an officer, who finds no seat and drowns.
       *[other] { $seat } { VERB($seat, "loses", "lose") } a sailor, who finds no seat and drowns.
    }

# How it ended.

outcome-no-boats = No boat is left on the water. Who is ashore is saved.
outcome-nobody-left = Nobody is left on the water. Who is ashore is saved.

# Why an answer is not legal.

refused-no-such-lane = There is no such lane. From left to right there are: { $cards }.
refused-lane-taken = There is a boat in lane { $lane } already. Choose a free one.
refused-no-such-colour = There is no such colour in this game. There are: { $cards }.
refused-no-such-rank = There is no such rank. There are: { $cards }.
refused-no-such-favour = There is no such favour. You can promise: { $cards }.
refused-all-aboard =
    { $rank ->
        [officer] All your officers are aboard already.
       *[other] All your sailors are aboard already.
    }
refused-boat-full = There is no free seat in { part-the-boat }.
refused-not-afloat = Not on the water any more: { part-the-boat }.
refused-no-vote = You have nobody in this boat, so you have no vote on who goes overboard. But you may ask to spare somebody.
refused-no-hat = You have laid all your hats, and they do not come back.
refused-nobody-of-colour = Nobody of this colour sits in the boat, so nobody of it can go overboard.
refused-not-tied = You hold the token and settle the tie, but only among the colours that are tied.
refused-talk-over = The vote has been called: nothing more may be said until the cards are turned up.
refused-no-offer = You can agree only to an offer that was made to you before this vote.
refused-nobody-to-talk-to = Deals are made with another player who votes here, named by the colour of the player’s boat.
refused-not-first = Only { $seat }, who holds the token, may end the talk and call the vote.
refused-left-already = Somebody has already left { part-the-boat } in this round, and no more than one may.
refused-not-yours = This is not one of your people. Choose one of your own.
refused-nobody-aboard =
    { $rank ->
        [officer] You have no officer in { part-the-boat }.
       *[other] You have no sailor in { part-the-boat }.
    }
refused-same-boat = This is the boat just left; nobody climbs back into it.

# Help at the table, and the score.

welcome-hint = New here? r 1 tells the aim, r 3 how a round goes, help what to type.
help-answers =
    Type an answer as it is listed, or the short way:
      vote red                  a leak or a move of that boat, or red overboard
      red, v r                  the same: no first word, or only first letters
      vote hat                  a captain’s hat: if the only one, you decide alone
      say vote red              tell all that you will vote red
      say spare red             ask all not to vote red
      say offer blue red help   ask blue to vote red; you help blue ashore for it
      say offer blue red spare  the same; you will not vote against blue for it
      say agree blue red        accept blue’s offer and promise to vote red
      call                      end the talk, if you hold the token
      board sailor red          put a sailor into the red boat
      leave officer blue        let an officer leave the blue boat
      climb red                 from the water into the red boat
    In an offer whom you ask comes first, then the colour to vote for.
score-shared =
    { $score ->
        [one] Everybody has { $score } point.
       *[other] Everybody has { $score } points.
    }

# The first voyage.

voyage-welcome = Welcome aboard! The ship is sinking, and three crews make for the islands. Yours is green: the shields are officers, the discs are sailors. Whoever of yours gets ashore brings you points. First the boats: yellow begins.
voyage-launch = Now your boat, the green one: launch it in any free lane, for example lane 2. All lanes are equally long.
voyage-board = Now all go aboard, one person at a time, and into any boat. Put an officer into your green one: ashore an officer scores two points more than a sailor.
voyage-board-own = A sailor beside the officer. When a boat is too full, those in it vote who goes overboard: you will want votes there.
voyage-board-apart = But never everybody in one boat: it could sink. The other officer goes into the red one.
voyage-board-votes = One more sailor into green. An officer has two votes there and a sailor one: now four are yours.
voyage-board-guest = A sailor into the yellow boat. Its owner will help it along, and your sailor with it.
voyage-board-black = A sailor into the black boat. It belongs to nobody, but there is room in it.
voyage-board-last = The last sailor goes into the yellow boat, too. A boat has six seats; three of the four boats will be full.
voyage-promise = All are aboard, and the rounds begin. Each begins with a vote: which boat springs a leak? Before it you may bargain. Promise the yellow player your help in return for a vote against the red boat.
voyage-vote = Agreed, and the vote is called. Lay your red card; it stays face down until all have voted. A captain’s hat would let you decide alone, but you have only three.
voyage-overboard = So much for promises: the yellow player voted against green! A leak takes up a seat, and your boat is full, so somebody has to go overboard. Only those in it vote, and four votes are yours: choose yellow.
voyage-move = The leak has taken the seat. Next vote: which boat moves on? Choose green: after three moves it lands, and a boat with more leaks than people sinks, so hurry.
voyage-leave = Now everybody has to let one person jump into the water, and from each boat only one. Let your sailor jump from the black boat.
voyage-climb = Whoever jumped last climbs in first, into any boat but the one just left. A seat is free in the green boat, one step ahead of all others: take it.
voyage-farewell = That was a round: a leak, a move, a swim. In the next one you settle ties. So it goes on until no boat is left on the water. Whoever gets ashore scores, and those who come early get the best island. Bring your people home!
