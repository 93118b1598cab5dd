/** Pictures by name. The server serves each under an address that bears its hash, so it is never fetched twice. */

import { get, Refusal } from "./api";
import { patiently } from "./patient";

const asked = new Map<string, Promise<void>>();
let addresses = $state.raw<Record<string, string>>({});

/** Learn where the pictures of a game, or of the house, are. Without them the pages still work: they may come later. */
export function findPictures(set: string): Promise<void> {
  let found = asked.get(set);
  if (!found) {
    found = learn(set).catch((fault) => {
      // A game without pictures has none later either.
      if (!(fault instanceof Refusal && fault.key === "server-no-pictures")) void patiently(() => learn(set));
    });
    asked.set(set, found);
  }
  return found;
}

async function learn(set: string): Promise<void> {
  const more = await get<Record<string, string>>(`/art/${set}`);
  // Another set may have come in the meantime.
  addresses = { ...addresses, ...more };
}

/** The address of a picture, or "" if there is none of this name. */
export function art(name: string): string {
  return addresses[name] ?? "";
}
