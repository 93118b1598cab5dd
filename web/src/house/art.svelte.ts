/** Pictures by name. The server serves each under an address that bears its hash, so it is never fetched twice. */

import { get } from "./api";

const known = new Set<string>();
let addresses = $state.raw<Record<string, string>>({});

/** Learn where the pictures of a game, or of the house, are. Without them the pages still work. */
export async function findPictures(set: string): Promise<void> {
  if (known.has(set)) return;
  known.add(set);
  try {
    addresses = { ...addresses, ...(await get<Record<string, string>>(`/art/${set}`)) };
  } catch {
    known.delete(set);
  }
}

/** The address of a picture, or "" if there is none of this name. */
export function art(name: string): string {
  return addresses[name] ?? "";
}
