import { expect, test } from "vitest";

import type { MomentShown } from "../house/wire";
import { chances, lucks, signed } from "./review.svelte";

const moment = (number: number, seat: number, value: number, luck = 0): MomentShown => ({
  number,
  turn: 1,
  seat,
  text: "",
  reasons: [],
  value,
  loss: 0,
  luck,
  best: [{ action: 0, text: "", value, share: 1, reasons: [] }],
  turning: false,
});

test("each seat has a line of its own decisions, and the result at its end", () => {
  const moments = [moment(4, 0, 0.5), moment(6, 1, 0.4), moment(9, 0, 0.8)];
  expect(chances(moments, ["Anna", "Boris"], [1, 0])).toEqual([
    { name: "Anna", points: [[4, 0.5], [9, 0.8], [10, 1]] },
    { name: "Boris", points: [[6, 0.4], [10, 0]] },
  ]);
});

test("who shares a victory has won, and nobody has where all are equal", () => {
  const ends = (returns: number[]): number[] => chances([], returns.map(String), returns).map(({ points }) => points.at(-1)![1]);
  expect(ends([0.5, 0, 0.5, 0])).toEqual([1, 0, 1, 0]);
  expect(ends([0.25, 0.25, 0.25, 0.25])).toEqual([0.25, 0.25, 0.25, 0.25]);
});

test("luck belongs to who had it", () => {
  expect(lucks([moment(4, 0, 0.5, 0.1), moment(6, 1, 0.4, -0.2)], ["Anna", "Boris"])[1]!.points).toEqual([[6, -0.2]]);
});

test("points have a sign", () => {
  expect([0.141, -0.2, 0].map(signed)).toEqual(["+14", "−20", "0"]);
});
