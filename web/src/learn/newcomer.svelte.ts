/** To whom lessons are offered: once on the home page, and once at the first table of each game. */

const key = (place: string): string => `eldritch.met.${place}`;

/** Where nothing is to be offered any more: a game, or "home". */
let met = $state.raw<readonly string[]>([]);

export function isNew(place: string): boolean {
  return !met.includes(place) && localStorage.getItem(key(place)) === null;
}

export function offerNoMore(place: string): void {
  localStorage.setItem(key(place), "yes");
  met = [...met, place];
}
