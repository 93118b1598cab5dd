import { expect, test } from "vitest";

import { flightsOf } from "./flights";

test("a bought card flies from the market to the buyer's discard pile, and the shared deck fills its place", () => {
  const flights = flightsOf([{ event: "bought", seat: 1, card: "dagon" }, { event: "refilled", card: "ghoul" }], 0);
  expect(flights.map(({ from, to }) => [from[0], to[0]])).toEqual([["market-dagon", "discard-1"], ["shared", "market-ghoul"]]);
});

test("a card that somebody else plays flies, one's own moves by itself", () => {
  const played = [{ event: "played", seat: 1, card: "dagon" }];
  expect(flightsOf(played, 0)).toHaveLength(1);
  expect(flightsOf(played, 1)).toHaveLength(0);
});

test("an abjured card flies to the box from where it was", () => {
  const [flight] = flightsOf([{ event: "abjured", seat: 0, card: "goon", from: "discard" }], 0);
  expect([flight!.from, flight!.to]).toEqual([["discard-0"], ["box"]]);
});
