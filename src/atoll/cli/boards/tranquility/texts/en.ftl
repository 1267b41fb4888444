# The board of Tranquility.

board-hand = hand
board-deck-left = deck
board-discards = discards
board-islands = Islands: { $filled } of { $cells }
board-started = Start: played
board-not-started = Start: not yet
board-deck = Deck: { $count }
board-display = Display: { $cards }
board-removed = Taken out unseen: { $count }
board-day = By day: cards are placed day side up.
board-night = By night: cards are placed night side up.
board-exploration = To explore: { $count }
board-found = Finish found: { $count }
board-crown-closed = The crown (row 7) is closed: fill the pillars first.
board-borders = [ ] and {"{ }"} are borders: placing there explores.
board-compasses = Compasses: { $count }
board-quotas = To give: { $counts }
board-offers = Last offers: { $counts }
board-your-hand = Your hand: { $cards }
board-where = They can go here; the number in brackets is the price in cards:

board-place-row = row { $row }
board-place-new = coming up
