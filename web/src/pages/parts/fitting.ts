/** Which choices for a game go together. The server has the last word; this saves people the refusal. */

export type Value = string | number | boolean | null;
export type Options = Readonly<Record<string, Value>>;

/** Why a value cannot be chosen with the rest: a key of a text; null if it can. */
type Objection = "new-not-together" | "new-for-two" | null;

interface Fitting {
  /** Settings that belong to a value of another one and are not shown without it. */
  readonly partOf?: Readonly<Record<string, { readonly name: string; readonly value: Value }>>;
  readonly against: (name: string, value: Value, rest: Options, seats: number) => Objection;
}

const STORMY_MODES: readonly Value[] = ["base", "high_arch", "day_and_night"];

const FITTINGS: Readonly<Record<string, Fitting>> = {
  tranquility: {
    partOf: {
      crown: { name: "mode", value: "high_arch" },
      night: { name: "mode", value: "day_and_night" },
    },
    against: (name, value, { mode = "base" }, seats) => {
      if (name === "mode") return value === "duel" && seats !== 2 ? "new-for-two" : null;
      const isTooCalm = !STORMY_MODES.includes(mode);
      if (name === "rocks" || name === "storms")
        return value && isTooCalm ? "new-not-together" : null;
      if (name === "monsters") {
        if (mode === "duel" && value) return "new-not-together";
        if (mode === "pyramid" && value === 0) return "new-not-together";
      }
      return null;
    },
  },
};

export function against(
  game: string,
  name: string,
  value: Value,
  rest: Options,
  seats: number,
): Objection {
  return FITTINGS[game]?.against(name, value, rest, seats) ?? null;
}

/** Whether a setting means anything with the others as they are. */
export function matters(game: string, name: string, rest: Options): boolean {
  const whole = FITTINGS[game]?.partOf?.[name];
  return whole === undefined || rest[whole.name] === whole.value;
}

/** The options with everything that does not go together set back to what is usual. */
export function fitted(game: string, chosen: Options, usual: Options, seats: number): Options {
  // What others depend on comes first in the list of settings, so one pass is enough.
  let options = { ...chosen };
  for (const [name, value] of Object.entries(chosen))
    if (!matters(game, name, options) || against(game, name, value, options, seats))
      options = { ...options, [name]: usual[name] ?? null };
  return options;
}

/** The paragraph of the rules about a choice, where its name alone does not say what it is. */
const PARAGRAPHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "tranquility mode": {
    base: "TR-1",
    high_arch: "TR-14",
    pyramid: "TR-15",
    day_and_night: "TR-16",
    duel: "TR-17",
  },
};

export function paragraph(game: string, name: string, value: Value): string | null {
  return PARAGRAPHS[`${game} ${name}`]?.[String(value)] ?? null;
}
