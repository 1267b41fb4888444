/** How a person likes the page: language, day or night, sound, and the like. */

import { recall, remember } from "./memory";

export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "day" | "night";

class Settings {
  language = $state<Language>(chosenLanguage());
  theme = $state<Theme>(chosenTheme());
  sound = $state(recall("sound") === "on");
  notify = $state(recall("notify") === "on");
  /** Ask before an answer is sent. */
  confirm = $state(recall("confirm") === "on");
  private systemIsDark = $state(false);

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.systemIsDark = dark.matches;
    dark.addEventListener("change", (event) => (this.systemIsDark = event.matches));
  }

  get night(): boolean {
    return this.theme === "auto" ? this.systemIsDark : this.theme === "night";
  }

  speak(language: Language): void {
    this.language = language;
    remember("language", language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
  }

  turn(name: "sound" | "notify" | "confirm", on: boolean): void {
    this[name] = on;
    remember(name, on ? "on" : null);
  }
}

function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.includes(word as Language);
}

function chosenLanguage(): Language {
  const wishes = [recall("language"), ...navigator.languages.map((each) => each.split("-")[0])];
  return wishes.find(isLanguage) ?? "en";
}

function chosenTheme(): Theme {
  const theme = recall("theme");
  return theme === "day" || theme === "night" ? theme : "auto";
}

export const settings = new Settings();

/** Whether things may move: the system may ask for stillness. */
export function mayMove(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
