/** Pictures by name. The server serves each under an address that bears its hash, so it is never fetched twice. */

import { read, Refusal } from "./api";
import { file, isSite } from "./host";
import { patiently } from "./patient";

/** What is answered where there are no pictures of a set. */
const NONE = ["server-no-pictures", "server-not-found"];

const asked = new Map<string, Promise<void>>();
let addresses = $state.raw<Record<string, string>>({});

/** Learn where the pictures of a game, or of the house, are. Without them the pages still work: they may come later. */
export function findPictures(set: string): Promise<void> {
  let found = asked.get(set);
  if (!found) {
    found = learn(set).catch((fault) => {
      // A game without pictures has none later either.
      if (!(fault instanceof Refusal && NONE.includes(fault.key))) void patiently(() => learn(set));
    });
    asked.set(set, found);
  }
  return found;
}

async function learn(set: string): Promise<void> {
  const more = await read<Record<string, string>>(fetch(isSite ? file(`art/${set}.json`) : `/api/art/${set}`));
  if (isSite) for (const name in more) more[name] = file(more[name]!);
  // Another set may have come in the meantime.
  addresses = { ...addresses, ...more };
}

/** The address of a picture, or "" if there is none of this name. */
export function art(name: string): string {
  return addresses[name] ?? "";
}
