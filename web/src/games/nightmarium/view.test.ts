import { expect, test } from "vitest";

import { type Card, others, pictureOf, playsOf } from "./view";

const card = (number: number, ability: string, legion: Card["legion"] = "chimerid"): Card => ({
  card: number,
  legion,
  positions: ["legs", "torso"],
  ability,
  seal: false,
  copies: 1,
  mark: "S",
});

test("opponents sit clockwise from the viewer's left", () => {
  expect(others(4, 1)).toEqual([2, 3, 0]);
  expect(others(3, null)).toEqual([0, 1, 2]);
});

test("a card shows the place it lies in, or the highest it fits", () => {
  expect(pictureOf(card(5, "none"), "legs")).toBe("nightmarium-5_legs");
  expect(pictureOf(card(5, "none"))).toBe("nightmarium-5_torso");
});

test("plays of a card are found by slot", () => {
  const options = [
    { action: 7, verb: "play", card: 5, slot: 2 },
    { action: 8, verb: "play", card: 6, slot: 2 },
    { action: 9, verb: "draw" },
  ];
  expect([...playsOf(options, 5)]).toEqual([[2, options[0]]]);
});
