import { expect, test } from "vitest";

import { allLengthened, lengthened } from "./pseudo";

test.each(["Attack", "Закончить ход", "№3", "Draw a card, then discard one"])("%s becomes two fifths longer", (text) => {
  const longer = lengthened(text);
  expect(longer.length).toBeGreaterThanOrEqual(text.length + Math.min(4, Math.ceil(text.length * 0.4)));
  expect(longer.length).toBeLessThanOrEqual(Math.ceil(text.length * 1.4) + 1);
});

test("in a frame only what is said is lengthened", () => {
  expect(allLengthened({ t: "words", seq: 3, lines: [{ depth: 1, text: "Ana" }] })).toEqual({ t: "words", seq: 3, lines: [{ depth: 1, text: "Aanaa" }] });
});
