# Pictures in the rules.

board-picture-terrains = Six spaces: beach, jungle, river, scrubland, lake and mountain.
board-picture-landmarks = A hut, a palm and a statue.
board-picture-rose = A compass rose.
board-picture-markers = The four markers: a white circle, a grey square, a brown triangle and a black diamond.
