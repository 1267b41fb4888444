/** How wide a few words are on the chart; known for sure once the type is there. */

const TAG = '800 13px "Alegreya Sans"';
const NAME = '700 16px "Alegreya"';
/** The size of the type that is measured. */
const NAME_SIZE = 16;

let isLoaded = $state(false);
let pen: CanvasRenderingContext2D | null = null;

void Promise.all([TAG, NAME].map((type) => document.fonts.load(type, "aя"))).then(
  () => (isLoaded = true),
);

/** The width of what is written on a tag. */
export function widthOf(text: string): number {
  return measured(text, TAG) ?? text.length * 6;
}

/** The width of the name of an island. */
export function nameWidth(name: string, size: number): number {
  return ((measured(name, NAME) ?? name.length * 8) * size) / NAME_SIZE;
}

function measured(text: string, type: string): number | null {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen || !isLoaded) return null;
  pen.font = type;
  return pen.measureText(text).width;
}
