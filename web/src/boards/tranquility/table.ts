/** Tranquility at the table. */

import { SEAT_FLAGS } from "../../art/flags";
import type { GameTable } from "../../table/contract";
import type { TranquilityAnswer, TranquilityBoard } from "../../wire";
import { confirm, path, price, short } from "./answers";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { heads, joined, motions, pieces, untold } from "./events";
import Hand from "./Hand.svelte";
import { names } from "./names";
import { phase, reminder } from "./phase";
import { ask, consequence } from "./prompt";
import SeatLine from "./SeatLine.svelte";
import SeatSign from "./SeatSign.svelte";
import Secrets from "./Secrets.svelte";
import Twin from "./Twin.svelte";

export const table: GameTable<TranquilityBoard, TranquilityAnswer> = {
  Board,
  Hand,
  SeatLine,
  SeatSign,
  Aside,
  Secrets,
  Twin,
  flags: () => SEAT_FLAGS,
  phase,
  reminder,
  ask,
  consequence,
  path,
  price,
  short,
  confirm,
  motions,
  pieces,
  untold,
  joined,
  heads,
  names,
};
