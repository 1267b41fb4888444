/** The joint discard: what each offers, or gives once that is settled. */

import { asked, JOINT_DISCARD, type SeaStage } from "./sea";

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

export function jointSum(stage: SeaStage, numbers: readonly number[]): string {
  const sum = numbers.reduce((total, each) => total + each, 0);
  return isOffering(stage)
    ? stage.say.say("tr-offers-sum", { sum, total: JOINT_DISCARD })
    : stage.say.say("tr-gives-sum", { sum });
}
