/** What the rules show of the components. */

import type { Pictures } from "../pictures";
import Ashore from "./pictures/Ashore.svelte";
import Course from "./pictures/Course.svelte";
import FullBoat from "./pictures/FullBoat.svelte";
import HatCard from "./pictures/HatCard.svelte";
import LeakDisc from "./pictures/LeakDisc.svelte";
import People from "./pictures/People.svelte";
import Token from "./pictures/Token.svelte";
import VoteCards from "./pictures/VoteCards.svelte";

export const pictures: Pictures = {
  people: { Drawing: People, width: 92, height: 44, alt: "board-picture-people" },
  votes: { Drawing: VoteCards, width: 152, height: 60, alt: "board-picture-votes" },
  hat: { Drawing: HatCard, width: 64, height: 60, alt: "board-picture-hat" },
  boat: { Drawing: FullBoat, width: 84, height: 112, alt: "board-picture-boat" },
  token: { Drawing: Token, width: 44, height: 44, alt: "board-picture-token" },
  course: { Drawing: Course, width: 64, height: 150, alt: "board-picture-course" },
  leak: { Drawing: LeakDisc, width: 44, height: 44, alt: "board-picture-leak" },
  ashore: { Drawing: Ashore, width: 150, height: 76, alt: "board-picture-ashore" },
};
