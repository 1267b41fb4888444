/** Short notes at the foot of the page that go away by themselves. */

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
    this.list = [...this.list, { id, text }];
    setTimeout(() => this.drop(id), SECONDS * 1000);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
