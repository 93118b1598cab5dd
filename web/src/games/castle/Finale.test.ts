import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { fake } from "../../fake";
import Finale from "./Finale.svelte";
import type { Play } from "./play.svelte";
import type { Seat } from "./view.gen";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seat: Partial<Seat> = { organisation: "order", items: ["key"], goals: { order: ["key"], brotherhood: [] }, character: "widow" };

test("everybody who was named opens their cards, without anyone pressing anything", () => {
  const play = fake<Play>({
    view: { viewer: 0, table: { seats: [seat, seat, seat, seat], bags_turned: false } },
    live: { words: { result: ["The Order wins."] } },
    name: (number: number) => `Passenger ${number}`,
  });
  const done = vi.fn();
  const { container } = render(Finale, { play, box: new Map(), declarer: 0, named: [2, 3], fortune: false, ending: "declared", ondone: done });
  expect(container.querySelectorAll("li.waiting")).toHaveLength(2);
  for (const _ of [1, 2, 3]) {
    vi.advanceTimersByTime(1500);
    flushSync();
  }
  expect(container.querySelectorAll("li.waiting")).toHaveLength(0);
  expect(container.querySelector("footer")!.textContent).toContain("The Order wins.");
  vi.advanceTimersByTime(20_000);
  expect(done).toHaveBeenCalledOnce();
});
