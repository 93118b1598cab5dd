import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { art, findPictures } from "./art.svelte";

const answers = new Map<string, (answer: Response) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  answers.clear();
  vi.stubGlobal("fetch", (path: string) => new Promise((answer) => answers.set(path, answer)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function come(set: string): void {
  answers.get(`/api/art/${set}`)!(Response.json({ [`${set}-map`]: `/art/${set}.svg` }));
}

test("sets of pictures that are under way together do not push each other out", async () => {
  const both = Promise.all([findPictures("early"), findPictures("late")]);
  come("early");
  await findPictures("early");
  come("late");
  await both;
  expect(art("early-map")).toBe("/art/early.svg");
  expect(art("late-map")).toBe("/art/late.svg");
});

test("pictures that the server was too busy to name are asked for again", async () => {
  const first = findPictures("busy");
  answers.get("/api/art/busy")!(Response.json({ error: "server-too-fast" }, { status: 429 }));
  await first;
  expect(art("busy-map")).toBe("");
  come("busy");
  await vi.runAllTimersAsync();
  expect(art("busy-map")).toBe("/art/busy.svg");
});
