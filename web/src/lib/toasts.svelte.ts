/** Short notes at the foot of the page that go away by themselves. */

import { untrack } from "svelte";

export interface Toast {
  readonly id: number;
  readonly text: string;
}

const SECONDS = 5;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  private next = 0;

  show(text: string): void {
    const id = this.next++;
    // Whoever shows a note does not watch the others.
    this.list = [...untrack(() => this.list), { id, text }];
    setTimeout(() => this.drop(id), SECONDS * 1000);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
