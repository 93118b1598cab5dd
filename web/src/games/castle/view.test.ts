import { expect, test } from "vitest";

import { columns, complete, earlier, fitting, type NotebookShown, type Option, ring, sightings } from "./view";

test("the next player always sits nearest on the left, whatever the number", () => {
  for (let seats = 3; seats <= 10; seats += 1) {
    const places = ring(seats, 2);
    expect(places.map((one) => one.seat)).toEqual(Array.from({ length: seats - 1 }, (_, step) => (3 + step) % seats));
    expect(places[0]!.right).toBe(false);
    expect(places.at(-1)!.right).toBe(true);
  }
});

test("from four others on the ends come near, from eight on two and two", () => {
  const near = (seats: number) => ring(seats, 0).filter((one) => one.near).length;
  expect([3, 4, 5, 8, 9, 10].map(near)).toEqual([0, 0, 2, 2, 4, 4]);
});

test("no two passengers share a place", () => {
  for (let seats = 3; seats <= 10; seats += 1) {
    const places = [...ring(seats, 0), ...ring(seats, null)];
    expect(new Set(ring(seats, 0).map((one) => `${one.row}${one.x}`)).size).toBe(seats - 1);
    expect(places.every((one) => one.x > 8 && one.x < 92)).toBe(true);
  }
});

test("a strip has at most five to a row", () => {
  expect([2, 3, 5, 6, 7, 9].map(columns)).toEqual([2, 3, 5, 3, 4, 5]);
});

test("a choice is ready once everything it names is selected", () => {
  const pool: Option[] = [
    { action: 1, verb: "refuse" },
    { action: 2, verb: "gift", seat: 1, item: "key" },
    { action: 3, verb: "gift", seat: 2, item: "key" },
    { action: 4, verb: "gift", seat: 2, item: "whip" },
  ];
  const ready = (seat: number | null, item: string | null) => complete(pool, { seat, item }).map((one) => one.action);
  expect(ready(null, null)).toEqual([1]);
  expect(ready(2, null)).toEqual([1]);
  expect(ready(2, "key")).toEqual([1, 3]);
  expect(fitting(pool, { seat: 2, item: null }).map((one) => one.action)).toEqual([1, 3, 4]);
});

test("the notebook tells what is sure from what was once seen", () => {
  const book: NotebookShown = {
    seats: [{ allegiance: [null], professions: [], holds: ["bag_with_key"], may_hold: [], hidden: 1 }],
    possible_places: {},
    top_of_pile: [],
    facts: [
      { event: 0, turn: 2, source: "fight", seat: 0, what: "item", value: "whip", stale: true },
      { event: 1, turn: 3, source: "trade", seat: 0, what: "item", value: "bag", stale: false },
    ],
  };
  expect(sightings(book, 0)).toEqual([{ item: "bag_with_key", turn: 3, source: "trade" }]);
  expect(earlier(book, 0)).toEqual([{ item: "whip", turn: 2 }]);
});
