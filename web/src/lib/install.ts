/** Lets the page be installed, and be there without a connection. */

export { install } from "./install.svelte";

/** Once, when the page has begun. A page that is being worked on is not kept. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Browsers allow it only over https and on localhost; without it the page works as before.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
