/** What the rules show of the components. */

import type { Pictures } from "../pictures";
import Compass from "./pictures/Compass.svelte";
import Finish from "./pictures/Finish.svelte";
import Islands from "./pictures/Islands.svelte";
import Monster from "./pictures/Monster.svelte";
import PriceBetween from "./pictures/PriceBetween.svelte";
import Rocks from "./pictures/Rocks.svelte";
import Start from "./pictures/Start.svelte";
import Storms from "./pictures/Storms.svelte";

export const pictures: Pictures = {
  islands: { Drawing: Islands, width: 176, height: 76, alt: "board-picture-islands" },
  start: { Drawing: Start, width: 56, height: 76, alt: "board-picture-start" },
  finish: { Drawing: Finish, width: 56, height: 76, alt: "board-picture-finish" },
  price: { Drawing: PriceBetween, width: 176, height: 76, alt: "board-picture-price" },
  rocks: { Drawing: Rocks, width: 56, height: 60, alt: "board-picture-rocks" },
  monster: { Drawing: Monster, width: 56, height: 76, alt: "board-picture-monster" },
  storms: { Drawing: Storms, width: 176, height: 76, alt: "board-picture-storms" },
  compass: { Drawing: Compass, width: 56, height: 76, alt: "board-picture-compass" },
};
