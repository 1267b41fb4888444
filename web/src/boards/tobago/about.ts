import type { About } from "../about";
import Islet from "./Islet.svelte";

export const about: About = {
  order: 4,
  place: { x: 272, y: 516, width: 300, gap: -4 },
  course: { from: [552, 546], to: [424, 548], bow: -12 },
  Islet,
};
