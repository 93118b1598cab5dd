import { expect, test } from "vitest";

import { cueOf } from "./sound";

test("a blow is heard before a card", () => {
  expect(cueOf([{ event: "drew" }, { event: "attacked" }])).toBe("battle");
});

test("cards are heard, most else is not", () => {
  expect(cueOf([{ event: "turn_began" }, { event: "played" }])).toBe("deal");
  expect(cueOf([{ event: "turn_began" }, { event: "table.sat" }])).toBeNull();
  expect(cueOf([])).toBeNull();
});
