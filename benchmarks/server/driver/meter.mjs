/** Counts answers, how long they took until everybody saw them, and the bytes of that. */
export class Meter {
  #counting = false;
  #total = 0;
  #waiting = null;
  #answers = [];
  #updates = 0;
  #bytes = 0;
  #games = 0;

  start() {
    this.#counting = true;
  }

  stop() {
    this.#counting = false;
  }

  /** Waits for so many more answers, counted or not. */
  more(answers) {
    return new Promise((done) => (this.#waiting = { until: this.#total + answers, done }));
  }

  answered(milliseconds) {
    this.#total += 1;
    if (this.#total >= this.#waiting?.until) this.#waiting.done();
    if (this.#counting) this.#answers.push(milliseconds);
  }

  updated(bytes) {
    if (!this.#counting) return;
    this.#updates += 1;
    this.#bytes += bytes;
  }

  finished() {
    if (this.#counting) this.#games += 1;
  }

  result() {
    const sorted = Float64Array.from(this.#answers).sort();
    const quantile = (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? null;
    return {
      answers: sorted.length,
      games: this.#games,
      p50: quantile(0.5),
      p99: quantile(0.99),
      updates: this.#updates,
      bytes: this.#updates ? this.#bytes / this.#updates : null,
    };
  }
}

/**
 * Knows of one game what each seat has been shown. States have numbers that only grow; a seat may
 * skip some. An answer has been shown when no seat is behind the state that it led to.
 */
export class Showing {
  #meter;
  #seen;
  #shown;
  #shownAt = [];
  #sentAt = new Map();
  #begin;

  /** Nobody should answer before: to wait for a seat that is still connecting is not measured. */
  allAreHere = false;
  begun = new Promise((resolve) => (this.#begin = resolve));

  constructor(meter, seats) {
    this.#meter = meter;
    this.#seen = Array(seats).fill(-1);
    this.#shown = -1;
  }

  /** A seat has got a picture of a state. */
  saw(seat, state) {
    this.#seen[seat] = Math.max(this.#seen[seat], state);
    const shown = Math.min(...this.#seen);
    const now = performance.now();
    while (this.#shown < shown) {
      this.#shown += 1;
      this.#shownAt[this.#shown] = now;
      this.#settle(this.#shown);
    }
    this.allAreHere = shown >= 0;
    if (this.allAreHere) this.#begin();
  }

  /** An answer that was sent at some time led to a state; that may be known before or after. */
  led(state, sentAt) {
    this.#sentAt.set(state, sentAt);
    if (state <= this.#shown) this.#settle(state);
  }

  #settle(state) {
    const sentAt = this.#sentAt.get(state);
    if (sentAt === undefined) return;
    this.#sentAt.delete(state);
    this.#meter.answered(this.#shownAt[state] - sentAt);
  }
}
