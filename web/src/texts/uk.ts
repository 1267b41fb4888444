/** All texts of the page in one language, in one file to load, with what the games say of themselves. */

const files = import.meta.glob<string>("./uk/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const games = import.meta.glob<string>(
  ["../../../src/atoll/games/*/texts/uk.ftl", "../boards/*/texts/uk.ftl"],
  { query: "?about", import: "default", eager: true },
);

export default [...Object.values(files), ...Object.values(games)];
