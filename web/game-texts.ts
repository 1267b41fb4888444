import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ASKED = /\/(?<game>[\w-]+)\/texts\/\w+\.ftl\?about$/;
/** A text with the lines that belong to it. */
const MESSAGE = /^(?<key>(?:game|bot|outcome)-[\w-]+) (?<rest>= .*\n(?:[ \t}].*\n)*)/gm;

/** Lets the page import of a game's texts (`…/<id>/texts/en.ftl?about`) only what it says where nobody sits at it.
    There may be more files, such as `events.en.ftl`; what a game says of itself is not in them. */
export function gameTexts(): Plugin {
  return {
    name: "atoll-game-texts",
    enforce: "pre",
    load(id) {
      const game = ASKED.exec(id)?.groups?.["game"];
      if (game === undefined) return null;
      const file = id.replace(/\?about$/, "");
      this.addWatchFile(file);
      return `export default ${JSON.stringify(about(game, readFileSync(file, "utf8")))};`;
    },
  };
}

/** Its name as `game-<id>` (`game-short`, if the whole name is long), its author, a line about it and the facts as
    `game-<id>-author` and the like, the names of its bots, and how it can end as `game-<id>-outcome-<reason>`. */
export function about(game: string, source: string): string {
  const texts = new Map(
    [...`${source}\n`.matchAll(MESSAGE)].map(({ groups }) => [groups?.["key"], groups?.["rest"]]),
  );
  const told = new Map([
    [`game-${game}`, texts.get("game-short") ?? texts.get("game-name")],
    ...["author", "line", "facts"].map(
      (what) => [`game-${game}-${what}`, texts.get(`game-${what}`)] as const,
    ),
    ...[...texts].filter(([key]) => key?.startsWith("bot-")),
    ...[...texts]
      .filter(([key]) => key?.startsWith("outcome-"))
      .map(([key, rest]) => [`game-${game}-${key}`, rest] as const),
  ]);
  return [...told].map(([key, rest]) => (rest ? `${key} ${rest}` : "")).join("");
}
