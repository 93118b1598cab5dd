import { expect, test } from "vitest";

import { flightsOf } from "./flights";
import type { Card } from "./view";

const card: Card = { card: 7, ability: "scavenger", legion: "necromunculus", positions: ["head"], copies: 1, mark: "", seal: false };
const CARDS = new Map([[7, card]]);

test("every drawn card flies from the deck to the player", () => {
  const flights = flightsOf([{ event: "drew", seat: 2, count: 2 }], CARDS);
  expect(flights.map(({ from, to }) => [from, to.at(-1)])).toEqual([[["deck"], "hand-2"], [["deck"], "hand-2"]]);
});

test("an executed part flies from its creature to the hand of its new owner", () => {
  const [flight] = flightsOf([{ event: "executed", seat: 0, victim: 1, slot: 2, card: 7 }], CARDS);
  expect([flight!.from[0], flight!.to]).toEqual(["part-7", ["card-7", "cards-0", "hand-0"]]);
});
