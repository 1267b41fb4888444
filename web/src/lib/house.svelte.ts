/** Where others find this server: whoever sits at the machine itself is at an address that leads nobody here. */

import type { House } from "../wire";
import { get } from "./api";
import { once } from "./once";

const told = once(() => get<House>("/house"));

class Ours {
  private address = $state(location.origin);
  /** Whether other devices can come in at all. */
  isOpen = $state(true);

  /** Ask the server. Until it has told, or without a connection, the page's own address has to do. */
  async find(): Promise<void> {
    try {
      const { address, open } = await told();
      this.address = address;
      this.isOpen = open;
    } catch {
      // Whoever cannot reach the server has other worries, and is told of them.
    }
  }

  /** An address of the page, as it is told to others. */
  link(place: string): string {
    const { pathname, search, hash } = new URL(place, location.origin);
    return `${this.address}${pathname}${search}${hash}`;
  }
}

export const house = new Ours();
