import { expect, test } from "vitest";

import { handOf, levelOf } from "./seat";

test("a bot has the level that its spec names, others have none", () => {
  expect(levelOf("level:6")).toBe(6);
  expect(levelOf("random")).toBe(0);
  expect(levelOf("")).toBe(0);
});

test("hands are counted in every game that has them, shown or not", () => {
  expect(handOf({ table: { seats: [{ hand: [null, null] }] } }, 0)).toBe(2);
  expect(handOf({ table: { seats: [{ items: ["whip"] }] } }, 0)).toBe(1);
  expect(handOf({ table: { seats: [{ power: 8 }] } }, 0)).toBeNull();
  expect(handOf(null, 0)).toBeNull();
});
