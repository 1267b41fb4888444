/** How wide a few words are in the type of the tags. */

const TYPE = '800 13px "Alegreya Sans", "Gill Sans", sans-serif';

let pen: CanvasRenderingContext2D | null = null;

export function widthOf(text: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * 6.7;
  pen.font = TYPE;
  return pen.measureText(text).width;
}
