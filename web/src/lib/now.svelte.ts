/** The time, second by second, for whatever counts down. */

class Now {
  ms = $state(Date.now());

  constructor() {
    setInterval(() => (this.ms = Date.now()), 1000);
  }
}

export const now = new Now();
