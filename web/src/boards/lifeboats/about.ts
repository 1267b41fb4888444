import type { FlagColour } from "../../art/flags";
import type { About } from "../about";
import Islet from "./Islet.svelte";

const FLAGS: readonly FlagColour[] = ["green", "red", "yellow", "blue", "violet", "white"];

export const about: About = {
  order: 2,
  place: { x: 506, y: 224, width: 286, gap: -4 },
  course: { from: [326, 240], to: [388, 240], bow: 7 },
  Islet,
  flags: FLAGS,
};
