/** Searching the rules: every word asked for must stand somewhere in an entry, whatever the case, е and ё alike. */

import { folded } from "../words/folding";

export interface Entry {
  /** Where the page can be entered: `#turn`, `#card-ghast`, `#word-abjure`, `#question-naming`. */
  id: string;
  title: string;
  text: string;
  /** The picture's name. */
  picture?: string;
}

export function termsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

export function matches(entry: Entry, terms: string[]): boolean {
  const text = folded(`${entry.title} ${entry.text}`);
  return terms.every((term) => text.includes(term));
}

/** The text in pieces, those that were asked for marked. */
export function highlighted(text: string, terms: string[]): { text: string; hit: boolean }[] {
  const low = folded(text);
  const pieces: { text: string; hit: boolean }[] = [];
  let at = 0;
  while (at < text.length) {
    const next = terms
      .map((term) => ({ from: low.indexOf(term, at), term }))
      .filter(({ from }) => from >= 0)
      .sort((one, other) => one.from - other.from || other.term.length - one.term.length)[0];
    if (!next) break;
    if (next.from > at) pieces.push({ text: text.slice(at, next.from), hit: false });
    at = next.from + next.term.length;
    pieces.push({ text: text.slice(next.from, at), hit: true });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}
