import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { set } from "../house/settings.svelte";
import Delta from "./Delta.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  set({ motion: "full" });
  vi.useRealTimers();
});

test.each([
  ["full", false],
  ["calm", true],
] as const)("a change is shown for a moment, with %s motion", async (motion, still) => {
  set({ motion });
  const { container, rerender } = render(Delta, { value: 5 });
  expect(container.querySelector("i")).toBeNull();
  await rerender({ value: 3 });
  const change = container.querySelector("i")!;
  expect(change.textContent).toBe("−2");
  expect(change.classList.contains("still")).toBe(still);
  vi.runAllTimers();
  flushSync();
  expect(container.querySelector("i")).toBeNull();
});
