import type { About } from "../about";
import Islet from "./Islet.svelte";

export const about: About = {
  order: 1,
  place: { x: 188, y: 240, width: 310, gap: -16 },
  Islet,
};
