/** What is in a game's box; asked once. */

import { get } from "./api";
import type { BoxShown } from "./wire";

const boxes = new Map<string, Promise<BoxShown>>();

export function boxOf(game: string): Promise<BoxShown> {
  let found = boxes.get(game);
  if (!found) {
    found = get<BoxShown>(`/games/${game}/box`);
    boxes.set(game, found);
    // What went wrong once is asked for anew.
    found.catch(() => boxes.delete(game));
  }
  return found;
}
