import { expect, test } from "vitest";

import { changes, PILE, passingsOf } from "./passing";
import type { Happening } from "./view";

const of = (...events: Partial<Happening>[]) => passingsOf(events as Happening[], 3);

test("a trade moves an item each way and leaves both with as many", () => {
  const passings = of({ event: "traded", seat: 0, target: 2 });
  expect(passings).toEqual([{ from: 0, to: 2 }, { from: 2, to: 0 }]);
  expect(changes(passings).size).toBe(0);
});

test("what is drawn comes from the pile, what is given from the giver", () => {
  expect([...changes(of({ event: "drew", seat: 1 }))]).toEqual([[1, 1]]);
  expect(of({ event: "drew", seat: 1 })).toEqual([{ from: PILE, to: 1 }]);
  expect([...changes(of({ event: "gave", seat: 1, target: 2 }))]).toEqual([[1, -1], [2, 1]]);
});

test("all pass an item on to the next on the left or on the right", () => {
  expect(of({ event: "passed_on", direction: "left" }).map(({ to }) => to)).toEqual([1, 2, 0]);
  expect(of({ event: "passed_on", direction: "right" }).map(({ to }) => to)).toEqual([2, 0, 1]);
  expect(of({ event: "counted" })).toEqual([]);
});
