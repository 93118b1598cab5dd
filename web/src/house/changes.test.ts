import { expect, test } from "vitest";

import { fake } from "../fake";
import { changed } from "./changes";
import type { Look } from "./wire";

test("changes replace values in objects and lists, and leave the rest alone", () => {
  const seats = [{ name: "Anna", left: 5 }, { name: "Boris", left: 7 }];
  const before = fake<Look>({ seq: 1, seats, view: { options: [{ action: 1, verb: "play" }], table: { seats: [[], []] } } });
  const after = changed(before, [
    [["seq"], 2],
    [["seats", 1, "left"], 6],
    [["view", "options"], []],
  ]);
  expect(after.seq).toBe(2);
  expect(after.seats).toEqual([seats[0], { name: "Boris", left: 6 }]);
  expect(after.view!.options).toEqual([]);
  expect(after.view!.table).toBe(before.view!.table);
  expect(after.seats[0]).toBe(before.seats[0]);
  expect([before.seq, before.seats[1]!.left]).toEqual([1, 7]);
});
