/** How much room there is. */

const PHONE = matchMedia("(max-width: 999px)");
const DRAWER = matchMedia("(max-width: 1179px)");
/** A browser's bars leave a phone so little. */
const LOW = matchMedia("(max-width: 999px) and (max-height: 719px)");
const SHALLOW = matchMedia("(max-height: 767px)");
const FLAT = matchMedia("(max-width: 999px) and (max-height: 520px) and (orientation: landscape)");

class Screen {
  /** The phone's frame: everything below one another. */
  phone = $state(PHONE.matches);
  /** The right column is a drawer. */
  drawer = $state(DRAWER.matches);
  /** A page has less height than it would like, as on a small laptop. */
  shallow = $state(SHALLOW.matches);
  /** A phone on its side. */
  flat = $state(FLAT.matches);
  private little = $state(LOW.matches);

  /** A phone that stands, with little height. */
  get low(): boolean {
    return this.little && !this.flat;
  }

  constructor() {
    PHONE.addEventListener("change", () => (this.phone = PHONE.matches));
    DRAWER.addEventListener("change", () => (this.drawer = DRAWER.matches));
    LOW.addEventListener("change", () => (this.little = LOW.matches));
    SHALLOW.addEventListener("change", () => (this.shallow = SHALLOW.matches));
    FLAT.addEventListener("change", () => (this.flat = FLAT.matches));
  }
}

export const screen = new Screen();
