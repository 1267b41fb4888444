/** Taps, drags and pointing on the pieces of a table. Boards only say what is where (`data-piece`). */

export interface Hands {
  /** Whether something may be tapped just now: those are found even if the finger misses a little. */
  isLit(piece: string): boolean;
  /** Whether a piece may be taken up and carried. */
  mayDrag(piece: string): boolean;
  take(piece: string): void;
  tap(piece: string, at: Spot): void;
  point(piece: string | null): void;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a piece lies on the page. */
export interface Spot extends Point {
  readonly width: number;
  readonly height: number;
}

/** The spot of what lies under a pointer: of the piece there, or the point itself. */
export function spotUnder({ target, clientX, clientY }: PointerEvent): Spot {
  const piece = elementAt(target);
  return piece?.getBoundingClientRect() ?? new DOMRect(clientX, clientY, 0, 0);
}

/** Whatever is smaller than a fingertip is also hit by what lands so close to it. */
const NEAR = 22;
const FINGERTIP = 44;
const DRAG_FROM = 8;

/** An attachment for the element that holds board and hand. */
export function gestures(hands: Hands): (root: HTMLElement) => () => void {
  return (root) => {
    let drag: Drag | null = null;

    const down = (event: PointerEvent): void => {
      if (drag?.isMoving || event.button !== 0 || isControl(event.target)) return;
      const element = pieceElement(root, hands, event);
      if (element) drag = new Drag(element, event);
    };
    const move = (event: PointerEvent): void => {
      if (!drag) {
        if (event.pointerType === "mouse") hands.point(pieceOf(elementAt(event.target)));
        return;
      }
      if (drag.pointer !== event.pointerId) return; // another finger
      if (drag.isMoving) drag.moveTo(event);
      else if (drag.hasMoved(event) && hands.mayDrag(drag.piece)) {
        hands.take(drag.piece);
        drag.begin();
        drag.moveTo(event);
        root.setPointerCapture(event.pointerId);
      }
    };
    const up = (event: PointerEvent): void => {
      const ended = drag;
      if (!ended || ended.pointer !== event.pointerId) return;
      drag = null;
      if (!ended.isMoving) {
        if (!ended.hasMoved(event)) hands.tap(ended.piece, ended.spot);
        return;
      }
      ended.end();
      const target = pieceElement(root, hands, event);
      if (target && pieceOf(target) !== ended.piece)
        hands.tap(pieceOf(target) ?? "", target.getBoundingClientRect());
    };
    const cancel = (): void => {
      drag?.end();
      drag = null;
    };
    const leave = (): void => hands.point(null);

    root.addEventListener("pointerdown", down);
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerup", up);
    root.addEventListener("pointercancel", cancel);
    root.addEventListener("pointerleave", leave);
    return () => {
      cancel();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerup", up);
      root.removeEventListener("pointercancel", cancel);
      root.removeEventListener("pointerleave", leave);
    };
  };
}

/** A piece in the hand, and its picture that follows the pointer. */
class Drag {
  readonly piece: string;
  readonly pointer: number;
  private ghost: HTMLElement | null = null;

  constructor(
    private readonly element: Element,
    private readonly from: PointerEvent,
  ) {
    this.piece = pieceOf(element) ?? "";
    this.pointer = from.pointerId;
  }

  get spot(): Spot {
    return this.element.getBoundingClientRect();
  }

  get isMoving(): boolean {
    return this.ghost !== null;
  }

  hasMoved(to: Point): boolean {
    return Math.hypot(to.x - this.from.x, to.y - this.from.y) > DRAG_FROM;
  }

  begin(): void {
    const rect = this.element.getBoundingClientRect();
    const ghost = document.createElement("div");
    ghost.className = "drag-ghost";
    ghost.style.width = `${rect.width}px`;
    ghost.style.height = `${rect.height}px`;
    ghost.style.left = `${rect.left}px`;
    ghost.style.top = `${rect.top}px`;
    ghost.append(pictureOf(this.element, rect));
    document.body.append(ghost);
    this.ghost = ghost;
  }

  moveTo(to: Point): void {
    if (this.ghost)
      this.ghost.style.transform = `translate(${to.x - this.from.x}px, ${to.y - this.from.y}px) rotate(2deg)`;
  }

  end(): void {
    this.ghost?.remove();
    this.ghost = null;
  }
}

/** A copy to carry about; what is part of a drawing gets a drawing of its own. */
function pictureOf(element: Element, rect: DOMRect): Element {
  const copy = element.cloneNode(true) as Element;
  copy.removeAttribute("data-piece");
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return copy;
  const box = element.getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.setAttribute("width", `${rect.width}`);
  svg.setAttribute("height", `${rect.height}`);
  svg.append(copy);
  return svg;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, input, textarea, select") !== null;
}

function elementAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-piece]") : null;
}

function pieceOf(element: Element | null): string | null {
  return element?.getAttribute("data-piece") ?? null;
}

/** The piece that is meant: a lit one under the pointer, a small lit one close by, or what lies there. */
function pieceElement(root: Element, hands: Hands, at: MouseEvent): Element | null {
  const under = document
    .elementsFromPoint(at.clientX, at.clientY)
    .map((each) => each.closest("[data-piece]"))
    .filter((each): each is Element => each !== null && root.contains(each));
  const isLit = (each: Element): boolean => hands.isLit(pieceOf(each) ?? "");
  return under.find(isLit) ?? nearest(root, isLit, at) ?? under[0] ?? null;
}

function nearest(
  root: Element,
  isLit: (element: Element) => boolean,
  at: MouseEvent,
): Element | null {
  let best: Element | null = null;
  let closest = NEAR;
  for (const each of root.querySelectorAll("[data-piece]")) {
    if (!isLit(each)) continue;
    const rect = each.getBoundingClientRect();
    if (Math.min(rect.width, rect.height) >= FINGERTIP) continue;
    const x = Math.max(rect.left - at.clientX, 0, at.clientX - rect.right);
    const y = Math.max(rect.top - at.clientY, 0, at.clientY - rect.bottom);
    const distance = Math.hypot(x, y);
    if (distance < closest) [best, closest] = [each, distance];
  }
  return best;
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The piece to which an arrow key leads from another, among those that may be tapped. */
export function beside(
  root: Element,
  from: string,
  key: string,
  pieces: Iterable<string>,
): string | null {
  const way = DIRECTIONS[key];
  const here = centre(root, from);
  if (!way || !here) return null;
  let best: string | null = null;
  let closest = Infinity;
  for (const piece of pieces) {
    const there = centre(root, piece);
    if (!there || piece === from) continue;
    const along = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    if (along <= 1) continue;
    const distance = along + 2 * aside;
    if (distance < closest) [best, closest] = [piece, distance];
  }
  return best;
}

function centre(root: Element, piece: string): Point | null {
  const rect = root.querySelector(`[data-piece="${CSS.escape(piece)}"]`)?.getBoundingClientRect();
  return rect ? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 } : null;
}
