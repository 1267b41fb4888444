import type { About } from "../about";
import Islet from "./Islet.svelte";

export const about: About = {
  order: 5,
  place: { x: 716, y: 496, width: 312, gap: -6 },
  course: { from: [836, 348], to: [806, 408], bow: 14 },
  Islet,
};
