import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { call, hush, notice } from "./notice.svelte";

let icon: HTMLLinkElement;

beforeEach(() => {
  vi.useFakeTimers();
  icon = document.createElement("link");
  icon.rel = "icon";
  icon.href = "/favicon.svg";
  document.head.append(icon);
});
afterEach(() => {
  hush();
  icon.remove();
  vi.restoreAllMocks();
});

test("who looks away is called by a blinking title and a dot on the icon, until they look again", () => {
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  call("Your turn");
  expect(icon.getAttribute("href")).toBe("/favicon-dot.svg");
  vi.advanceTimersByTime(1000);
  expect(notice.lit).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(notice.lit).toBe(false);
  hush();
  vi.advanceTimersByTime(1000);
  expect(notice.lit).toBe(false);
  expect(icon.getAttribute("href")).toBe("/favicon.svg");
});

test("who looks is left in peace", () => {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  call("Your turn");
  vi.advanceTimersByTime(1000);
  expect(notice.lit).toBe(false);
  expect(icon.getAttribute("href")).toBe("/favicon.svg");
});
