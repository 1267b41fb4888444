/** What the rules show of the components. */

import type { Pictures } from "../pictures";
import Clouds from "./pictures/Clouds.svelte";
import Dice from "./pictures/Dice.svelte";
import Pawns from "./pictures/Pawns.svelte";
import Tiles from "./pictures/Tiles.svelte";

export const pictures: Pictures = {
  tiles: { Drawing: Tiles, width: 250, height: 50, alt: "board-picture-tiles" },
  pawns: { Drawing: Pawns, width: 150, height: 44, alt: "board-picture-pawns" },
  dice: { Drawing: Dice, width: 138, height: 44, alt: "board-picture-dice" },
  clouds: { Drawing: Clouds, width: 122, height: 52, alt: "board-picture-clouds" },
};
