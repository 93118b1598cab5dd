/**
 * Short sounds, made as they are needed: no files. Browsers allow none before the first touch of a page, and neither
 * do we: until then nothing is made at all.
 */

import { settings } from "./settings.svelte";
import type { GameEvent } from "./wire";

/** A note: its pitch in Hz (where it ends, if it slides), when it begins and how long it rings, in seconds. */
interface Note {
  from: number;
  to?: number;
  at: number;
  lasts: number;
  wave?: OscillatorType;
}

export const CUES = {
  turn: [
    { from: 392, at: 0, lasts: 0.5 },
    { from: 587, at: 0.12, lasts: 0.7 },
  ],
  deal: [{ from: 900, to: 320, at: 0, lasts: 0.06, wave: "triangle" }],
  battle: [
    { from: 110, to: 55, at: 0, lasts: 0.35, wave: "sawtooth" },
    { from: 160, to: 60, at: 0.09, lasts: 0.3, wave: "triangle" },
  ],
  win: [
    { from: 392, at: 0, lasts: 0.5 },
    { from: 494, at: 0.14, lasts: 0.5 },
    { from: 587, at: 0.28, lasts: 0.5 },
    { from: 784, at: 0.42, lasts: 1.1 },
  ],
  lose: [
    { from: 294, at: 0, lasts: 0.6 },
    { from: 233, at: 0.2, lasts: 1.1 },
  ],
  word: [{ from: 740, at: 0, lasts: 0.12 }],
  hurry: [{ from: 660, at: 0, lasts: 0.09, wave: "square" }],
} satisfies Record<string, Note[]>;

export type Cue = keyof typeof CUES;

/** What an event sounds like, by its name; most make no sound. */
const SOUNDS: [RegExp, Cue][] = [
  [/^(battle_declared|attacked|rolled|killed|destroyed|executed|devoured|eliminated|struck|location_lost)$/, "battle"],
  [/^(drew|dealt|played|bought|refilled|placed|summoned|recruited|traded|turned_up|sign_drawn)$/, "deal"],
];

export function cueOf(events: GameEvent[]): Cue | null {
  const names = events.map((one) => one.event.replaceAll("-", "_"));
  return SOUNDS.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? null;
}

let context: AudioContext | null = null;

/** From the first touch on there may be sounds. */
export function listenForTouch(): void {
  const wake = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, wake, { once: true, capture: true });
}

/** Make a sound, if sounds are wanted and allowed. */
export function play(cue: Cue): void {
  if (!context || settings.mute || settings.volume === 0) return;
  const volume = context.createGain();
  volume.gain.value = (settings.volume / 100) ** 2 * 0.3;
  volume.connect(context.destination);
  for (const note of CUES[cue] as Note[]) ring(context, volume, note);
}

function ring(context: AudioContext, into: AudioNode, { from, to = from, at, lasts, wave = "sine" }: Note): void {
  const begin = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: wave, frequency: from });
  tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  const shape = new GainNode(context, { gain: 0 });
  shape.gain.setValueAtTime(0, begin);
  shape.gain.linearRampToValueAtTime(1, begin + 0.012);
  shape.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
  tone.connect(shape).connect(into);
  tone.start(begin);
  tone.stop(begin + lasts);
}
