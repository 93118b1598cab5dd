import { render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { fake } from "../fake";
import type { TableState } from "../house/tableState.svelte";
import { set } from "../house/settings.svelte";
import Auto from "./Auto.svelte";

function asked(verb: string): TableState & { acts: number[] } {
  const acts: number[] = [];
  return fake<TableState & { acts: number[] }>({
    acts,
    act: (action: number) => void acts.push(action),
    hold: false,
    speed: "normal",
    pending: [],
    look: { viewer: 0, setup: { game: "duel" }, view: { options: [{ action: 7, verb }], decision: { seats: [0] } } },
    words: { choices: [{ group: "", text: "Pass", actions: [7], pick: null }] },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  set({ pass: true });
});

test("where there is no choice it is passed after a while, and said so before and after", () => {
  const live = asked("pass");
  const { container } = render(Auto, { live });
  expect(container.textContent).toContain("shell-auto-soon");
  vi.advanceTimersByTime(1100);
  expect(live.acts).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(live.acts).toEqual([7]);
});

test("until its words come nothing is said of it", () => {
  const live = asked("pass");
  live.words!.choices = [];
  const { container } = render(Auto, { live });
  expect(container.textContent?.trim()).toBe("");
});

test("a choice that matters is left to the person", () => {
  const live = asked("summon");
  render(Auto, { live });
  vi.advanceTimersByTime(5000);
  expect(live.acts).toEqual([]);
});

test("who holds is passed for in nothing, nor who has switched it off", () => {
  const held = asked("pass");
  held.hold = true;
  render(Auto, { live: held });
  set({ pass: false });
  const off = asked("pass");
  render(Auto, { live: off });
  vi.advanceTimersByTime(5000);
  expect([...held.acts, ...off.acts]).toEqual([]);
});
