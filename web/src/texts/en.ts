/** All texts of the page in one language, in one file to load. */

const files = import.meta.glob<string>("./en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
