/** A text as a QR code, for the cameras of other devices. */

import { encode } from "uqr";

export interface QrDrawing {
  /** How many squares it is wide and high, with the margin that cameras need. */
  readonly size: number;
  /** The dark squares, each one unit wide, as a path: those beside each other in a row are one. */
  readonly path: string;
}

const MARGIN = 4;

export function drawnQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: MARGIN });
  return { size, path: data.flatMap(rowOf).join("") };
}

function rowOf(row: readonly boolean[], y: number): string[] {
  const found: string[] = [];
  let from = 0;
  while ((from = row.indexOf(true, from)) >= 0) {
    const end = row.indexOf(false, from);
    found.push(`M${from} ${y}h${end - from}v1h${from - end}z`);
    from = end;
  }
  return found;
}
