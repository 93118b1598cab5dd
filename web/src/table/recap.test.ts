import { expect, test } from "vitest";

import type { LineShown } from "../house/wire";
import { nameBefore, summary } from "./recap";

const ANNA = { text: "Anna", card: "", seat: 1 };

function line(...parts: (string | LineShown["parts"][number])[]): LineShown {
  const all = parts.map((part) => (typeof part === "string" ? { text: part, card: "", seat: null } : part));
  return { depth: 1, parts: all, text: all.map((part) => part.text).join("") };
}

test("a player's deeds are one line, without the name at the beginning of each", () => {
  const bought = line(ANNA, " buys ", { text: "Shoggoth", card: "shoggoth", seat: null }, " for 6.");
  const lost = line({ text: "You", card: "", seat: 0 }, " loses 3 sanity: 40 left.");
  expect(summary([bought, lost], 1).text).toBe("buys Shoggoth for 6; You loses 3 sanity: 40 left");
  expect(summary([bought, lost], 1).parts.find((part) => part.card)?.text).toBe("Shoggoth");
});

test("the name stays where it does not come first", () => {
  expect(summary([line("A Ghoul of ", ANNA, " is killed: Arkham.")], 1).text).toBe("A Ghoul of Anna is killed: Arkham");
});

test("nothing is left of a colon after the name", () => {
  expect(summary([line(ANNA, " performs a ritual."), line(ANNA, ": +4 Doom (7).")], 1).text).toBe("performs a ritual; +4 Doom (7)");
});

test("the name stays where two did something together", () => {
  expect(summary([line(ANNA, " and ", { text: "Boris", card: "", seat: 2 }, " trade.")], 1).text).toBe("Anna and Boris trade");
});

test("the name comes first, unless the line has it later, and goes on if the line begins with it", () => {
  const result = line("2 to 1: the attacker ", ANNA, " wins.");
  expect(nameBefore([line(ANNA, " buys a card."), result], 1, "Anna")).toBe("Anna");
  expect(nameBefore([result], 1, "Anna")).toBe("");
  expect(nameBefore([line({ text: "You", card: "", seat: 0 }, " lose 3 sanity.")], 1, "Anna")).toBe("Anna:");
});

test("what was done several times in a row is said once", () => {
  const drew = line(ANNA, " draws a card.");
  expect(summary([drew, drew, line(ANNA, " ends the turn.")], 1).text).toBe("draws a card ×2; ends the turn");
});
