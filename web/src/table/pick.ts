/** Picking several things: what the choice of these places does. */

import type { PickShown } from "../house/wire";

export function actionsOf(pick: PickShown, places: number[]): number[] {
  const actions = places.map((place) => pick.each[place]!).sort((one, other) => one - other);
  return [...actions, ...pick.then];
}
