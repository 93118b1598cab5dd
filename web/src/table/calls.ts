/** What a table lets one hear: whose turn it is, what happens, that time runs short, and how it ended. */

import { call, hush } from "../house/notice.svelte";
import type { TableState } from "../house/tableState.svelte";
import { cueOf, play } from "../house/sound";

const SHORT = 30_000;

/** One's turn has come, or is over. */
export function callForTurn(live: TableState, words: string): void {
  if (!live.owes) return hush();
  play("turn");
  call(words);
}

/** What the last update told. */
export function soundOf(live: TableState): void {
  const cue = cueOf(live.events);
  if (cue) play(cue);
}

export function soundOfEnd(live: TableState): void {
  const { viewer, result } = live.look!;
  play(viewer === null || result?.winners.includes(viewer) ? "win" : "lose");
}

/** Be warned when one's own clock has half a minute left; a way to call it off. */
export function warnOfTime(live: TableState): (() => void) | undefined {
  const look = live.look;
  const seat = look?.viewer == null ? undefined : look.seats[look.viewer];
  if (!look || !seat?.running || seat.left === null || look.paused) return undefined;
  const wait = seat.left - (Date.now() + live.skew - look.now) - SHORT;
  if (wait < 0) return undefined;
  const timer = setTimeout(() => play("hurry"), wait);
  return () => clearTimeout(timer);
}
