import { afterEach, expect, test } from "vitest";

import { KEYS } from "../games/duel/view";
import { keyName, TABLE_KEYS } from "./keys";
import { settings } from "./settings.svelte";

afterEach(() => {
  settings.language = "en";
});

test("a key is shown as the letter of the language that is printed on it", () => {
  settings.language = "en";
  expect(keyName("L")).toBe("L");
  settings.language = "ru";
  expect([..."ZEHSULCWT"].map(keyName).join("")).toBe("ЯУРЫГДСЦЕ");
});

test("keys without a letter look the same in every language", () => {
  settings.language = "ru";
  expect(["?", "Tab", "← →", "Esc", "↵", "1–9", "2"].map(keyName)).toEqual(["?", "Tab", "← →", "Esc", "↵", "1–9", "2"]);
});

test("no action of Duel takes the key of a table", () => {
  const own = TABLE_KEYS.replace(/[SE]/g, "");
  expect(Object.values(KEYS).filter((key) => own.includes(key))).toEqual([]);
});
