import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ASKED = /\/(?<game>[\w-]+)\/texts\/\w+\.ftl\?about$/;
/** A text with the lines that belong to it. */
const MESSAGE = /^(?<key>(?:game|bot)-[\w-]+) = .*\n(?:[ \t]+.*\n)*/gm;
/** What only those read who have loaded the game's texts anyway. */
const LONG = ["game-blurb"];

/** Lets the page import of a game's texts (`…/<id>/texts/en.ftl?about`) only what it says before anybody sits down:
    `game-name` as `game-<id>`, `game-author` and the like as `game-<id>-author`, and the names of its bots. */
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

export function about(game: string, source: string): string {
  return [...source.matchAll(MESSAGE)]
    .filter(({ groups }) => !LONG.includes(groups?.["key"] ?? ""))
    .map(([message]) =>
      message.replace(/^game-(name(?= =))?/, (_, name) => `game-${game}${name ? "" : "-"}`),
    )
    .join("");
}
