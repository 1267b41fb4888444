/** Answers as the server tells them. */

import type { OptionShown } from "../src/wire";

export function option(text: string, ...pieces: string[]): OptionShown {
  return { text, verb: "answer", args: {}, pieces };
}
