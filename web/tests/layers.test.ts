import { describe, expect, it } from "vitest";

import { SOURCES } from "./sources";

/** From the bottom up: a file may import from its own layer and from those below it. */
const LAYERS = [
  "wire",
  "texts",
  "art",
  "lib",
  "ui",
  "table",
  "boards",
  "pages",
  "App.svelte",
  "main",
];
/** What is no program, but may be imported anywhere. */
const STYLE = "style";

function layerOf(path: string): string {
  return path.split("/")[0]?.replace(/\.ts$/, "") ?? "";
}

/** What a file imports from others of the page, as paths in `src`. */
function imports(path: string, source: string): readonly string[] {
  const found = source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']*)["']/g);
  return [...found].map(([, name = ""]) => resolved(path, name));
}

function resolved(from: string, name: string): string {
  const place = from.split("/").slice(0, -1);
  for (const step of name.split("/")) {
    if (step === "..") place.pop();
    else if (step !== ".") place.push(step);
  }
  return place.join("/");
}

/** The imports that point upwards, or to where nothing has its place. */
function upwards(path: string, source: string): readonly string[] {
  const own = LAYERS.indexOf(layerOf(path));
  return imports(path, source).filter((name) => {
    const place = LAYERS.indexOf(layerOf(name));
    return layerOf(name) !== STYLE && (place < 0 || place > own);
  });
}

/** By each part of a table, the file of a board in which it is: its name stands above it in the contract. */
function filesOfParts(contract: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let file = "";
  for (const [, head, part] of contract.matchAll(/^ {2}(?:\/\/ (\w+)\.ts$|(\w+)\??\()/gm)) {
    if (head) file = head;
    else if (part && file) found.set(part, file);
  }
  return found;
}

const FILES = filesOfParts(SOURCES.get("table/contract.ts") ?? "");

/** The parts that a table does not take from their files. */
function misplaced(table: string): readonly string[] {
  const parts = [...table.matchAll(/^ {2}(\w+)[,:(]/gm)].map(([, part = ""]) => part);
  return parts.filter((part) => FILES.has(part) && !isTaken(part, table));
}

function isTaken(part: string, table: string): boolean {
  return new RegExp(`\\{[^}]*\\b${part}\\b[^}]*\\} from "\\./${FILES.get(part)}"`).test(table);
}

/** The game in whose folder a file is. */
function gameOf(path: string): string | undefined {
  return /^boards\/([^/]+)\//.exec(path)?.[1];
}

describe("the layers of the page", () => {
  it("are all that there is", () => {
    const found = new Set([...SOURCES.keys()].map(layerOf));
    expect([...found].sort()).toEqual([...LAYERS].sort());
  });

  it("know only what is below them", () => {
    const found = [...SOURCES].flatMap(([path, source]) =>
      upwards(path, source).map((name) => `${path} imports ${name}`),
    );
    expect(found).toEqual([]);
  });

  it("have a look at every kind of import", () => {
    const wrong = [
      'import type { Stage } from "../boards/contract";',
      'import {\n  one,\n  other,\n} from "../boards";',
      'import "../pages/parts/games";',
      'const late = () => import("../pages/Table.svelte");',
      'export { table } from "../boards/any/table";',
      'import { new } from "../somewhere/else";',
    ];
    for (const source of wrong) expect(upwards("table/any.ts", source)).toHaveLength(1);
    const right = 'import "../style/base.css"; import { t } from "../lib/words.svelte";';
    expect(upwards("table/any.ts", `${right} import { a } from "./other"`)).toEqual([]);
  });
});

describe("the games", () => {
  const ofGames = [...SOURCES].filter(([path]) => gameOf(path) !== undefined);

  it("do not know each other", () => {
    const found = ofGames.flatMap(([path, source]) =>
      imports(path, source)
        .filter((name) => gameOf(name) !== undefined && gameOf(name) !== gameOf(path))
        .map((name) => `${path} imports ${name}`),
    );
    expect(found).toEqual([]);
  });

  it("are not fetched by name: a folder is found because it is there", () => {
    const found = [...SOURCES].flatMap(([path, source]) =>
      gameOf(path) ? [] : imports(path, source).filter((name) => gameOf(name) !== undefined),
    );
    expect(found).toEqual([]);
  });

  it("have each part of their tables in the file where every game has it", () => {
    const tables = ofGames.filter(([path]) => path.endsWith("/table.ts"));
    for (const [path, table] of tables) expect([path, ...misplaced(table)]).toEqual([path]);
    expect([...FILES.keys()]).toEqual(expect.arrayContaining(["path", "heads", "tally"]));
    expect(misplaced('import { path } from "./tapping";\n  path,\n  heads: begins,')).toEqual([
      "path",
      "heads",
    ]);
  });
});
