/** Lifeboats at the table. */

import type { Tone } from "../../lib/sound";
import type { GameTable } from "../../table/contract";
import type { LifeboatsAnswer, LifeboatsBoard } from "../../wire";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { flagsOf, type LbOption } from "./facts";
import Hand from "./Hand.svelte";
import { heads, motions, pieces, speaks } from "./motions";
import { names } from "./names";
import { confirm, isTalk, path } from "./path";
import { tally } from "./score";
import SeatLine from "./SeatLine.svelte";
import SeatSign from "./SeatSign.svelte";
import Talk from "./Talk.svelte";
import { consequence, phase, price, reminder, short } from "./tell";
import { reveal } from "./votes";
import Twin from "./Twin.svelte";

/** A vote is sealed, and whoever changes boats gets wet. */
function sound({ verb }: LbOption): Tone | null {
  if (verb === "vote" || verb === "vote-hat") return "seal";
  return verb === "leave" || verb === "climb" ? "splash" : null;
}

export const table: GameTable<LifeboatsBoard, LifeboatsAnswer> = {
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
  sound,
  reveal,
  names,
  motions,
  pieces,
  heads,
  tally,
  speaks,
};
