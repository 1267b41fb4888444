/** Where everything lies on the board, in pixels, for the room there is. */

import { has, type Sea } from "./view";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface CellBox extends Box {
  readonly name: string;
  readonly row: number;
}

export interface RowBox extends Box {
  readonly row: number;
  /** Where rocks, storms or the arrow lie, before the row's first cell. */
  readonly gutter: Box;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly phone: boolean;
  /** The neat line around the grid. */
  readonly frame: Box;
  readonly band: number;
  readonly cells: readonly CellBox[];
  readonly rows: readonly RowBox[];
  /** The middle of each column, where the rows lie straight above each other. */
  readonly columns: readonly { readonly name: string; readonly x: number }[];
  /** On a phone the line above the frame; elsewhere the room at both sides. */
  readonly strip: Box;
  readonly left: Box;
  readonly right: Box;
  /** The opening under the crown of the arch. */
  readonly gate: Box | null;
  /** The cards to take in a duel. */
  readonly display: Box;
}

const SIDE = 88;
/** Where rocks and storms lie beside the rows, next to Start. */
const STORMY_SIDE = 93;
const DISPLAY_SIDE = 104;
const STRIP = 30;
const DISPLAY_STRIP = 76;
/** A cell is a little wider than high, as a picture of the sea is, but not much. */
const WIDEST = 1.34;
/** Where there is little height, as on a phone that lies on its side, they are wider. */
const LOW = 48;
const WIDEST_WHEN_LOW = 2.3;
const NARROWEST = 0.8;

export function layOut(sea: Sea, width: number, height: number, phone: boolean): Layout {
  const mode = sea.options.mode;
  const isPyramid = mode === "pyramid";
  const columns = sea.columns.length;
  const band = phone ? 13 : 15;
  const padding = phone ? 3 : 6;
  const gap = phone ? (isPyramid ? 3 : 5) : isPyramid ? 5 : 7;

  // What is left for the frame.
  const stripHeight = phone ? (mode === "duel" ? DISPLAY_STRIP : STRIP) : 0;
  const side = phone ? 0 : sideOf(sea);
  const edge = phone ? 3 : 11;
  const room: Box = {
    x: side + (phone ? 2 : 0),
    y: stripHeight + (phone ? 0 : edge),
    width: width - 2 * side - (phone ? 4 : 0),
    height: height - stripHeight - (phone ? 5 : 2 * edge),
  };
  const gutter = gutterWidth(sea, phone);
  const inset = band + padding;
  const inner = { width: room.width - 2 * inset - gutter, height: room.height - 2 * inset };
  const cellHeight = (inner.height - gap * (sea.rows.length - 1)) / sea.rows.length;
  const cellWidth = Math.min(
    (inner.width - gap * (columns - 1)) / columns,
    cellHeight * (cellHeight < LOW ? WIDEST_WHEN_LOW : WIDEST),
  );
  const high = Math.min(cellHeight, cellWidth / NARROWEST);

  // The frame keeps close to the grid, in the middle of its room.
  const gridWidth = cellWidth * columns + gap * (columns - 1);
  const gridHeight = high * sea.rows.length + gap * (sea.rows.length - 1);
  const frameWidth = phone || isPyramid ? room.width : gridWidth + 2 * inset + gutter;
  const frame: Box = {
    x: room.x + (room.width - frameWidth) / 2,
    y: room.y + (room.height - gridHeight - 2 * inset) / 2,
    width: frameWidth,
    height: gridHeight + 2 * inset,
  };
  const origin = {
    x: frame.x + inset + gutter + (frameWidth - 2 * inset - gutter - gridWidth) / 2,
    y: frame.y + inset,
  };

  const rows: RowBox[] = [];
  const cells: CellBox[] = [];
  sea.rows.forEach((names, place) => {
    const y = origin.y + (sea.rows.length - 1 - place) * (high + gap);
    // The pyramid's rows lie in the middle of those below.
    const shift = isPyramid ? ((columns - names.length) * (cellWidth + gap)) / 2 : 0;
    const xs = names.map(
      (name, index) =>
        origin.x + shift + (isPyramid ? index : columnOf(sea, name, place)) * (cellWidth + gap),
    );
    names.forEach((name, index) => {
      cells.push({ name, row: place + 1, x: xs[index] ?? 0, y, width: cellWidth, height: high });
    });
    const first = xs[0] ?? 0;
    const last = (xs[xs.length - 1] ?? 0) + cellWidth;
    const wide = gutter > 0 ? gutter : 38;
    // Without a gutter of its own the row's place is at the side, outside the frame.
    const start = gutter > 0 ? first - gutter - 2 : frame.x - wide - 2;
    rows.push({
      row: place + 1,
      x: first,
      y,
      width: last - first,
      height: high,
      gutter: { x: start, y, width: wide, height: high },
    });
  });

  return {
    width,
    height,
    phone,
    frame,
    band,
    cells,
    rows,
    columns: isPyramid ? [] : columnsOf(sea, cells),
    strip: { x: 0, y: 0, width, height: stripHeight },
    left: { x: 0, y: 0, width: frame.x, height },
    right: {
      x: frame.x + frame.width,
      y: 0,
      width: width - frame.x - frame.width,
      height,
    },
    gate: sea.pillars ? gateOf(cells, gap) : null,
    display: phone
      ? { x: 0, y: 0, width, height: stripHeight }
      : { x: frame.x + frame.width, y: 0, width: width - frame.x - frame.width, height },
  };
}

function sideOf(sea: Sea): number {
  if (sea.options.mode === "pyramid") return 14; // there is room enough in the corners
  if (sea.options.mode === "duel") return DISPLAY_SIDE;
  return has(sea, "barriers") ? STORMY_SIDE : SIDE;
}

/** Inside the frame there is room before the rows only where something may close them. */
function gutterWidth(sea: Sea, phone: boolean): number {
  if (!has(sea, "barriers")) return 0;
  if (phone) return 26;
  return sea.options.mode === "pyramid" ? 44 : 0;
}

/** In which column a cell of this row is, from 0. */
function columnOf({ columns }: Sea, cell: string, row: number): number {
  return columns.findIndex((column) => `${column}${row + 1}` === cell);
}

/** The middle of each column, by the cells of the first row that has it. */
function columnsOf(sea: Sea, cells: readonly CellBox[]): { name: string; x: number }[] {
  return sea.columns.flatMap((name) => {
    const cell = cells.find((each) => each.name === `${name}${each.row}`);
    return cell ? { name, x: cell.x + cell.width / 2 } : [];
  });
}

/** The opening lies in the rows that have a hole in their middle; above it lies the crown. */
function gateOf(cells: readonly CellBox[], gap: number): Box | null {
  const [left, ...others] = cells.filter((cell, place) => {
    const next = cells[place + 1];
    return next?.row === cell.row && next.x > cell.x + cell.width + gap + 1;
  });
  if (!left) return null;
  const last = others.at(-1) ?? left;
  const right = cells[cells.indexOf(last) + 1];
  if (!right) return null;
  const x = left.x + left.width + gap;
  return {
    x,
    y: right.y,
    width: right.x - gap - x,
    height: left.y + left.height - right.y,
  };
}
