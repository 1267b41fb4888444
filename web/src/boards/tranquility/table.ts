/** Tranquility at the table. */

import { SEAT_FLAGS } from "../../art/flags";
import type { TranquilityBoard } from "../../wire";
import type { GameTable } from "../contract";
import { attempt, confirm, path, price, short } from "./answers";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { motions, pieces, untold } from "./happenings";
import Secrets from "./Secrets.svelte";
import SeatLine from "./SeatLine.svelte";
import SeatSign from "./SeatSign.svelte";
import { ask, consequence, phase, reminder } from "./telling";
import Twin from "./Twin.svelte";

export const table: GameTable<TranquilityBoard> = {
  Board,
  Hand,
  SeatLine,
  SeatSign,
  Aside,
  Secrets,
  Twin,
  flags: (seats) => SEAT_FLAGS.slice(0, seats),
  phase,
  reminder,
  path,
  price,
  short,
  confirm,
  ask,
  consequence,
  attempt,
  motions,
  pieces,
  untold,
  heads: ({ kind }) => kind === "start" || kind === "day" || kind === "night",
};
