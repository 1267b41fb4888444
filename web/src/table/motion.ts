/** Things travel: pieces that are elsewhere after something has happened are seen on their way. */

import { tick } from "svelte";

import type { Motion } from "./contract";
import { mayMove } from "../lib/settings.svelte";

const TRAVEL = 420;
const STAGGER = 90;
const AT_ONCE = 3;
const ARC = 14;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Wait so many ms, or until it is skipped. */
export function pause(long: number, skipped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, long);
    skipped.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Where every piece is now. */
function places(root: Element): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const each of root.querySelectorAll<Element>("[data-piece]")) {
    const piece = each.getAttribute("data-piece") ?? "";
    const rect = each.getBoundingClientRect();
    if (!found.has(piece) && rect.width > 0) found.set(piece, rect);
  }
  return found;
}

/** Change the picture, and let the pieces travel; resolves when they have arrived. */
export async function travel(
  root: Element,
  change: () => void,
  motions: readonly Motion[],
  skipped: AbortSignal,
): Promise<void> {
  if (!mayMove() || skipped.aborted) {
    change();
    return;
  }
  const before = places(root);
  change();
  await tick();
  const running = start(root, before, motions);
  const finish = (): void => running.forEach((each) => each.finish());
  skipped.addEventListener("abort", finish, { once: true });
  await Promise.allSettled(running.map((each) => each.finished));
  skipped.removeEventListener("abort", finish);
}

function start(
  root: Element,
  before: ReadonlyMap<string, DOMRect>,
  motions: readonly Motion[],
): Animation[] {
  // Everything is measured before anything moves: what moves would carry along what it holds.
  const flights = new Map<Element, Flight>();
  const note = (element: Element | null, from: DOMRect | undefined): void => {
    if (!element || !from || flights.has(element)) return;
    const to = element.getBoundingClientRect();
    if (isSame(from, to)) return;
    const carrier = carrierOf(element);
    flights.set(element, { from, to, carrier, whole: carrier.getBoundingClientRect() });
  };
  for (const { piece, from } of motions)
    note(find(root, piece), before.get(from) ?? find(root, from)?.getBoundingClientRect());
  // What the game lets slide by itself: a boat in its lane, cards that close ranks.
  for (const element of root.querySelectorAll("[data-slides]"))
    note(element, before.get(element.getAttribute("data-piece") ?? ""));
  return [...flights.values()].map((flight, place) => {
    const delay = Math.floor(place / AT_ONCE) * TRAVEL + (place % AT_ONCE) * STAGGER;
    return fly(flight, delay);
  });
}

interface Flight {
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** What is seen to move, and where it is in the end. */
  readonly carrier: Element;
  readonly whole: DOMRect;
}

function find(root: Element, piece: string): Element | null {
  return root.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
}

function isSame(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.left - other.left) < 2 && Math.abs(one.top - other.top) < 2;
}

function fly({ from, to, carrier, whole }: Flight, delay: number): Animation {
  const scale = pixels(carrier);
  const grow = to.width > 0 ? from.width / to.width : 1;
  // What carries it grows from a corner of its own.
  const x = (from.left - to.left + (to.left - whole.left) * (1 - grow)) / scale;
  const y = (from.top - to.top + (to.top - whole.top) * (1 - grow)) / scale;
  const rise = Math.min(ARC, Math.hypot(x, y) / 8);
  carrier.classList.add("traveller");
  const animation = carrier.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${grow})` },
      {
        transform: `translate(${x * 0.45}px, ${y * 0.45 - rise}px) scale(${(grow + 1) / 2})`,
        offset: 0.5,
      },
      { transform: "none" },
    ],
    { duration: TRAVEL, delay, easing: EASE, fill: "backwards" },
  );
  const land = (): void => carrier.classList.remove("traveller");
  animation.finished.then(land, land);
  return animation;
}

/** What is to be seen on its way: the element, or what carries it with all that goes with it. */
function carrierOf(element: Element): Element {
  const around = element.parentElement;
  return around?.hasAttribute("data-carries") ? around : element;
}

/** How many pixels of the screen a unit of the element's own coordinates has. */
function pixels(element: Element): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) || 1 : 1;
}
