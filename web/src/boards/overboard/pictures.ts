/** What the rules show of the components. */

import type { Pictures } from "../pictures";
import Characters from "./pictures/Characters.svelte";
import Gulls from "./pictures/Gulls.svelte";
import RowersAboard from "./pictures/RowersAboard.svelte";
import Unconscious from "./pictures/Unconscious.svelte";

export const pictures: Pictures = {
  boat: { Drawing: RowersAboard, width: 220, height: 76, alt: "board-picture-boat" },
  gulls: { Drawing: Gulls, width: 150, height: 34, alt: "board-picture-gulls" },
  characters: { Drawing: Characters, width: 260, height: 60, alt: "board-picture-characters" },
  unconscious: { Drawing: Unconscious, width: 96, height: 60, alt: "board-picture-unconscious" },
};
