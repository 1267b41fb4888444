/** What lies over the page: menus, sheets, dialogs. Escape closes the topmost of them, and nothing else; so does a
    phone's way back. */

import { screen } from "../lib/screen.svelte";
import { backwards } from "./backwards";

interface Layer {
  readonly element: HTMLElement;
  readonly close: () => void;
}

const layers: Layer[] = [];

/** Before anybody else hears of the key: who listens below need not know what lies above. */
function onkeydown(event: KeyboardEvent): void {
  const top = layers.at(-1);
  if (event.key !== "Escape" || !top) return;
  event.preventDefault();
  event.stopPropagation();
  top.close();
}

/** An attachment for what lies over the page: whoever had the focus before has it again afterwards. */
export function layer(close: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    const before = document.activeElement;
    const own = { element, close };
    const forget = screen.phone ? backwards.closes(close) : null;
    if (layers.length === 0) addEventListener("keydown", onkeydown, { capture: true });
    layers.push(own);
    return () => {
      layers.splice(layers.indexOf(own), 1);
      if (layers.length === 0) removeEventListener("keydown", onkeydown, { capture: true });
      forget?.();
      giveBack(element, before);
    };
  };
}

/** Nobody's focus is taken away who has gone elsewhere meanwhile. */
function giveBack(element: HTMLElement, before: Element | null): void {
  const now = document.activeElement;
  const isLost = now === null || now === document.body || element.contains(now);
  if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
}
