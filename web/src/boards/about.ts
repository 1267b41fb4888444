/** What a game brings to the chart of the home page, before anybody sits down to it. */

import type { Component } from "svelte";

import type { FlagColour } from "../art/flags";

type At = readonly [x: number, y: number];

/** Where an island lies on the chart of the home page, a sheet of 952 × 744 that is stretched to its place. */
export interface Place {
  /** The middle of the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** From the picture to its label; less than nothing if they overlap. */
  readonly gap: number;
}

/** A game on the home page, before anybody sits down to it: `about.ts`. Its texts are `game-…`. */
export interface About {
  /** Its place among the islands, the first being 1. */
  readonly order: number;
  readonly place: Place;
  /** The dotted course by which one gets there. */
  readonly course?: { readonly from: At; readonly to: At; readonly bow: number };
  /** Its picture there: a `<g>` of 300 × 220. */
  readonly Islet: Component;
  /** The flag of each seat, if they are not in the usual order. */
  readonly flags?: readonly FlagColour[];
}
