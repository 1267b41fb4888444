# Pictures in the rules.

board-picture-tiles = Five terrains: beach, hills, mountains, river and plains.
board-picture-pawns = One pawn rolls the dice; two pawns succeed for sure.
board-picture-dice = Three dice: success, wound and adventure.
board-picture-clouds = A rain cloud and a snow cloud.
