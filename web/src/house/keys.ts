/** Keyboard shortcuts. They are physical keys, so that they work with every layout, shown by the letter of the language. */

import { settings } from "./settings.svelte";

const LATIN = "QWERTYUIOPASDFGHJKLZXCVBNM";
const RUSSIAN = "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ";

/** The shortcuts of every table. A game may use S and E as well: S skips the turns of bots, and E ends one's own. */
export const TABLE_KEYS = "LCTWHUZSE";

/** What is printed on this key in the language of the interface. */
export function keyName(letter: string): string {
  const place = LATIN.indexOf(letter);
  return settings.language === "ru" && letter && place >= 0 ? RUSSIAN[place]! : letter;
}
