import { expect, test } from "vitest";

import { across, HEIGHT, path, stepAt, summed, up, WIDTH } from "./chart";

const frame = { first: 10, last: 20, low: 0, high: 1 };

test("steps go from left to right and values from below", () => {
  expect(across(15, frame)).toBe(WIDTH / 2);
  expect(up(0, frame)).toBe(HEIGHT);
  expect(up(2, frame)).toBe(0);
  expect(path([[10, 0.5]], frame)).toBe(`0.0,${(HEIGHT / 2).toFixed(1)}`);
});

test("a place on the chart is the nearest step", () => {
  expect(stepAt(0.52, frame)).toBe(15);
  expect(stepAt(-1, frame)).toBe(10);
});

test("luck adds up", () => {
  expect(
    summed([
      [1, 0.1],
      [4, -0.3],
    ]),
  ).toEqual([
    [1, 0.1],
    [4, 0.1 - 0.3],
  ]);
});
