/** What the others have done, in one line for each of them. */

import type { LinePart, LineShown } from "../house/wire";
import { listed } from "../house/words.svelte";

/** What stands between two who did something together: without the first name the second makes no sense. */
function isAnd({ text }: LinePart): boolean {
  return text.trim() !== "" && text.trim() === listed(["", ""]).trim();
}

function beginsWith(line: LineShown, seat: number): boolean {
  const [first, ...rest] = line.parts;
  return first?.seat === seat && rest.length > 0 && !isAnd(rest[0]!);
}

/** The line without the name it begins with and without the full stop: the name stands before all that somebody did. */
export function shortened(line: LineShown, seat: number): LineShown {
  const [, ...rest] = line.parts;
  const parts = beginsWith(line, seat) ? [{ ...rest[0]!, text: rest[0]!.text.replace(/^:?\s*/, "") }, ...rest.slice(1)] : [...line.parts];
  const last = parts.at(-1);
  if (last) parts[parts.length - 1] = { ...last, text: last.text.replace(/[.!]$/, "") };
  return { depth: 1, parts, text: parts.map((part) => part.text).join("") };
}

/** The name to put before the summary; nothing if the name comes later in it. */
export function nameBefore(lines: readonly LineShown[], seat: number, name: string): string {
  const first = lines[0];
  if (!first || beginsWith(first, seat)) return name;
  return first.parts.some((part) => part.seat === seat) ? "" : `${name}:`;
}

const BETWEEN: LinePart = { text: "; ", card: "", seat: null };

/** Everything that somebody has done, as one line; what was done several times in a row is said once. */
export function summary(lines: readonly LineShown[], seat: number): LineShown {
  const told: { parts: LinePart[]; text: string; times: number }[] = [];
  for (const { parts, text } of lines.map((line) => shortened(line, seat))) {
    const last = told.at(-1);
    if (last?.text === text) last.times += 1;
    else told.push({ parts, text, times: 1 });
  }
  const parts = told.flatMap((one, place) => [
    ...(place > 0 ? [BETWEEN] : []),
    ...one.parts,
    ...(one.times > 1 ? [{ text: ` ×${one.times}`, card: "", seat: null }] : []),
  ]);
  return { depth: 1, parts, text: parts.map((part) => part.text).join("") };
}
