/** What the shell reads off a seat, whatever the game. */

import type { GameView } from "../house/wire";

/** The level of a bot by its spec; 0 if it is none of the seven. */
export function levelOf(spec: string): number {
  return Number(/^level:(\d)/.exec(spec)?.[1] ?? 0);
}

/** How many cards somebody holds; null where nobody holds any. */
export function handOf(view: Pick<GameView, "table"> | null, seat: number): number | null {
  const { hand, items } = (view?.table.seats[seat] ?? {}) as { hand?: object[]; items?: object[] };
  return (hand ?? items)?.length ?? null;
}
