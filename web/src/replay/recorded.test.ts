import { afterEach, expect, test, vi } from "vitest";

import type { Mark } from "../house/wire";
import { Recorded } from "./recorded.svelte";

const mark = (number: number, turn: number, kind = "acted"): Mark => ({
  number,
  kind,
  seat: 0,
  turn,
  lines: [{ depth: 1, text: `entry ${number}`, parts: [] }],
});
const marks = [mark(0, 0, "sat"), mark(2, 1, "started"), mark(3, 1), mark(5, 1), mark(6, 2), mark(9, 3)];

const look = { seats: [], view: { table: {}, decision: { seats: [0] }, options: [{ action: 1 }] }, undo: "ask" };
const step = (index: number) => ({ ...marks[index], at: 0, events: [{ event: `e${index}` }], look, words: null });

function served(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const data = path.includes("/outline") ? { marks } : { total: marks.length, steps: marks.map((_, index) => step(index)) };
    return Promise.resolve(new Response(JSON.stringify(data)));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("it begins where the game does, and nothing can be chosen any more", async () => {
  served();
  const game = new Recorded("table", "en");
  await game.see(null, "en");
  expect(game.at).toBe(1);
  expect(game.look!.view!.options).toEqual([]);
  expect(game.look!.undo).toBe("");
});

test("a moment is named by its entry, whoever looks", async () => {
  served();
  const game = new Recorded("table", "en");
  await game.see(1, "en", 5);
  expect(game.number).toBe(5);
  await game.see(0, "ru");
  expect(game.number).toBe(5);
  expect(game.stepOf(8)).toBe(4);
});

test("what happened is told going on by one step, and not when jumping", async () => {
  served();
  const game = new Recorded("table", "en");
  await game.see(null, "en");
  await game.go(2);
  expect(game.events).toEqual([{ event: "e2" }]);
  await game.go(5);
  expect(game.events).toEqual([]);
});

test("turns are gone through by their first steps", async () => {
  served();
  const game = new Recorded("table", "en");
  await game.see(null, "en", 3);
  expect(game.turnFrom(1)).toBe(4);
  expect(game.turnFrom(-1)).toBe(1);
  await game.go(4);
  expect(game.turnFrom(-1)).toBe(1);
});

test("pages are asked for once, with the seat and the language", async () => {
  const asked = served();
  const game = new Recorded("table", "en");
  await game.see(1, "ru");
  await game.go(3);
  await game.go(4);
  expect(asked).toEqual([
    "/api/tables/table/outline?lang=ru&seat=1",
    "/api/tables/table/replay?lang=ru&seat=1&since=0&limit=40",
  ]);
});
