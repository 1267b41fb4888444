/** Tranquility at the table. */

import { SEAT_FLAGS } from "../../art/flags";
import type { GameTable } from "../../table/contract";
import type { TranquilityAnswer, TranquilityBoard } from "../../wire";
import { confirm, path, price, short } from "./answers";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { motions, pieces, untold } from "./happenings";
import { names } from "./names";
import Secrets from "./Secrets.svelte";
import SeatLine from "./SeatLine.svelte";
import SeatSign from "./SeatSign.svelte";
import { ask, consequence, phase, reminder } from "./telling";
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
  path,
  price,
  short,
  confirm,
  ask,
  consequence,
  names,
  motions,
  pieces,
  untold,
  heads: ({ kind }) => kind === "start" || kind === "day" || kind === "night",
};
