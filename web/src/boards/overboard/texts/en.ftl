# Pictures in the rules.

board-picture-boat = A rowing boat with all six characters.
board-picture-gulls = Three gulls, and a dotted fourth that has not come yet.
board-picture-characters = From bow to stern: Lady Lauren, Sir Stephen, the Captain, the First Mate, Frenchy and the Kid.
board-picture-unconscious = The Captain, awake and unconscious.
