/** Lines of the log whose punctuation stays with the card it belongs to: no line ends with « before a chip. */

import type { LinePart } from "../house/wire";

export interface Piece extends LinePart {
  /** What stands before and after a card without a space. */
  before: string;
  after: string;
}

const OPENING = /[«“(]+$/;
const CLOSING = /^[»”).,:;!?…]+/;

function isPlain(part: LinePart | undefined): part is LinePart {
  return part !== undefined && !part.card && part.seat === null;
}

export function glued(parts: readonly LinePart[]): Piece[] {
  return parts.map((part, place) => {
    const [previous, next] = [parts[place - 1], parts[place + 1]];
    if (part.card) {
      const before = (isPlain(previous) && OPENING.exec(previous.text)?.[0]) || "";
      const after = (isPlain(next) && CLOSING.exec(next.text)?.[0]) || "";
      return { ...part, before, after };
    }
    let text = part.text;
    if (isPlain(part) && previous?.card) text = text.replace(CLOSING, "");
    if (isPlain(part) && next?.card) text = text.replace(OPENING, "");
    return { ...part, text, before: "", after: "" };
  });
}
