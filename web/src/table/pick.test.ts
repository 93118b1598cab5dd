import { expect, test } from "vitest";

import { actionsOf } from "./pick";

test("what is picked is done in rising order, and the end after it", () => {
  const pick = { question: "", labels: ["a", "b", "c"], each: [9, 3, 5], least: 1, most: 3, then: [1] };
  expect(actionsOf(pick, [0, 2])).toEqual([5, 9, 1]);
});
