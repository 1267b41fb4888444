/** The joint discard: what each offers, or gives once that is settled. */

import { asked, type SeaStage } from "./sea";

/** The numbers by seat while the joint discard goes on; null at other times. */
export function jointNumbers(stage: SeaStage): readonly number[] | null {
  const { quotas, offers, started } = stage.board;
  if (stage.view.outcome || !started || stage.view.seats === 1) return null;
  if (quotas.some((count) => count > 0)) return quotas;
  return offers.length === stage.view.seats ? offers : null;
}

/** Whether the numbers are only offers, which may not add up. */
export function isOffering(stage: SeaStage): boolean {
  return asked(stage) === "ask-offer" || stage.board.quotas.length === 0;
}

/** What the numbers come to, in two words. */
export function jointSum(stage: SeaStage, numbers: readonly number[]): string {
  return stage.say.say(isOffering(stage) ? "tr-offers-sum" : "tr-gives-sum", sums(stage, numbers));
}

/** What to bear in mind when one offers. */
export function beforeOffer(stage: SeaStage): string {
  const numbers = jointNumbers(stage);
  return numbers
    ? stage.say.say("tr-then-offer-again", sums(stage, numbers))
    : stage.say.say("tr-then-offer");
}

function sums(stage: SeaStage, numbers: readonly number[]): { sum: number; total: number } {
  const sum = numbers.reduce((total, each) => total + each, 0);
  return { sum, total: stage.board.joint_discard };
}
