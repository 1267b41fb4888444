/** Texts by their keys, in the language of the page, written in Fluent. */

import { FluentBundle, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";

import { SEAT_ARGUMENTS, type EventShown, type Message } from "../wire";
import { settings, type Language } from "./settings.svelte";

type Args = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** A piece of a text: what is told, or something that it is told of. */
export interface Run {
  readonly text: string;
  readonly isObject: boolean;
}

/** Fluent puts what it inserts between these marks; nobody sees them. */
const OPEN = "\u2068";
const CLOSE = "\u2069";
/** So begins what is inserted and yet no object: who acts, and the verb. */
const TELLS = "\u2063";
/** So begins a word that is written with a capital where a sentence begins with it. */
const YOU = "\u2064";
const MARKS = /[\u2063\u2064\u2068\u2069]/g;
const SENTENCE_BEGINS = /(^|[.!?…]\s)([\u2063\u2068]*)\u2064(\p{L})/gu;

/** Whoever a text tells of: somebody who has a name, or those who read it. */
class Person extends FluentType<string> {
  constructor(
    name: string,
    readonly isYou: boolean,
    private readonly acts: boolean,
  ) {
    super(name);
  }

  override toString(): string {
    return `${this.acts ? TELLS : ""}${this.isYou ? YOU : ""}${this.value}`;
  }
}

/** A verb, in the form for others or in the form for those who read it. */
class Verb extends FluentType<string> {
  override toString(): string {
    return TELLS + this.value;
  }
}

/** The texts of one language. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...sources: readonly string[]
  ) {
    this.bundle = new FluentBundle(language, {
      useIsolating: true,
      functions: {
        NAME: ([word]) => this.name(`${word as string}`),
        VERB: ([who, ofOthers, ofYou]) =>
          new Verb(`${(who instanceof Person && who.isYou ? ofYou : ofOthers) as string}`),
      },
    });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** What people call a word of answers; numbers and some words are their own names. */
  name(word: string): string {
    const key = `card-${word}`;
    return this.has(key) ? this.say(key) : word;
  }

  /** The text for a key. A key that is missing is a mistake in the program, and shows as such. */
  say(key: string, args: Record<string, FluentVariable> = {}): string {
    return this.marked(key, args).replace(MARKS, "");
  }

  /** The same in pieces: what was inserted stands apart. */
  runs(key: string, args: Record<string, FluentVariable> = {}): readonly Run[] {
    const parts = this.marked(key, args).split(/(?=[\u2068\u2069])/);
    return parts
      .map((part, place) => ({
        text: part.replace(MARKS, ""),
        // Of what was inserted into something inserted only the innermost.
        isObject:
          part.startsWith(OPEN) &&
          !part.includes(TELLS) &&
          (parts[place + 1]?.startsWith(CLOSE) ?? false),
      }))
      .filter(({ text }) => text !== "");
  }

  private marked(key: string, args: Record<string, FluentVariable>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return `⟨${key}⟩`;
    const errors: Error[] = [];
    const told = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) console.error(key, errors);
    return told.replace(
      SENTENCE_BEGINS,
      (_, before: string, marks: string, letter: string) => before + marks + letter.toUpperCase(),
    );
  }
}

/** The texts of a game, told to people who have names; what has happened is told to one of them as “you”. */
export class GameWords {
  constructor(
    private readonly words: Words,
    private readonly names: readonly string[],
    private readonly you: number | null = null,
  ) {}

  has(key: string): boolean {
    return this.words.has(key);
  }

  say(key: string, args: Args = {}): string {
    return this.words.say(key, this.spoken(args));
  }

  message(message: Message): string {
    return this.say(message.key, message.args);
  }

  event({ kind, args }: EventShown): string {
    return this.words.say(`event-${kind}`, this.spoken(args, this.you));
  }

  /** What an event is told with: whoever acts is the subject, and no object. */
  eventRuns({ kind, args }: EventShown): readonly Run[] {
    return this.words.runs(`event-${kind}`, this.spoken(args, this.you));
  }

  /** The name of a card; numbers are their own names. */
  card(word: string): string {
    return this.words.name(word);
  }

  private spoken(args: Args, you: number | null = null): Record<string, FluentVariable> {
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, this.word(name, value, you)]),
    );
  }

  private word(name: string, value: Args[string], you: number | null): FluentVariable {
    if (SEAT_ARGUMENTS.includes(name) && typeof value === "number") {
      const called = value === you ? t("seat-you-told") : (this.names[value] ?? `${value}`);
      return new Person(called, value === you, name === "seat");
    }
    if (typeof value === "object") return this.cards(value);
    return value;
  }

  private cards(words: readonly (string | number)[]): string {
    return words.map((word) => this.card(`${word}`)).join(", ");
  }
}

const PAGE: Readonly<Record<Language, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import("../texts/en"),
  ru: () => import("../texts/ru"),
  uk: () => import("../texts/uk"),
};

let page = $state.raw<Words>(new Words("en"));

/** The page's own texts; follows the language. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return page.say(key, args);
}

/** Whether the page has this text. */
export function isSaid(key: string): boolean {
  return page.has(key);
}

/** Get the page's texts in the language that is wished for. */
export async function learnLanguage(): Promise<void> {
  const language = settings.language;
  if (page.language === language && page.has("page-home")) return;
  const { default: sources } = await PAGE[language]();
  if (settings.language !== language) return; // another wish meanwhile
  page = new Words(language, ...sources);
  document.documentElement.lang = language;
}

/** The language in which the page speaks at this moment. */
export function spoken(): Language {
  return page.language;
}
