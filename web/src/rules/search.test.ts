import { describe, expect, it } from "vitest";

import { type Entry, highlighted, matches, termsOf } from "./search";

const entry: Entry = { id: "card-ghast", title: "Чёрная жемчужина", text: "От неё нельзя отказаться." };

describe("searching the rules", () => {
  it("takes е for ё and minds no case, both ways", () => {
    expect(matches(entry, termsOf("черная ЖЕМЧ"))).toBe(true);
    expect(matches(entry, termsOf("нее"))).toBe(true);
    expect(matches({ ...entry, text: "еж" }, termsOf("ЁЖ"))).toBe(true);
  });

  it("wants every word, wherever it stands", () => {
    expect(matches(entry, termsOf("отказаться жемчужина"))).toBe(true);
    expect(matches(entry, termsOf("отказаться кубок"))).toBe(false);
  });

  it("marks what was found as it is written", () => {
    expect(highlighted("От неё нельзя", termsOf("нее"))).toEqual([
      { text: "От ", hit: false },
      { text: "неё", hit: true },
      { text: " нельзя", hit: false },
    ]);
  });

  it("marks every place, the longer word first", () => {
    const hits = highlighted("gate and gates", termsOf("gate gates")).filter((piece) => piece.hit);
    expect(hits.map((piece) => piece.text)).toEqual(["gate", "gates"]);
  });
});
