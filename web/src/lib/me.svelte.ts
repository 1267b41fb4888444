/** Who sits before the page. Nobody needs an account: a guest has a name, and a cookie. */

import type { Person } from "../wire";
import { del, get, onUnknown, patch, post, put } from "./api";
import { recall, remember } from "./memory";
import { t } from "./words.svelte";

const GUEST_NAMES = 12;

class Me {
  person = $state.raw<Person | null>(null);
  private arriving: Promise<Person> | null = null;

  constructor() {
    onUnknown(() => this.forget());
    // In another tab somebody has signed in or out.
    addEventListener("storage", ({ key }) => {
      if (key === null || key.endsWith("known")) void this.recognise();
    });
  }

  /** Find out who I am, if this browser has been here before. */
  async recognise(): Promise<void> {
    if (recall("known") === null) {
      this.person = null;
      return;
    }
    try {
      this.know(await get<Person>("/me"));
    } catch {
      // Either nobody knows me, or the server cannot be reached; whatever needs it says so.
    }
  }

  /** Be somebody: whoever has no name yet gets one, and can change it later. */
  async be(): Promise<Person> {
    if (this.person) return this.person;
    this.arriving ??= this.arrive(this.anyName()).finally(() => (this.arriving = null));
    return this.arriving;
  }

  async arrive(name: string): Promise<Person> {
    return this.know(await post<Person>("/guests", { name }));
  }

  async rename(name: string): Promise<void> {
    if (this.person) this.know(await patch<Person>("/me", { name }));
    else await this.arrive(name);
  }

  async signIn(login: string, password: string): Promise<void> {
    this.know(await post<Person>("/sessions", { login, password }));
  }

  async openAccount(login: string, password: string): Promise<void> {
    await this.be();
    this.know(await post<Person>("/me/account", { login, password }));
  }

  async changePassword(old: string, password: string): Promise<void> {
    await put("/me/password", { old, new: password });
  }

  async signOut(): Promise<void> {
    await del("/sessions");
    this.forget();
  }

  private anyName(): string {
    return t(`me-guest-${1 + Math.floor(Math.random() * GUEST_NAMES)}`);
  }

  private know(person: Person): Person {
    this.person = person;
    remember("known", person.id);
    return person;
  }

  private forget(): void {
    this.person = null;
    remember("known", null);
  }
}

export const me = new Me();
