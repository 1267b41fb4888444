/** The pages, each loaded when somebody goes there. */

export const PAGES = {
  home: () => import("./Home.svelte"),
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  voyage: () => import("./Voyage.svelte"),
  new: () => import("./NewTable.svelte"),
  games: () => import("./MyGames.svelte"),
  devices: () => import("./Devices.svelte"),
  rules: () => import("./Rules.svelte"),
  about: () => import("./About.svelte"),
};

/** Begin to load a page before it can be shown. */
export async function fetchPage(place = "home"): Promise<void> {
  if (place in PAGES) await PAGES[place as keyof typeof PAGES]();
}
