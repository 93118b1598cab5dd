/** What the shell reads off a seat, whatever the game. */

/** The level of a bot by its spec; 0 if it is none of the seven. */
export function levelOf(spec: string): number {
  return Number(/^level:(\d)/.exec(spec)?.[1] ?? 0);
}

/** How many cards somebody holds; null where nobody holds any. */
export function handOf(view: Record<string, unknown> | null, seat: number): number | null {
  const seats = (view?.table as { seats?: Record<string, unknown>[] } | undefined)?.seats;
  const cards = seats?.[seat]?.hand ?? seats?.[seat]?.items;
  return Array.isArray(cards) ? cards.length : null;
}
