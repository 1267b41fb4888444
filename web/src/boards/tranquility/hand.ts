/** The cards in the hand: how each looks, and how they lie beside each other. */

import type { Look } from "../../table/choice.svelte";
import type { SeaStage } from "./view";

export interface HeldCard {
  readonly key: string;
  readonly piece: string;
  readonly name: string;
  /** How many cards of the same name come before it. */
  readonly nth: number;
  /** The number of an island; null for any other card. */
  readonly island: number | null;
  readonly look: Look;
}

/** The own cards. Of cards that are alike only as many look chosen as were tapped. */
export function heldCards(stage: SeaStage): readonly HeldCard[] {
  const seen = new Map<string, number>();
  return stage.board.hand.map((name) => {
    const piece = `card-${name}`;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    const island = Number(name);
    return {
      key: `${name} ${nth}`,
      piece,
      name,
      nth,
      island: Number.isNaN(island) ? null : island,
      look: lookOf(stage, piece, nth),
    };
  });
}

function lookOf(stage: SeaStage, piece: string, nth: number): Look {
  const { choice } = stage;
  const taken = choice.taken.filter((each) => each === piece).length;
  if (nth < taken) return "chosen";
  const offers = choice.lit.get(piece);
  if (!offers) return "rest";
  return offers.some(({ must }) => must) ? "lit" : "standing";
}

export interface Fan {
  readonly width: number;
  readonly height: number;
  /** From the left edge of a card to that of the next. */
  readonly step: number;
  /** Whether a card covers a part of the one before. */
  readonly overlaps: boolean;
}

const RATIO = 0.73;
const LOW_RATIO = 0.85;
/** A card is never lower. */
export const LEAST_HIGH = 60;
/** Lower than this it is its number and its sky: a picture would leave no room for them. */
export const PICTURE = 70;
const GAP = { phone: 8, desktop: 13 };

/** So many cards in so much room: smaller first, then one over the other. */
export function fan(count: number, width: number, height: number, phone: boolean): Fan {
  const high = Math.max(LEAST_HIGH, Math.min(phone ? 94 : 120, height));
  const most = Math.round(high * (high < PICTURE ? LOW_RATIO : RATIO));
  const least = Math.round(most * 0.82);
  if (count < 2) return { width: most, height: high, step: most, overlaps: false };
  const gap = Math.min(phone ? GAP.phone : GAP.desktop, width / 60);
  const fits = (width - gap * (count - 1)) / count;
  if (fits >= least) {
    const wide = Math.min(most, Math.floor(fits));
    return { width: wide, height: high, step: wide + gap, overlaps: false };
  }
  return { width: least, height: high, step: (width - least) / (count - 1), overlaps: true };
}
