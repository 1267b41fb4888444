/** What this browser remembers of a person's wishes. A browser that keeps nothing is no reason to fail. */

const PREFIX = "atoll-";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse; the wish then holds until the page is closed.
  }
}
