/** Where on the site one is: the address is the truth, and going back works. */

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** The words of the path: `/table/ABC` is `["table", "ABC"]`. */
  get words(): readonly string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  go(address: string, { replace = false } = {}): void {
    // What lies over the page has an entry of its own, which is not worth coming back to.
    if (replace || history.state !== null) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (!replace && !this.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.query = new URLSearchParams(location.search);
  }
}

/** A word of an address; what is no proper one stays as it is, and leads nowhere. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export const router = new Router();

/** Let ordinary links to our own pages go without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
