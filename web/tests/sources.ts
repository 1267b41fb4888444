/** The program of the page as it is written: by its path in `src`, the text of each file. */

const FOUND = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const SOURCES: ReadonlyMap<string, string> = new Map(
  Object.entries(FOUND).map(([path, text]) => [path.slice("../src/".length), text]),
);
