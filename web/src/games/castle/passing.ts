/** Which items change hands in an update, as everybody sees it: covered. */

import type { Happening } from "./view";

/** The luggage pile, where a seat could stand. */
export const PILE = -1;

export interface Passing {
  from: number;
  to: number;
}

/** From whom to whom items went; what lies in no hand comes from the pile and goes there. */
export function passingsOf(events: Happening[], seats: number): Passing[] {
  return events.flatMap(({ event, seat, target, direction }): Passing[] => {
    switch (event) {
      case "traded":
        return [{ from: seat!, to: target! }, { from: target!, to: seat! }];
      case "gave":
        return [{ from: seat!, to: target! }];
      case "drew":
        return [{ from: PILE, to: seat! }];
      case "passed_on":
        return Array.from({ length: seats }, (_, from) => ({ from, to: (from + (direction === "left" ? 1 : seats - 1)) % seats }));
      default:
        return [];
    }
  });
}

/** By how many items each seat has more or fewer; a trade is neither. */
export function changes(passings: Passing[]): Map<number, number> {
  const sum = new Map<number, number>();
  for (const { from, to } of passings) {
    if (from !== PILE) sum.set(from, (sum.get(from) ?? 0) - 1);
    if (to !== PILE) sum.set(to, (sum.get(to) ?? 0) + 1);
  }
  return new Map([...sum].filter(([, change]) => change !== 0));
}
