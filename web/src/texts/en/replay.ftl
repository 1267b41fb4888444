# Looking back.

moment = Moment
moment-of = move { $number } of { $last }
moment-beginning = The beginning
moment-answer = { $name }: { $answer }
moment-hidden = { $name } has answered
view-from = Seen by
view-public = Everybody: what lies open
view-open = All hands open
to-first = To the beginning
to-last = To the end
step-back = One move back
step-on = One move on
play = Play
pause = Pause
download-record = Download
fork = Play on from here
replay-tools = Views, sharing and log
open-record = Look at a record
open-another = Look at another record
open-record-help = A record is a whole game as a file: it can be downloaded when a game is over.
choose-record = Choose a record…

# The first voyage.

first-voyage = First voyage
learner = Captain
mate-0 = Olya
mate-1 = Taras
mate-2 = Avi
mate-3 = Rita
voyage-over = You know the ropes. The rest is in the rules, and the table waits.
others-act = Now { $name } acts
strayed-may = That would be allowed as well. On this voyage, do what now glows.
strayed-cannot = That cannot be done now. Do what glows.
new-table = New table
