// Writes icons.ts: the few game-icons (CC BY 3.0) that the games use, out of the thousands in the package.
// Run it after changing the list: node src/art/make-icons.mjs

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const NAMES = ["ship-wheel"];

const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
const set = JSON.parse(readFileSync(file, "utf8"));

/** One decimal is enough on a field of 512 (arcs are left alone: their flags may touch the next number). */
const short = (d) =>
  /a/i.test(d) ? d : d.replace(/\d*\.\d{2,}/g, (n) => Number(n).toFixed(1).replace(/^0/, ""));

const lines = NAMES.toSorted().map((name) => {
  const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent]?.body ?? "";
  const d = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => short(match[1])).join("");
  if (d === "") throw new Error(`the package has no icon ${name}`);
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return `export const ${camel} =\n  "${d}";\n`;
});

writeFileSync(
  new URL("icons.ts", import.meta.url),
  `// Written by make-icons.mjs: paths from game-icons.net (CC BY 3.0) on a field of 512 × 512.\n\n${lines.join("")}`,
);
