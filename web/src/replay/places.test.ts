import { afterEach, expect, test, vi } from "vitest";

import type { LinePart, Mark } from "../house/wire";
import { nextOf, placesOf, toldOf } from "./places";
import type { PlacedLine, Recorded } from "./recorded.svelte";

const words = (text: string): LinePart => ({ text, card: "", seat: null });
const somebody = (seat: number): LinePart => ({ text: `Player ${seat}`, card: "", seat });
const card = (key: string): LinePart => ({ text: key.toUpperCase(), card: key, seat: null });

function line(...parts: LinePart[]): Mark["lines"][number] {
  return { depth: 1, text: parts.map((part) => part.text).join(""), parts };
}

const lines = [line(somebody(0), words(" plays "), card("imp")), line(somebody(1), words(" plays "), card("imp")), line(somebody(0), words(" loses "), card("imp"))];
const marks: Mark[] = lines.map((one, step) => ({ number: 2 * step, kind: "acted", seat: null, turn: step, lines: [one] }));
const placed: PlacedLine[] = lines.map((one, step) => ({ ...one, seq: 0, step }) as PlacedLine);

afterEach(() => vi.unstubAllGlobals());

test("a card is followed in the hands of who held it", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ marks })));
  });
  const game = { id: "table", first: 0, stepOf: (number: number) => number / 2 } as Recorded;
  expect(await placesOf(game, 0, "imp", "en")).toEqual([
    { step: 0, text: "Player 0 plays IMP" },
    { step: 2, text: "Player 0 loses IMP" },
  ]);
  expect(await placesOf(game, 0, "owl", "en")).toEqual([]);
  expect(asked).toEqual(["/api/tables/table/outline?lang=en&seat=0"]);
});

test("the next place is gone to, and the last one when there is none", () => {
  expect(nextOf(placed, 0)?.step).toBe(1);
  expect(nextOf(placed, 2)?.step).toBe(2);
  expect(nextOf([], 0)).toBeUndefined();
});

test("a thing on the table is found by its card or by what it is called", () => {
  const known = document.createElement("button");
  known.dataset.card = "imp";
  expect(toldOf(placed, known)).toEqual({ name: "IMP", places: placed });
  const named = document.createElement("button");
  named.setAttribute("aria-label", "1. IMP, cannot be played");
  named.innerText = "";
  expect(toldOf(placed, named)).toEqual({ name: "IMP", places: placed });
});
