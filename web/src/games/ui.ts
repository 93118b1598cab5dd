/** What the app needs to know about a game's own interface. Everything else about a game comes from the server. */

import type { Component } from "svelte";

import type { TableState } from "../house/tableState.svelte";
import type { BoxShown } from "../house/wire";
import type { Entry } from "../rules/search";

export interface GameUi {
  /** Its table. */
  table: () => Promise<{ default: Component<{ live: TableState }> }>;
  /** A component of its box by name, seen from close up. */
  card: () => Promise<{ default: Component<{ game: string; name: string; box: BoxShown }> }>;
  /** The components of its box, for the rules page. */
  entries: () => Promise<{ entriesOf: (game: string, box: BoxShown) => Entry[] }>;
  /** The dictionaries that card and entries need, beside the one of the game's name. */
  dictionaries: string[];
  /** The seats of a table opened with one click, if not as many as the server says. */
  usualSeats?: number;
  /** The options that are offered first; all others are folded away. */
  variants: string[];
  /** How wide a window must be for the drawer to be open beside the table from the start. */
  roomForDrawer: (seats: number) => number;
  /** The height below which the table is scrolled in a lesson and in a puzzle, in pixels. */
  leastHeight: { lesson: number; puzzle: number };
  /** Where a lesson can point, as selectors on the table; none without a lesson. */
  regions: Record<string, string> | null;
  /** Verbs that end the turn: if more can be done, the person is asked first. */
  endings: string[];
  /** Verbs that are hardly ever wanted: where only they and the end of the turn are left, the turn is ended for the player. */
  trifles: string[];
  /** Whether its table asks before a turn is ended. */
  asksItself: boolean;
  /** Whether its table has a strip that says what is asked of a player, and what was chosen for them. */
  hasPrompt: boolean;
  /** Whether passing at once would give something away, so that nothing is passed for a single person. */
  steady: boolean;
}

export const GENERIC: GameUi = {
  table: () => import("./generic/Table.svelte"),
  card: () => import("./generic/Card.svelte"),
  entries: () => import("./generic/entries"),
  dictionaries: [],
  variants: [],
  roomForDrawer: () => 1100,
  leastHeight: { lesson: 560, puzzle: 560 },
  regions: null,
  endings: [],
  trifles: [],
  asksItself: false,
  hasPrompt: false,
  steady: false,
};
