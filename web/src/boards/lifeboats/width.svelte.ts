/** How wide a few words are in the type of the tags; known for sure once the type is there. */

const TYPE = '800 13px "Alegreya Sans"';

let isLoaded = $state(false);
let pen: CanvasRenderingContext2D | null = null;

void document.fonts.load(TYPE, "aя").then(() => (isLoaded = true));

export function widthOf(text: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen || !isLoaded) return text.length * 6;
  pen.font = TYPE;
  return pen.measureText(text).width;
}
