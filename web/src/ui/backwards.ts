/**
 * The way back closes what lies over the page, before it leaves the page. For each open thing the history has an
 * entry; how many there should be is looked at after everything that happens together, such as a menu that closes
 * because a dialog opens.
 */

interface Entry {
  /** How many things were open when this entry was made. */
  readonly over: number;
}

function isEntry(state: unknown): state is Entry {
  return typeof state === "object" && state !== null && "over" in state;
}

class Backwards {
  /** What is open, the topmost last. */
  private readonly open: (() => void)[] = [];
  /** So many entries of the history are ours. */
  private entries = 0;
  /** We are going back ourselves, and nobody has to close anything. */
  private isReturning = false;
  private isPlanned = false;

  constructor() {
    addEventListener("popstate", () => this.hear());
  }

  /** From now on the way back closes this; what is returned is to be called when it is closed. */
  closes(close: () => void): () => void {
    this.open.push(close);
    this.plan();
    return () => {
      this.open.splice(this.open.lastIndexOf(close), 1);
      this.plan();
    };
  }

  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    queueMicrotask(() => {
      this.isPlanned = false;
      this.agree();
    });
  }

  /** Let the history have as many entries as there are things open. */
  private agree(): void {
    if (this.isReturning) return;
    while (this.entries < this.open.length) {
      this.entries += 1;
      history.pushState({ over: this.entries } satisfies Entry, "");
    }
    const many = this.entries - this.open.length;
    this.entries = this.open.length;
    // Whoever went to another page by a link has left these entries behind.
    if (many === 0 || !isEntry(history.state)) return;
    this.isReturning = true;
    history.go(-many);
  }

  private hear(): void {
    if (this.isReturning) {
      this.isReturning = false;
      this.agree();
    } else if (this.entries > 0) {
      this.entries -= 1;
      this.open.at(-1)?.();
    }
  }
}

export const backwards = new Backwards();
