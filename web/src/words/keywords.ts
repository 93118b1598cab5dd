/** Keywords in texts; their words are in `<game>-keywords.ftl`. */

import { folded } from "./folding";

/** A piece of a text: plain, or a keyword in one of its forms. */
export interface Piece {
  text: string;
  keyword?: string;
}

/** How each keyword may stand in a text; a star stands for any ending: `изгна*`. */
export type Forms = Map<string, string[]>;

/**
 * The text in pieces: of each keyword the first place is marked, longer forms before shorter ones. Nothing is marked in
 * a name.
 */
export function pieces(text: string, forms: Forms, names: readonly string[] = []): Piece[] {
  const low = folded(text);
  const marks: { from: number; to: number; keyword: string }[] = [];
  const named = names
    .filter((name) => name)
    .flatMap((name) => [...low.matchAll(patternOf(folded(name)))])
    .map((found) => ({ from: found.index, to: found.index + found[0].length }));
  const wanted = [...forms].flatMap(([keyword, all]) => all.map((form) => ({ keyword, form: folded(form) })));
  wanted.sort((one, other) => other.form.length - one.form.length);
  for (const { keyword, form } of wanted) {
    if (marks.some((mark) => mark.keyword === keyword)) continue;
    for (const found of low.matchAll(patternOf(form))) {
      const [from, to] = [found.index, found.index + found[0].length];
      if ([...marks, ...named].some((other) => from < other.to && to > other.from)) continue;
      marks.push({ from, to, keyword });
      break;
    }
  }
  marks.sort((one, other) => one.from - other.from);
  const found: Piece[] = [];
  let at = 0;
  for (const { from, to, keyword } of marks) {
    if (from > at) found.push({ text: text.slice(at, from) });
    found.push({ text: text.slice(from, to), keyword });
    at = to;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

const patterns = new Map<string, RegExp>();

/** A form as a whole word. */
function patternOf(form: string): RegExp {
  let pattern = patterns.get(form);
  if (!pattern) {
    const inside = form.replace(/[.?+^$()[\]{}|\\]/g, "\\$&").replaceAll(" ", "\\s+").replaceAll("*", "[\\p{L}’'-]*");
    pattern = new RegExp(`(?<![\\p{L}\\p{N}])${inside}(?![\\p{L}\\p{N}])`, "gu");
    patterns.set(form, pattern);
  }
  return pattern;
}
