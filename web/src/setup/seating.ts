/** Who takes the other seats of a table being set up: friends with a link, people at this device, and bots. */

import type { NewTable, Summary } from "../house/wire";
import { isLocal } from "../house/host";
import { isOf, levelOf } from "../house/names";

/** A bot is written as its level. */
export type Sitter = "friend" | "here" | `${number}`;

/** One kind of company at all seats. */
export type Plan = "bots" | "here" | "friends";
/** Friends need a server to meet at. */
export const PLANS: readonly Plan[] = isLocal ? ["bots", "here"] : ["bots", "here", "friends"];

export function bot(level: number): Sitter {
  return `${level}`;
}

export function isBot(sitter: Sitter): boolean {
  return sitter !== "friend" && sitter !== "here";
}

export function sitterOf(plan: Plan, level: number): Sitter {
  return { bots: bot(level), here: "here", friends: "friend" }[plan] as Sitter;
}

/** The plan that all seats follow, or null if they differ. */
export function planOf(sitters: readonly Sitter[]): Plan | null {
  if (sitters.every(isBot)) return "bots";
  if (sitters.every((one) => one === "here")) return "here";
  return sitters.every((one) => one === "friend") ? "friends" : null;
}

/** The level of all bots, or null if they differ or there are none. */
export function commonLevel(sitters: readonly Sitter[]): number | null {
  const levels = new Set(sitters.filter(isBot).map(Number));
  return levels.size === 1 ? [...levels][0]! : null;
}

/** The sitters for another number of seats. Where all were alike the new ones are too. */
export function resized(sitters: readonly Sitter[], count: number, level: number): Sitter[] {
  const plan = sitters.length > 0 ? planOf(sitters) : null;
  const next = plan ? sitterOf(plan, level) : bot(level);
  return Array.from({ length: count }, (_, place) => sitters[place] ?? next);
}

export function countOf(sitters: readonly Sitter[], what: "friend" | "here" | "bot"): number {
  return sitters.filter((one) => (what === "bot" ? isBot(one) : one === what)).length;
}

/** The same for the server: each companion and each bot takes the next free seat, null leaves it to others. */
export function wantedOf(
  sitters: readonly Sitter[],
  names: readonly string[],
  specOf: (level: number) => string,
): Pick<NewTable, "companions" | "bots"> {
  return {
    companions: sitters.map((one, place) => (one === "here" ? names[place]! : null)),
    bots: sitters.filter((one) => one !== "here").map((one) => (one === "friend" ? null : specOf(Number(one)))),
  };
}

/** Who sat at another table, seen from its player's seat. */
export function likeAt({ seats }: Pick<Summary, "seats">, person: string, level: number): Sitter[] {
  const own = Math.max(0, seats.findIndex((seat) => seat.player === person));
  return seats.filter((_, number) => number !== own).map((seat) => {
    if (seat.bot) return bot(levelOf(seat.bot) || level);
    return isOf(seat, person) ? "here" : "friend";
  });
}
