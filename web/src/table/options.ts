/** What may be answered, as the server tells it: one by one, or many in few words. Knows no game. */

import type {
  ChoiceShown,
  DecisionShown,
  Message,
  OptionShown,
  ProductShown,
  RowsShown,
} from "../wire";

type Word = Message["args"][string];
type Told = Readonly<Record<string, Word>>;

/** An answer of any game: a verb with arguments, and what is told of it besides. */
export interface AnyAnswer {
  readonly verb: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly told: Readonly<Record<string, unknown>>;
}

/** An answer that may be given. `A` are the answers of a game. */
export type Option<A extends AnyAnswer = AnyAnswer> = A & {
  /** How it is written: this is sent. */
  readonly text: string;
  readonly pieces: readonly string[];
  /** The key of the text that says what it is. */
  readonly label: string;
};

export interface Question<A extends AnyAnswer = AnyAnswer> {
  readonly prompt: Message;
  readonly must: boolean;
  readonly options: readonly Option<A>[];
}

export function questionsOf(decisions: readonly DecisionShown[]): readonly Question[] {
  return decisions.map(({ prompt, must, options, choices }) => ({
    prompt,
    must,
    options: options.flatMap((shown) => {
      if ("rows" in shown) return rows(shown, choices);
      return "choices" in shown ? combined(shown, choices) : [optionOf(shown)];
    }),
  }));
}

export function optionOf(shown: OptionShown): Option {
  const { text, verb, args, pieces = [], told = {}, label } = shown;
  return { text, verb, args, pieces, told, label: label || `option-${verb}` };
}

type Chosen = Readonly<Record<string, ChoiceShown | undefined>>;

/** A row has a choice for each argument, and last what is told, if anything is. */
function rows(shown: RowsShown, choices: readonly ChoiceShown[]): readonly Option[] {
  const { args, told = [] } = shown;
  return shown.rows.map((row) => {
    const chosen = args.map((name, place) => [name, choices[row[place] ?? -1]] as const);
    return made(shown, Object.fromEntries(chosen), told[row[args.length] ?? -1] ?? {});
  });
}

/** Everything with everything, the last argument the fastest; but for what is left out. */
function combined(product: ProductShown, choices: readonly ChoiceShown[]): readonly Option[] {
  let found: readonly Chosen[] = [{}];
  for (const [name, numbers] of Object.entries(product.choices))
    found = found.flatMap((chosen) =>
      numbers.map((each) => ({ ...chosen, [name]: choices[each] })),
    );
  const leftOut = new Set(product.but ?? []);
  return found
    .map((chosen) => made(product, chosen, product.told ?? {}))
    .filter(({ text }) => !leftOut.has(text));
}

function made(shown: RowsShown | ProductShown, chosen: Chosen, told: Told): Option {
  const { verb, form, pieces = [] } = shown;
  const text = filled(form, chosen, ({ value, text }) => text ?? `${String(value)}`);
  return {
    text: text.replace(/ +/g, " ").trim(),
    verb,
    args: Object.fromEntries(Object.entries(chosen).map(([name, each]) => [name, each?.value])),
    pieces: pieces.map((piece) => filled(piece, chosen, ({ piece }) => piece ?? "")),
    told,
    label: `option-${verb}`,
  };
}

function filled(form: string, chosen: Chosen, write: (choice: ChoiceShown) => string): string {
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const choice = chosen[name];
    return choice ? write(choice) : whole;
  });
}

/** What the text of an answer may mention: its arguments, in parts where they have any, and what is told. */
export function mentioned({ args, told }: AnyAnswer): Readonly<Record<string, Word>> {
  return { ...parts(args), ...(told as Told) };
}

function parts(args: Readonly<Record<string, unknown>>): Record<string, Word> {
  const found: Record<string, Word> = {};
  for (const [name, value] of Object.entries(args)) {
    if (Array.isArray(value)) found[name] = value as readonly string[];
    else if (value === null) found[name] = "none";
    else if (typeof value === "boolean") found[name] = String(value);
    else if (typeof value === "object") Object.assign(found, parts(value as typeof args));
    else found[name] = value as string | number;
  }
  return found;
}
