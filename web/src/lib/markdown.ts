/** The little Markdown of the rules, as HTML: bold, italics, code. Everything else is plain text. */

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

export function inline(source: string): string {
  return source
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>");
}
