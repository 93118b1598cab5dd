import { expect, test } from "vitest";

import { isShared, sorted, spelled } from "./standings";

test("seats go from first to last, equal ones as they sit", () => {
  expect(sorted([2, 1, 4, 2])).toEqual([1, 0, 3, 2]);
});

test("a tie is a place that two seats have", () => {
  expect([0, 1, 2, 3].map((seat) => isShared([2, 1, 4, 2], seat))).toEqual([true, false, false, true]);
});

test("a loss has a true minus", () => {
  expect([-3, 0, 12].map(spelled)).toEqual(["−3", "0", "12"]);
});
