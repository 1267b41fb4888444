/* Every island grows from its number: the same number is the same island in every game, on every screen. */

import { f1, noise, poly, random, smooth, type Point } from "./noise";

export type Place = "grid" | "hand";
type Form = "dome" | "twins" | "peak" | "low" | "crag";
type Feature = "palms" | "hut" | "tower" | "snow" | "pines" | "sail";

/** Paths of one island card, all within width × height. */
export interface Scene {
  horizon: number;
  k: number;
  sun: { x: number; y: number; r: number; low: boolean };
  moon: string;
  stars: string;
  haze: string;
  far: string;
  sea: string;
  land: string;
  shade: string;
  beach: string;
  hatch: string;
  mirror: string;
  glints: string;
  ripples: string;
  snow: string;
  snowShade: string;
  trees: string;
  trunks: string;
  fronds: string;
  hut?: { wall: string; dark: string; roof: string; thatch: string; door: string; window: string };
  tower?: { body: string; bands: string; lamp: string; cap: string; beam: string };
  boat?: { hull: string; sail: string; jib: string; mast: string; wake: string };
  gulls: string;
  rocky: boolean;
  number: { x: number; y: number; size: number };
}

const FORMS: readonly [Feature, Form][] = [
  ["hut", "dome"],
  ["snow", "peak"],
  ["palms", "low"],
  ["tower", "crag"],
  ["sail", "twins"],
  ["pines", "crag"],
  ["palms", "dome"],
  ["snow", "peak"],
  ["hut", "twins"],
  ["tower", "low"],
  ["sail", "peak"],
  ["palms", "crag"],
  ["pines", "twins"],
  ["tower", "twins"],
  ["hut", "crag"],
  ["sail", "low"],
];

const bump = (u: number, at: number, wide: number): number => Math.exp(-(((u - at) / wide) ** 2));
const tent = (u: number, at: number, wide: number): number =>
  Math.max(0, 1 - Math.abs(u - at) / wide);

/** A palm: its trunk (a line) and its fronds (leaves to be filled), rooted at (x, y), leaning by `lean`. */
export function palm(
  x: number,
  y: number,
  size: number,
  lean: number,
  seed: number,
): { trunk: string; fronds: string } {
  const [tx, ty] = [x + lean * size, y - size];
  const trunk = `M${f1(x)} ${f1(y)}Q${f1(x + lean * size * 0.15)} ${f1(y - size * 0.6)} ${f1(tx)} ${f1(ty)}`;
  const rnd = random(seed);
  let fronds = "";
  // Leaves from left to right: the middle ones rise, the outer ones hang.
  for (const [dx, dy, bow] of [
    [-0.62, 0.22, -0.34],
    [-0.5, -0.16, -0.3],
    [-0.16, -0.36, -0.12],
    [0.26, -0.32, 0.16],
    [0.54, -0.1, 0.3],
    [0.58, 0.26, 0.36],
  ] as const) {
    const s = size * (0.88 + rnd() * 0.24);
    const [ex, ey] = [dx * s, dy * s];
    const [mx, my] = [ex * 0.5, ey * 0.5 - Math.abs(bow) * s];
    const [lx, ly] = [ex * 0.46, ey * 0.5 - Math.abs(bow) * s * 0.36];
    fronds += `M${f1(tx)} ${f1(ty)}q${f1(mx)} ${f1(my)} ${f1(ex)} ${f1(ey)}q${f1(lx - ex)} ${f1(ly - ey)} ${f1(-ex)} ${f1(-ey)}z`;
  }
  return { trunk, fronds };
}

