/** Looking through piles: what lies there, not in which order. */

/** What lies in a pile, each kind once with its count, by name. */
export function counted<Card>(cards: readonly Card[], name: (card: Card) => string): { card: Card; count: number }[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .sort((one, other) => name(one.card).localeCompare(name(other.card)));
}
