import { expect, test } from "vitest";

import { byVerb, kindsAt, sources, standing, tokenOf } from "./view";

const MOVES = [
  { action: 3, verb: "pass" },
  { action: 1, verb: "move", kind: 0, area: 7, to: 4 },
  { action: 2, verb: "move", kind: 3, area: 7, to: 4 },
  { action: 4, verb: "move", kind: 0, area: 9, to: 6 },
  { action: 5, verb: "of_another_edition" },
];

test("verbs stand in the order of the row, unknown ones last", () => {
  expect([...byVerb(MOVES).keys()]).toEqual(["move", "pass", "of_another_edition"]);
});

test("a move is begun where its figure stands", () => {
  expect([...sources(MOVES)]).toEqual([7, 9]);
  expect([...kindsAt(MOVES, 7).keys()]).toEqual([0, 3]);
});

test("figures are counted by kind", () => {
  expect(standing([0, 2, 0, 1, 0])).toEqual([{ kind: 1, count: 2 }, { kind: 3, count: 1 }]);
});

test("acolytes wear the shape of their faction", () => {
  expect(tokenOf("acolyte", "black_goat")).toBe("duel-token_acolyte_black_goat");
  expect(tokenOf("cthulhu", "great_cthulhu")).toBe("duel-token_cthulhu");
});
