/** A few soft tones, made on the spot; silent unless somebody wishes for them. */

import { settings } from "./settings.svelte";

export type Tone = "turn" | "place" | "seal" | "splash" | "end";

/** Hertz and seconds: a little melody for each. */
const MELODIES: Readonly<Record<Tone, readonly (readonly [pitch: number, length: number])[]>> = {
  turn: [
    [659, 0.12],
    [880, 0.22],
  ],
  place: [[392, 0.09]],
  seal: [
    [294, 0.07],
    [220, 0.12],
  ],
  splash: [
    [196, 0.08],
    [147, 0.16],
  ],
  end: [
    [523, 0.14],
    [659, 0.14],
    [784, 0.32],
  ],
};
const LOUD = 0.08;

let context: AudioContext | null = null;

export function chime(tone: Tone): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  let at = context.currentTime;
  for (const [pitch, length] of MELODIES[tone]) {
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = "triangle";
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    voice.connect(volume).connect(context.destination);
    voice.start(at);
    voice.stop(at + length);
    at += length * 0.8;
  }
}
