import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { TableState } from "../house/tableState.svelte";
import { Why } from "./why.svelte";

const table = { id: "abcdefghijkl" } as TableState;
let answers: { url: string; answer: (text: string) => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  vi.stubGlobal(
    "fetch",
    (url: string) =>
      new Promise((resolve) => {
        answers.push({ url, answer: (text) => resolve({ ok: true, status: 200, json: () => Promise.resolve({ text }) }) });
      }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the server is asked about the thing, in the language of the page", async () => {
  const why = new Why(table);
  const asked = why.ask({ sort: "market", name: "dagon", place: 1 });
  expect(answers[0]!.url).toMatch(/^\/api\/tables\/abcdefghijkl\/why\?lang=(en|ru)&sort=market&name=dagon&place=1$/);
  answers[0]!.answer("Needs 2 more power.");
  await asked;
  expect(why.text).toBe("Needs 2 more power.");
});

test("of several questions the last one counts, whatever is answered first", async () => {
  const why = new Why(table);
  const asked = [why.ask({ sort: "deck" }), why.ask({ sort: "hand", name: "goon" })];
  answers[1]!.answer("later");
  answers[0]!.answer("earlier");
  await Promise.all(asked);
  expect(why.text).toBe("later");
});

test("a reason does not stand for ever, and is gone when the table changes", async () => {
  const why = new Why(table);
  why.tell("a pile is empty");
  vi.advanceTimersByTime(10_000);
  expect(why.text).toBe("");
  const asked = why.ask({ sort: "deck" });
  why.clear();
  answers[0]!.answer("too late");
  await asked;
  expect(why.text).toBe("");
});

test("in a lesson and in a puzzle nobody is asked, as the house has no such table", async () => {
  await new Why({ id: "lesson-duel", practice: true } as TableState).ask({ sort: "deck" });
  expect(answers).toEqual([]);
});
