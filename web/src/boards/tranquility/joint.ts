/** The joint discard: what each offers, or gives once that is settled. */

import type { TranquilityJointSeen } from "../../wire";
import type { SeaStage } from "./view";

export type Joint = TranquilityJointSeen;

/** The joint discard once there are numbers to tell; whoever is alone needs none. */
export function jointNumbers({ board, view }: SeaStage): Joint | null {
  const { joint } = board;
  return joint && joint.counts.length > 0 && view.seats > 1 ? joint : null;
}

/** What the numbers come to, in two words. */
export function jointSum({ say }: SeaStage, { settled, sum, total }: Joint): string {
  return say.say(settled ? "board-gives-sum" : "board-offers-sum", { sum, total });
}

/** What a seat offers or gives. */
export function jointPart({ say }: SeaStage, { settled, counts }: Joint, seat: number): string {
  return say.say(settled ? "board-gives" : "board-offers", { count: counts[seat] ?? 0 });
}

/** How many cards whoever sits here gives. */
export function ownPart({ board, view }: SeaStage): number {
  return board.joint?.counts[view.seat ?? -1] ?? 0;
}

/** What to bear in mind when one offers. */
export function beforeOffer(stage: SeaStage): string {
  const joint = jointNumbers(stage);
  if (!joint) return stage.say.say("board-then-offer");
  const { sum, total } = joint;
  return stage.say.say("board-then-offer-again", { sum, total });
}
