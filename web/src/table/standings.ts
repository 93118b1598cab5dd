/** Standings in words: the seats from first to last, and numbers with a true minus. */

/** The seats by their places; equal ones as they sit. */
export function sorted(places: readonly number[]): number[] {
  return [...places.keys()].sort((one, other) => places[one]! - places[other]!);
}

/** Whether a seat shares its place with another. */
export function isShared(places: readonly number[], seat: number): boolean {
  return places.some((place, other) => other !== seat && place === places[seat]);
}

export function spelled(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
