import type { About } from "../about";
import Islet from "./Islet.svelte";

export const about: About = {
  order: 3,
  place: { x: 764, y: 186, width: 306, gap: -32 },
  course: { from: [628, 244], to: [668, 262], bow: -5 },
  Islet,
};
