/** What the rules show of the components. */

import type { Pictures } from "../pictures";
import Landmarks from "./pictures/Landmarks.svelte";
import Markers from "./pictures/Markers.svelte";
import Rose from "./pictures/Rose.svelte";
import Terrains from "./pictures/Terrains.svelte";

export const pictures: Pictures = {
  terrains: { Drawing: Terrains, width: 232, height: 40, alt: "board-picture-terrains" },
  landmarks: { Drawing: Landmarks, width: 132, height: 42, alt: "board-picture-landmarks" },
  rose: { Drawing: Rose, width: 56, height: 56, alt: "board-picture-rose" },
  markers: { Drawing: Markers, width: 132, height: 32, alt: "board-picture-markers" },
};