export function island(n: number, width: number, height: number, place: Place): Scene {
  const rnd = random(n * 31 + 5);
  const hand = place === "hand";
  const tall = height > width;
  const hy = Math.round(height * (hand ? 0.7 : tall ? 0.755 : 0.765));
  const wide = hand ? width * 0.82 : tall ? width * 0.8 : Math.min(width * 0.7, height * 0.9);
  const k = wide / 66;
  const cx = hand ? width * 0.5 : Math.min(width * 0.59, width - wide / 2 - 4);
  const t = (n - 1) / 79;
  const sunLeft = t < 0.5;
  const lee = sunLeft ? 1 : -1;
  const [feature, form] = FORMS[(n + Math.floor(n / 16) * 7) % FORMS.length] ?? ["palms", "dome"];
  const flip = rnd() < 0.5 ? -1 : 1;

  // The profile: heights over u from -1 (left shore) to 1 (right shore), in units of the highest hill.
  const high = Math.min(height * (hand ? 0.3 : 0.34), 31 * k) * (feature === "tower" ? 0.72 : 1);
  const [a, b, c] = [rnd() * 0.2 - 0.1, 0.34 + rnd() * 0.16, rnd()];
  const raw = (u: number): number => {
    const v = u * flip;
    switch (form) {
      case "dome":
        return 0.66 * bump(v, a, 0.52) + 0.24 * bump(v, b + 0.2, 0.26);
      case "twins":
        return 0.74 * bump(v, -0.3 + a, 0.3) + (0.4 + c * 0.16) * bump(v, b, 0.3);
      case "peak":
        return 0.78 * tent(v, a, 0.62) + 0.3 * bump(v, a, 0.3) + 0.26 * bump(v, b + 0.2, 0.2);
      case "low":
        return 0.34 * bump(v, -0.32 + a, 0.44) + 0.26 * bump(v, b, 0.34);
      case "crag":
        return 0.76 * Math.min(0.86, tent(v, -0.2 + a, 0.6) * 1.5) + 0.34 * tent(v, b + 0.12, 0.34);
    }
  };
  const sharp = form === "peak" || form === "crag";
  const rise = (u: number): number => {
    const edge = Math.min(1, (1 - Math.abs(u)) * (sharp ? 4 : 3.2));
    const shake = noise(n * 3 + 1, u * (sharp ? 9 : 5)) * (sharp ? 0.05 : 0.025);
    return Math.max(0, (raw(u) + shake) * high * Math.sqrt(Math.max(0, edge)));
  };
  const X = (u: number): number => cx + (u * wide) / 2;
  const Y = (u: number): number => hy - rise(u);
  const COUNT = 26;
  const us = Array.from({ length: COUNT + 1 }, (_, i) => (i / COUNT) * 2 - 1);
  const profile = us.map((u): Point => [X(u), Y(u)]);
  const outline = sharp ? poly(profile) : smooth(profile);
  const top = us.reduce((best, u) => (rise(u) > rise(best) ? u : best), 0);

  // The lee side: from the summit down a ridge, then along the shore and back over the hill.
  const ridge: Point[] = [0, 0.28, 0.55, 0.8, 1].map((f): Point => {
    const drift = (f * 0.13 + (f > 0.2 && f < 0.9 ? noise(n + 77, f * 6) * 0.09 : 0)) * lee;
    return [X(top + drift), Y(top) + f * (hy - Y(top))];
  });
  const leeward = us.filter((u) => (u - top) * lee > 0);
  const back = (lee > 0 ? leeward.slice().reverse() : leeward).map((u): Point => [X(u), Y(u)]);
  const shade = poly([...ridge, ...back, [X(top), Y(top)]], true);

  let hatch = "";
  const every = 3.6 / (wide / 2 / k);
  for (let u = top + every * lee * 0.9; Math.abs(u) < 0.93; u += every * lee) {
    const room = rise(u);
    if (room < 4 * k) continue;
    const from = room * (0.1 + rnd() * 0.12);
    const length = Math.min(room * (0.34 + rnd() * 0.3), 15 * k);
    const x = X(u);
    hatch += `M${f1(x)} ${f1(Y(u) + from)}l${f1(length * 0.2 * lee)} ${f1(length)}`;
  }

  const sand = us.map((u): Point => [
    X(u),
    hy - Math.min(rise(u), (2.6 + noise(n, u * 4) * 1.1) * k),
  ]);
  const mirrored = us.map((u): Point => [
    X(u * 0.95),
    hy + rise(u) * 0.34 + (rise(u) > k ? 1.2 * k : 0),
  ]);
  // The mirror image is torn by the water.
  const mirror =
    smooth(mirrored.map(([x, y], i): Point => [x + noise(n + 9, i * 1.3) * 1.4 * k, y])) + "Z";

  const room = hy - height * (hand ? 0.47 : 0.5);
  const lift = Math.sin(Math.PI * t);
  const r = hand ? width * 0.135 : Math.min(width, height) * 0.125;
  const sx = width * (0.17 + 0.68 * t);
  const sy = hy - r * 0.35 - (room - r * 0.35) * lift;

  // The moon waxes to noon and wanes to dusk.
  const lit = 0.3 + 0.7 * lift;
  const mr = r * 0.82;
  // It keeps clear of the summit, where cream on cream would melt.
  const mx = width * (sunLeft ? 0.14 + 0.1 * t : hand ? 0.81 + 0.06 * t : 0.66 + 0.2 * t);
  const my = height * (hand ? 0.41 : sunLeft ? (tall ? 0.53 : 0.57) : 0.22);
  const [s1, s2] = sunLeft ? [1, lit < 0.5 ? 0 : 1] : [0, lit < 0.5 ? 1 : 0];
  const moon = `M${f1(mx)} ${f1(my - mr)}A${f1(mr)} ${f1(mr)} 0 0 ${s1} ${f1(mx)} ${f1(my + mr)}A${f1(mr * Math.abs(1 - 2 * lit))} ${f1(mr)} 0 0 ${s2} ${f1(mx)} ${f1(my - mr)}Z`;

  const size = hand ? Math.min(width * 0.37, height * 0.28) : Math.min(width * 0.37, height * 0.33);
  const number = hand
    ? { x: width / 2, y: height * 0.065 + size * 0.67, size }
    : { x: width * (tall ? 0.1 : 0.075), y: height * 0.075 + size * 0.66, size };

  let stars = "";
  for (let i = 0; i < (hand ? 13 : 10); i++) {
    const [x, y] = [width * (0.06 + rnd() * 0.88), height * (0.06 + rnd() * 0.5)];
    const behind = hand
      ? y < number.y + 4 && Math.abs(x - width / 2) < size * 0.75
      : y < number.y + 4 && x < number.x + size * 1.25;
    if (behind || Math.hypot(x - mx, y - my) < mr * 1.7) continue;
    const s = i % 4 ? 0.1 : 1.3;
    stars +=
      s < 1
        ? `M${f1(x)} ${f1(y)}h.1`
        : `M${f1(x - s)} ${f1(y)}h${f1(2 * s)}M${f1(x)} ${f1(y - s)}v${f1(2 * s)}`;
  }

  // A bank of haze behind the island, and sometimes another island far away.
  const bank: Point[] = [0, 0.17, 0.34, 0.5, 0.66, 0.83, 1].map((f, i): Point => [
    width * f,
    hy - height * (0.085 + 0.04 * noise(n + 5, i * 1.7)),
  ]);
  const haze = `${smooth(bank)}V${hy}H0Z`;
  const fx = width * (hand ? (sunLeft ? 0.9 : 0.1) : 0.13 + 0.05 * c);
  const fw = width * 0.11;
  const far =
    n % 3 === 0
      ? ""
      : `M${f1(Math.max(1, fx - fw))} ${hy}Q${f1(fx - fw * 0.4)} ${f1(hy - 5.5 * k)} ${f1(fx)} ${f1(hy - 3.4 * k)}T${f1(Math.min(width - 1, fx + fw))} ${hy}Z`;

  const corner = 6;
  const sea = `M0 ${hy}H${width}V${f1(height - corner)}q0 ${corner} ${-corner} ${corner}H${corner}q${-corner} 0 ${-corner} ${-corner}Z`;
  const deep = height - hy;
  let glints = "";
  let ripples = "";
  for (let i = 0; i < 4; i++) {
    // Light lies in a ladder under the sun.
    const y = hy + deep * (0.16 + i * 0.21);
    const half = r * (0.35 + 0.75 * rnd());
    const x = Math.max(4 + half, Math.min(width - 4 - half, sx + (rnd() - 0.5) * r));
    glints += `M${f1(x - half)} ${f1(y)}h${f1(2 * half)}`;
  }
  for (let i = 0; i < (hand ? 7 : 5); i++) {
    const length = width * (0.06 + rnd() * 0.12);
    const x = 4 + rnd() * (width - 8 - length);
    const y = hy + deep * (0.14 + 0.74 * ((i + rnd()) / (hand ? 7 : 5)));
    ripples += `M${f1(x)} ${f1(y)}h${f1(length)}`;
  }

  const scene: Scene = {
    horizon: hy,
    k,
    sun: { x: sx, y: sy, r, low: sy + r > hy },
    moon,
    stars,
    haze,
    far,
    sea,
    land: outline + "Z",
    shade,
    beach: smooth(sand) + "Z",
    hatch,
    mirror,
    glints,
    ripples,
    snow: "",
    snowShade: "",
    trees: "",
    trunks: "",
    fronds: "",
    gulls: "",
    rocky: feature === "snow",
    number,
  };

  const grove = (count: number, around: number, each: number): void => {
    for (let i = 0; i < count; i++) {
      const u = Math.max(
        -0.8,
        Math.min(0.8, around + (i - (count - 1) / 2) * 0.26 + (rnd() - 0.5) * 0.08),
      );
      const lean = (i - (count - 1) / 2) * 0.22 + (rnd() - 0.5) * 0.24;
      const p = palm(X(u), Y(u) + 1.4 * k, (each + rnd() * 4) * k, lean, n * 7 + i);
      scene.trunks += p.trunk;
      scene.fronds += p.fronds;
    }
  };
  const sail = (x: number, s: number): void => {
    const y = hy + 4.4 * k;
    scene.boat = {
      hull: `M${f1(x - 7.5 * s)} ${f1(y - 1)}h${f1(15 * s)}q${f1(-1.2 * s)} ${f1(5 * s)} ${f1(-4.4 * s)} ${f1(5 * s)}h${f1(-6.4 * s)}q${f1(-3 * s)} 0 ${f1(-4.2 * s)} ${f1(-5 * s)}z`,
      mast: `M${f1(x + 0.6 * s)} ${f1(y - 1)}v${f1(-16.5 * s)}`,
      sail: `M${f1(x + 1.6 * s)} ${f1(y - 16.5 * s)}q${f1(7.2 * s)} ${f1(7 * s)} ${f1(5.6 * s)} ${f1(13.4 * s)}h${f1(-5.6 * s)}z`,
      jib: `M${f1(x - 0.8 * s)} ${f1(y - 15 * s)}q${f1(-1.4 * s)} ${f1(7 * s)} ${f1(-6.2 * s)} ${f1(11.8 * s)}h${f1(6.2 * s)}z`,
      wake: `M${f1(x - 9.5 * s)} ${f1(y + 4.6 * s)}h${f1(7 * s)}m${f1(3 * s)} ${f1(1.8 * s)}h${f1(8.5 * s)}`,
    };
  };

  if (feature === "palms") {
    grove(form === "low" ? 3 : 2, top + 0.1 * flip, form === "low" ? 17 : 13);
  } else if (feature === "hut") {
    const s = 1.12 * k;
    const x = X(top);
    const y = Y(top) + 2.4 * k;
    scene.hut = {
      wall: `M${f1(x - 6 * s)} ${f1(y)}v${f1(-6.6 * s)}h${f1(12 * s)}v${f1(6.6 * s)}z`,
      dark: `M${f1(x + (lee > 0 ? 2.6 : -6) * s)} ${f1(y)}v${f1(-6.6 * s)}h${f1(3.4 * s)}v${f1(6.6 * s)}z`,
      roof: `M${f1(x - 9.4 * s)} ${f1(y - 5.4 * s)}q${f1(5.4 * s)} ${f1(-2.6 * s)} ${f1(8.2 * s)} ${f1(-8.4 * s)}h${f1(2.4 * s)}q${f1(2.8 * s)} ${f1(5.8 * s)} ${f1(8.2 * s)} ${f1(8.4 * s)}z`,
      thatch: `M${f1(x - 2 * s)} ${f1(y - 11 * s)}l${f1(-2.4 * s)} ${f1(4.4 * s)}M${f1(x)} ${f1(y - 12 * s)}v${f1(5 * s)}M${f1(x + 2 * s)} ${f1(y - 11 * s)}l${f1(2.4 * s)} ${f1(4.4 * s)}`,
      door: `M${f1(x - 1.7 * s)} ${f1(y)}v${f1(-4.8 * s)}h${f1(3.4 * s)}v${f1(4.8 * s)}z`,
      window: "",
    };
    grove(1, top > 0.1 ? top - 0.52 : top + 0.52, 12);
  } else if (feature === "tower") {
    const u = form === "low" ? top : top + 0.12 * flip;
    const s = 1.06 * k;
    const x = X(u);
    const y = Y(u) + 2.2 * k;
    const tall2 = 17 * s;
    const w = (f: number): number => (4 - 1.4 * f) * s;
    const stripe = (f: number, g: number): string =>
      `M${f1(x - w(f))} ${f1(y - tall2 * f)}L${f1(x - w(g))} ${f1(y - tall2 * g)}H${f1(x + w(g))}L${f1(x + w(f))} ${f1(y - tall2 * f)}Z`;
    const ly = y - tall2 - 3.4 * s;
    const side = sunLeft || !hand ? 1 : -1;
    scene.tower = {
      body: stripe(0, 1),
      bands: stripe(0.18, 0.42) + stripe(0.66, 0.9),
      lamp: `M${f1(x - 2 * s)} ${f1(y - tall2)}v${f1(-4.6 * s)}h${f1(4 * s)}v${f1(4.6 * s)}z`,
      cap: `M${f1(x - 4 * s)} ${f1(y - tall2)}h${f1(8 * s)}M${f1(x - 3 * s)} ${f1(y - tall2 - 4.6 * s)}h${f1(6 * s)}l${f1(-3 * s)} ${f1(-3.6 * s)}z`,
      beam: `M${f1(x + 2 * s * side)} ${f1(ly)}L${f1(Math.max(1, Math.min(width - 1, x + 40 * k * side)))} ${f1(ly - 7 * k)}V${f1(ly + 5 * k)}Z`,
    };
  } else if (feature === "snow") {
    const line = (f: number, i: number): number =>
      0.3 * high + (i % 2 ? 3.4 : -0.6) * k + noise(n + 3, f * 5) * k;
    const cap = us.filter((u) => Y(u) < Y(top) + 0.34 * high && Math.abs(u - top) < 0.5);
    const [l, rr] = [cap[0] ?? top, cap[cap.length - 1] ?? top];
    const teeth: Point[] = [];
    const many = 6;
    for (let i = 1; i < many; i++) {
      const u = rr + ((l - rr) * i) / many;
      teeth.push([X(u), Math.max(Y(u) + 1.6 * k, Y(top) + line(u, i))]);
    }
    scene.snow = poly([...cap.map((u): Point => [X(u), Y(u)]), ...teeth], true);
    const half = cap.filter((u) => (u - top) * lee >= 0).map((u): Point => [X(u), Y(u)]);
    const low = teeth.filter(([x]) => (x - X(top)) * lee > 1.5 * k);
    scene.snowShade = poly(
      [...(lee > 0 ? half : half.reverse()), ...(lee > 0 ? low : low.reverse())],
      true,
    );
  }
  if (feature === "pines" || (feature === "sail" && form !== "peak")) {
    const many = feature === "pines" ? 6 : 3;
    const at = feature === "pines" ? top + 0.1 * flip : top;
    for (let i = 0; i < many; i++) {
      const u = Math.max(
        -0.8,
        Math.min(0.8, at + (i - (many - 1) / 2) * 0.16 + (rnd() - 0.5) * 0.06),
      );
      const h = (9 + rnd() * 5) * k;
      const w = h * 0.3;
      const [x, y] = [X(u), Y(u) + 2.4 * k];
      scene.trees += `M${f1(x)} ${f1(y - h)}q${f1(w * 1.5)} ${f1(h * 0.62)} ${f1(w)} ${f1(h * 0.86)}q${f1(-w)} ${f1(h * 0.2)} ${f1(-2 * w)} 0q${f1(-w * 0.5)} ${f1(-h * 0.24)} ${f1(w)} ${f1(-h * 0.86)}z`;
    }
  }
  if (feature === "sail")
    sail(
      hand ? (sunLeft ? width * 0.8 : width * 0.2) : Math.min(X(0.72), width - 11 * k),
      0.98 * k,
    );

  if (width >= 64 && n % 2 === 0 && feature !== "tower") {
    const gx = width * (hand && !sunLeft ? 0.2 : hand ? 0.8 : 0.87);
    const gy = height * (hand ? 0.4 : 0.18);
    const wing = (x: number, y: number, s: number): string =>
      `M${f1(x - s)} ${f1(y - s * 0.2)}q${f1(s * 0.6)} ${f1(-s * 0.5)} ${f1(s)} ${f1(s * 0.4)}q${f1(s * 0.4)} ${f1(-s * 0.9)} ${f1(s)} ${f1(-s * 0.4)}`;
    scene.gulls = wing(gx, gy, 3.4) + wing(gx - 8, gy + 5, 2.4);
  }
  return scene;
}
