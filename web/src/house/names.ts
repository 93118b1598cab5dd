/** What people and bots are called. */

import type { SeatSummary } from "./wire";
import { say } from "./words.svelte";

/** A name that the server gave to a guest, in the language the guest had then. */
const GUEST = /^(?:Guest|Гость) (\d{4})$/;

/** A person's name as the reader is shown it: a guest's in the reader's language. */
export function nameOf(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number ? say("house-guest", { number }) : name;
}

/** The level of a bot of the server, or 0. */
export function levelOf(spec: string): number {
  return Number(/^level:(\d)/.exec(spec)?.[1] ?? 0);
}

/** Who sits there, before the game has given the bots their names. Needs the words of `join`. */
export function sitterOf(seat: SeatSummary): string {
  if (seat.player === null) return say("join-seat-free");
  if (!seat.bot) return nameOf(seat.name);
  const level = levelOf(seat.bot);
  return level ? say("join-bot-level", { level: say(`house-level-${level}`) }) : say("join-bot");
}

/** Whether a seat is taken by this person, or by somebody at the same device. */
export function isOf(seat: { player: string | null }, person: string): boolean {
  return person !== "" && seat.player?.split(".")[0] === person;
}
