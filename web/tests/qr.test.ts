import jsQR from "jsqr";
import { describe, expect, it } from "vitest";

import { drawnQr, type QrDrawing } from "../src/ui/qr";

const SQUARE = 4;
const BYTES = 4;
const ADDRESSES = [
  "http://192.168.1.5:8000/table/TKK8XP",
  "https://atoll.example/table/TKK8XP",
  "http://[2001:db8::5]:8000/table/TKK8XP",
  "https://острів.укр/table/TKK8XP",
];

/** The drawing as a camera would see it: light, but for the rectangles of its path. */
function picture({ size, path }: QrDrawing): Uint8ClampedArray {
  const wide = size * SQUARE;
  const pixels = new Uint8ClampedArray(wide * wide * BYTES).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let down = 0; down < SQUARE; down++) {
      const row = (Number(y) * SQUARE + down) * wide + Number(x) * SQUARE;
      for (let pixel = row; pixel < row + Number(length) * SQUARE; pixel++) {
        pixels.fill(0, pixel * BYTES, pixel * BYTES + 3);
      }
    }
  }
  return pixels;
}

describe("a QR code", () => {
  it.each(ADDRESSES)("of %s is read as what it was made of", (address) => {
    const drawing = drawnQr(address);
    const wide = drawing.size * SQUARE;
    expect(jsQR(picture(drawing), wide, wide)?.data).toBe(address);
  });

  it("has the margin without which a camera does not find it", () => {
    const { size, path } = drawnQr("Ahoy");
    const found = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((each) => each.map(Number));
    expect(Math.min(...found.flatMap(([, x = 0, y = 0]) => [x, y]))).toBe(4);
    expect(Math.max(...found.map(([, x = 0, , length = 0]) => x + length))).toBe(size - 4);
  });
});
