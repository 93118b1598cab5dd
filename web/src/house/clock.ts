/** Clocks in words, and the variants of a table. Both need the words of `join`. */

import type { Clock, OptionShown } from "./wire";
import { knows, say } from "./words.svelte";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type Value = boolean | number | string;

/** A length of time, such as “1 h 30 min”. */
export function timeLine(milliseconds: number): string {
  const units = [
    ["hours", Math.floor(milliseconds / HOUR)],
    ["minutes", Math.floor((milliseconds % HOUR) / MINUTE)],
    ["seconds", Math.round((milliseconds % MINUTE) / SECOND)],
  ] as const;
  const shown = units.filter(([, count]) => count > 0);
  return (shown.length > 0 ? shown : units.slice(2)).map(([unit, count]) => say("join-time", { unit, count })).join(" ");
}

export function clockLine({ kind, time, increment }: Pick<Clock, "kind" | "time" | "increment">): string {
  switch (kind) {
    case "none":
      return say("join-clock-none");
    case "days":
      return say("join-clock-days", { days: Math.round(time / DAY) });
    case "move":
      return say("join-clock-move", { time: timeLine(time) });
    case "bank":
      return increment > 0
        ? say("join-clock-increment", { time: timeLine(time), increment: timeLine(increment) })
        : say("join-clock-bank", { time: timeLine(time) });
  }
}

/** The name of a value that an option may have. */
export function choiceLine(choice: Value): string {
  const key = `house-choice-${choice}`;
  return knows(key) ? say(key) : String(choice).replaceAll("_", " ");
}

/** The options that differ from the usual rules, in words. They need the words of the game. */
export function variantLines(options: readonly OptionShown[], chosen: Record<string, Value>): string[] {
  return options
    .filter(({ name, default: usual }) => (chosen[name] ?? usual) !== usual)
    .map(({ name, key }) => {
      const value = chosen[name]!;
      if (value === true) return say(key);
      return value === false ? say("join-variant-off", { name: say(key) }) : `${say(key)}: ${choiceLine(value)}`;
    });
}
