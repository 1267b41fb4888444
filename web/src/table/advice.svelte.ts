/** What a person is told at the table: why something cannot be done, and what a bot would do. */

import { post } from "../lib/api";
import { toasts } from "../lib/toasts.svelte";
import { explain } from "../lib/trouble";
import { t } from "../lib/words.svelte";
import type { HintShown, Message, WhyShown } from "../wire";
import type { Spot } from "./gestures";
import type { LiveTable } from "./table.svelte";

export interface Reason {
  readonly text: string;
  readonly rule: string | null;
  readonly at: Spot;
}

export class Advice {
  /** Why what was tried last cannot be. */
  reason = $state.raw<Reason | null>(null);
  /** A hint is being thought about. */
  isThinking = $state(false);
  private asked = 0;

  constructor(private readonly live: LiveTable<unknown>) {}

  dismiss(): void {
    this.asked += 1; // an answer that is still to come is for something that has passed
    this.reason = null;
  }

  /** Ask what was meant by tapping these pieces, and why it cannot be; nothing is answered. */
  async wonder(pieces: readonly string[], at: Spot): Promise<void> {
    this.dismiss();
    const table = this.live.table;
    if (table?.status !== "playing" || table.you === null) return;
    const asked = this.asked;
    try {
      const { why, rule } = await post<WhyShown>(`/tables/${table.id}/why`, { pieces });
      if (why && asked === this.asked) this.tell(why, rule, at);
    } catch (error) {
      toasts.show(explain(error));
    }
  }

  /** Say why something was refused. */
  tell(why: Message, rule: string | null, at: Spot, otherwise = ""): void {
    const say = this.live.stage?.say;
    this.reason = { text: say?.has(why.key) ? say.message(why) : otherwise, rule, at };
  }

  /** Light what a bot would do. */
  async hint(): Promise<void> {
    const { table, stage } = this.live;
    if (!table || !stage || this.isThinking) return;
    this.isThinking = true;
    try {
      const { question } = stage.choice;
      const { text, reason } = await post<HintShown>(`/tables/${table.id}/hint`);
      if (stage.choice.question !== question) return; // the game went on meanwhile
      const options = stage.choice.decisions.flatMap(({ options }) => options);
      const option = options.find((each) => each.text === text);
      if (option) {
        stage.choice.clear();
        stage.choice.hinted = option;
        stage.choice.reason = reason;
      } else toasts.show(t("table-no-hint"));
    } catch (error) {
      toasts.show(explain(error));
    } finally {
      this.isThinking = false;
    }
  }
}
