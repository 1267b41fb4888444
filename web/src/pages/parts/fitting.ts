/** Which choices for a game go together, by what the server says of them. It has the last word. */

import type { ConditionShown, SettingShown } from "../../wire";

export type Value = SettingShown["default"];
export type Options = Readonly<Record<string, Value>>;

/** What the server calls the number of seats where it names settings. */
export const SEATS = "seats";

/** The condition that keeps a value from being chosen with the rest; null if it can be. */
export function against(
  { conditions }: SettingShown,
  value: Value,
  options: Options,
  seats: number,
): ConditionShown | null {
  const isMet = ({ of, among }: ConditionShown): boolean => {
    const chosen = of === SEATS ? seats : (options[of] ?? null);
    return chosen === null || among.includes(chosen);
  };
  return conditions.find((each) => each.value === value && !isMet(each)) ?? null;
}

/** Whether a setting means anything with the others as they are: some belong to one value of another. */
export function matters(
  { conditions, values, default: usual }: SettingShown,
  options: Options,
): boolean {
  const others = values.filter((value) => value !== usual);
  const wholes = conditions.filter(({ of, among }) => of !== SEATS && among.length === 1);
  const isAllOf = (whole: ConditionShown): boolean =>
    others.every((value) =>
      wholes.some(
        (each) => each.value === value && each.of === whole.of && each.among[0] === whole.among[0],
      ),
    );
  return !wholes.some((whole) => options[whole.of] !== whole.among[0] && isAllOf(whole));
}

/** The options with everything that does not go together set back to what does. */
export function fitted(settings: readonly SettingShown[], chosen: Options, seats: number): Options {
  // A setting has conditions only of those before it, so one pass is enough.
  let options = { ...chosen };
  for (const setting of settings) {
    const wishes = [options[setting.name] ?? null, setting.default, ...setting.values];
    const value = wishes.find((each) => against(setting, each, options, seats) === null) ?? null;
    options = { ...options, [setting.name]: value };
  }
  return options;
}
