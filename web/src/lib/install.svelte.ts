/** The page as an app on the device, if the browser offers it, and there without a connection. */

/** What Chromium's browsers send when a page could be installed; TypeScript does not know it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  private offer = $state.raw<InstallOffer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // it is in the menu instead of over the chart
      this.offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }

  get isOffered(): boolean {
    return this.offer !== null;
  }

  /** Ask the browser to install it. An offer is good for one time only. */
  async accept(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();

/** Once, when the page has begun. A page that is being worked on is not kept. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Browsers allow it only over https and on localhost; without it the page works as before.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
