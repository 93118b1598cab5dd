/**
 * Words that are longer than ours, to see what bursts: `?pseudo` in the address makes every message two fifths longer.
 * It is no language to choose, only a way to test the pages.
 */

const SHARE = 0.4;
const VOWELS = /[aeiouyаеёиоуыэюя]/gi;

export const pseudo = new URLSearchParams(location.search).has("pseudo");

/** The text with vowels doubled, from the front, as far as it takes; consonants make up for missing vowels. */
export function lengthened(text: string): string {
  let missing = Math.ceil(text.trim().length * SHARE);
  const longer = text.replace(VOWELS, (vowel) => (missing-- > 0 ? vowel + vowel.toLowerCase() : vowel));
  return missing > 0 ? longer + "h".repeat(Math.min(missing, 4)) : longer;
}

/** Everything said in a message of the server, lengthened; keys and numbers stay. */
export function allLengthened<T>(said: T): T {
  if (typeof said === "string") return lengthened(said) as T;
  if (Array.isArray(said)) return said.map(allLengthened) as T;
  if (said === null || typeof said !== "object") return said;
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, name === "t" || name === "card" ? value : allLengthened<unknown>(value)])) as T;
}
