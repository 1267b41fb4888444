/** Lifeboats at the table. */

import type { Tone } from "../../lib/sound";
import type { LifeboatsBoard } from "../../wire";
import type { GameTable } from "../contract";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { flagsOf } from "./facts";
import Hand from "./Hand.svelte";
import { heads, motions, pieces, speaks } from "./motions";
import { attempt, confirm, isTalk, path } from "./path";
import { tally } from "./score";
import SeatLine from "./SeatLine.svelte";
import SeatSign from "./SeatSign.svelte";
import Talk from "./Talk.svelte";
import { consequence, phase, price, reminder, short } from "./tell";
import { reveal } from "./votes";
import Twin from "./Twin.svelte";

/** A vote is sealed, and whoever changes boats gets wet. */
function sound(answer: string): Tone | null {
  if (answer.startsWith("vote")) return "seal";
  return /^(leave|climb)/.test(answer) ? "splash" : null;
}

export const table: GameTable<LifeboatsBoard> = {
  Board,
  Hand,
  SeatLine,
  SeatSign,
  Talk,
  Aside,
  Twin,
  flags: flagsOf,
  phase,
  reminder,
  path,
  price,
  short,
  confirm,
  consequence,
  isTalk,
  attempt,
  sound,
  reveal,
  motions,
  pieces,
  heads,
  tally,
  speaks,
};
