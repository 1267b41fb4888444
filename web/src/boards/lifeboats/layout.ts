/** Where everything is on a board of a given size, in pixels. */

import type { Board, Island } from "./view";

/** A boat as it is drawn, before it is made bigger or smaller: bow up, its middle at 0, 0. */
export const BOAT = { width: 100, length: 156 } as const;
/** Where the last two of the seats are. */
export const LAST_SEATS = 49;
/** The seats, two by three from the bow, and how big a person is there. */
export const PLACES: readonly (readonly [number, number])[] = [
  [-19, -23],
  [19, -23],
  [-19, 13],
  [19, 13],
  [-19, LAST_SEATS],
  [19, LAST_SEATS],
];
export const TOKEN = 32;

export interface Shore extends Island {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
  /** A phone on its side: what else is written in two lines is in one. */
  readonly low: boolean;
  /** Hardly any height at all: everything is drawn together. */
  readonly tiny: boolean;
  /** There is no height, but so much width that islands have what is written on them in one line. */
  readonly oneLine: boolean;
  readonly band: number;
  readonly pitch: number;
  /** The y of the beach. */
  readonly coast: number;
  readonly scale: number;
  /** How much longer boats are than usual, in proportion. */
  readonly stretch: number;
  /** How long they are on the screen. */
  readonly long: number;
  readonly beached: number;
  /** A person ashore, on deck or in the water. */
  readonly token: number;
  readonly shores: readonly Shore[];
  /** The middle of each lane, from 0. */
  laneX(lane: number): number;
  /** The middle of a boat that has so many moves to go. */
  rowY(toShore: number): number;
  /** Where the sea is left plain: the islands, and the courses. */
  readonly written: { x: number; y: number; width: number; height: number }[];
  /** The top of the deck, if there is one. */
  readonly deck: number;
}

/** Below a boat somebody may swim, and below that the lost are counted. */
const WAKE = 44;
const TINY_WAKE = 26;
const LOW = 340;
const TINY = 230;
/** An island so wide has room for its name and, beside it, for what people are worth. */
const LINE = 150;
/** Boats may be drawn so short, if there is no height; then their people still do not touch. */
const LEAST_STRETCH = 0.92;
/** How many boats long the way is, where there is room for it. */
const STEPS = 2.65;
const LOW_STEPS = 2;
const MOST_STRETCH = 1.4;
/** Above a boat its price is written. */
const TAG = 20;
/** From the coast to the bow of a boat that lies before its berth. */
export const BERTH = 9;
/** How wide a course is kept clear of swells. */
const COURSE = 12;
/** Between a boat and the deck. */
const SWIM = 26;
const TINY_SWIM = 4;

export function layout(
  width: number,
  height: number,
  { islands, lanes, moves }: Board,
  deck: boolean,
): Layout {
  const narrow = width < 600;
  const band = narrow ? 0 : 8;
  const side = narrow ? 2 : 16;
  const pitch = (width - 2 * side) / lanes;
  const low = height < LOW;
  const tiny = height < TINY;
  const laneX = (lane: number): number => side + pitch * (lane + 0.5);
  const reach = pitch * (narrow ? 0.44 : 0.4);
  const shores = islands.map((island) => shore(island, laneX, reach));
  const oneLine = low && !tiny && shores.every(({ left, right }) => right - left >= LINE);
  const coast = coastOf(height, { narrow, low, tiny, oneLine });
  const foot = height - band - (tiny ? TINY_WAKE : WAKE);
  const deckTop = height - band - deckHeight({ narrow, low, tiny });
  const bottom = deck ? deckTop - (tiny ? TINY_SWIM : SWIM) : foot;
  // The biggest boats with which the rows still have their steps, when the deck is gone.
  const most = (foot - coast - TAG) / (low ? LOW_STEPS : STEPS);
  const across = (pitch - (narrow ? 3 : 12)) / BOAT.width;
  const shortest = low ? LEAST_STRETCH : 1;
  const scale = Math.max(0.36, Math.min(across, most / (BOAT.length * shortest)));
  const stretch = Math.max(shortest, Math.min(MOST_STRETCH, most / (BOAT.length * scale)));
  const long = BOAT.length * scale * stretch;
  const beached = scale * (low ? 0.32 : narrow ? 0.44 : 0.38);
  // While people set out nobody is on the way yet: the rows may be close.
  const ashore = tiny ? 0 : BERTH + beached * BOAT.length;
  const last = bottom - long / 2;
  const first = Math.min(last, coast + (deck ? 30 : ashore + TAG + long / 2));
  const rowY = (toShore: number): number =>
    last - ((last - first) * (moves - toShore)) / (moves - 1);
  const token = narrow || low ? 15.5 : 20;
  return {
    width,
    height,
    narrow,
    low,
    tiny,
    oneLine,
    band,
    pitch,
    coast,
    scale,
    stretch,
    long,
    beached,
    token,
    shores,
    laneX,
    rowY,
    written: [
      { x: 0, y: 0, width, height: coast + 20 },
      ...Array.from({ length: lanes }, (_, lane) => ({
        x: laneX(lane) - COURSE / 2,
        y: 0,
        width: COURSE,
        height,
      })),
    ],
    deck: deckTop,
  };
}

type Format = Pick<Layout, "narrow" | "low" | "tiny">;

function coastOf(
  height: number,
  { narrow, low, tiny, oneLine }: Format & Pick<Layout, "oneLine">,
): number {
  if (tiny) return 44;
  if (low) return oneLine ? 66 : 78;
  return narrow ? Math.min(102, height * 0.22) : Math.min(130, height * 0.235);
}

function deckHeight({ narrow, low, tiny }: Format): number {
  if (tiny) return 70;
  if (low) return 76;
  return narrow ? 104 : 112;
}

/** An island reaches a little beyond its fields. */
function shore(island: Island, laneX: (lane: number) => number, reach: number): Shore {
  const left = laneX(Math.min(...island.fields) - 1) - reach;
  const right = laneX(Math.max(...island.fields) - 1) + reach;
  return { ...island, left, right, middle: (left + right) / 2 };
}
