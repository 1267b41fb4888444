/** Lifeboats at the table. */

import type { GameTable } from "../../table/contract";
import type { LifeboatsAnswer, LifeboatsBoard } from "../../wire";
import { confirm, isTalk, path, price, short, sound } from "./answers";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { flagsOf } from "./colours";
import { heads, motions, pieces, reveal, speaks } from "./events";
import Hand from "./Hand.svelte";
import { names } from "./names";
import { phase, reminder } from "./phase";
import { consequence } from "./prompt";
import SeatLine from "./SeatLine.svelte";
import SeatSign from "./SeatSign.svelte";
import Talk from "./Talk.svelte";
import { tally } from "./tally";
import Twin from "./Twin.svelte";

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
  consequence,
  path,
  price,
  short,
  confirm,
  sound,
  isTalk,
  motions,
  pieces,
  heads,
  speaks,
  reveal,
  names,
  tally,
};
