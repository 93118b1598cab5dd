import { expect, test } from "vitest";

import { counted } from "./pile";

test("a pile tells what lies in it by name with counts, whatever its order", () => {
  const pile = ["whip", "key", "whip", "dagger", "key", "whip"];
  const expected = [
    { card: "dagger", count: 1 },
    { card: "key", count: 2 },
    { card: "whip", count: 3 },
  ];
  expect(counted(pile, (card) => card)).toEqual(expected);
  expect(counted(pile.toReversed(), (card) => card)).toEqual(expected);
});

test("an empty pile holds nothing", () => {
  expect(counted([], String)).toEqual([]);
});
