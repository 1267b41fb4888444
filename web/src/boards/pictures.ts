/** Pictures of the components of a game, for its rules: the digest names them, and a board draws them. */

import type { Component } from "svelte";

import { once } from "../lib/once";
import type { Language } from "../lib/settings.svelte";
import { Words } from "../lib/words.svelte";

/** A picture: a `<g>` of this size, and the text of its board that says what is seen on it. */
export interface Picture {
  readonly Drawing: Component;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The pictures of a game by the names that its digest gives them: `pictures.ts`. */
export type Pictures = Readonly<Record<string, Picture>>;

export interface Album {
  readonly pictures: Pictures;
  readonly words: Words;
}

const FOUND = import.meta.glob<Pictures>("./*/pictures.ts", { import: "pictures" });
const TEXTS = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });

/** The pictures of a game, and what is seen on them; none if its board has none. */
export const albumOf = once(async (game: string, language: Language): Promise<Album> => {
  const pictures = FOUND[`./${game}/pictures.ts`];
  const texts = TEXTS[`./${game}/texts/${language}.ftl`];
  const [found, source] = await Promise.all([pictures?.() ?? {}, texts?.() ?? ""]);
  return { pictures: found, words: new Words(language, source) };
});
