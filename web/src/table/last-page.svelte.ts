/** The last page of the logbook: it lies over the board when the end has been seen, not before. */

/** So long, in ms, the last picture is looked at before the page lies over it. */
const LOOK = 2500;

export class LastPage {
  /** Whether it lies there. Who comes when all is over finds it there. */
  lies = $state(true);
  private waiting: ReturnType<typeof setTimeout> | null = null;

  /** The game ends before one’s eyes: that is to be seen first. */
  async follow(seen: Promise<void>): Promise<void> {
    this.close();
    await seen;
    this.waiting = setTimeout(() => this.show(), LOOK);
  }

  /** Whoever taps has looked enough. */
  hurry(): void {
    if (this.waiting !== null) this.show();
  }

  show(): void {
    this.close();
    this.lies = true;
  }

  /** Look at the board. */
  close(): void {
    if (this.waiting !== null) clearTimeout(this.waiting);
    this.waiting = null;
    this.lies = false;
  }
}
