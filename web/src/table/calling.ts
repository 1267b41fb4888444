/** Calls somebody back to the page whose turn it is, if they wish to be called. */

import { settings } from "../lib/settings.svelte";

export function callFor(title: string, body: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const call = new Notification(title, { body, icon: "/icon-192.png", tag: "atoll-turn" });
    call.onclick = () => {
      window.focus();
      call.close();
    };
  } catch {
    // Some phones allow notifications only to service workers.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(title, { body, icon: "/icon-192.png", tag: "atoll-turn" }),
    );
  }
}
