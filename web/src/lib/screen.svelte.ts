/** How much room there is. */

const PHONE = matchMedia("(max-width: 999px)");
const DRAWER = matchMedia("(max-width: 1179px)");
const LOW = matchMedia("(max-height: 767px)");
const FLAT = matchMedia("(max-width: 999px) and (max-height: 520px) and (orientation: landscape)");

class Screen {
  /** The phone's frame: everything below one another. */
  phone = $state(PHONE.matches);
  /** The right column is a drawer. */
  drawer = $state(DRAWER.matches);
  /** A small laptop, or what a browser's bars leave of it. */
  low = $state(LOW.matches);
  /** A phone on its side. */
  flat = $state(FLAT.matches);

  constructor() {
    PHONE.addEventListener("change", () => (this.phone = PHONE.matches));
    DRAWER.addEventListener("change", () => (this.drawer = DRAWER.matches));
    LOW.addEventListener("change", () => (this.low = LOW.matches));
    FLAT.addEventListener("change", () => (this.flat = FLAT.matches));
  }
}

export const screen = new Screen();
