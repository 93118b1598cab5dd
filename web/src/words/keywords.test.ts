import { describe, expect, it } from "vitest";

import { type Forms, pieces } from "./keywords";

const english: Forms = new Map([
  ["gate", ["gate", "gates"]],
  ["build", ["build a gate"]],
  ["abjure", ["abjure*"]],
]);
const russian: Forms = new Map([
  ["sign", ["знак* древних"]],
  ["abjure", ["отреч*"]],
]);

const marked = (text: string, forms: Forms) => pieces(text, forms).filter((piece) => piece.keyword);

describe("keywords in a text", () => {
  it("are whole words, with any ending where a star says so", () => {
    expect(marked("You may abjured agate", english)).toEqual([{ text: "abjured", keyword: "abjure" }]);
    expect(marked("Отречься от карты", russian)).toEqual([{ text: "Отречься", keyword: "abjure" }]);
  });

  it("stand over a break of lines, with stars inside", () => {
    expect(marked("Возьмите Знаки\n    Древних", russian)[0]?.keyword).toBe("sign");
  });

  it("give way to longer ones, and are marked once each", () => {
    expect(marked("To build a gate takes a gate. A gate!", english)).toEqual([
      { text: "build a gate", keyword: "build" },
      { text: "gate", keyword: "gate" },
    ]);
  });

  it("are not marked in a name, though elsewhere in the same text", () => {
    const marks = pieces("Old Gate opens a gate", english, ["Old Gate"]).filter((piece) => piece.keyword);
    expect(marks).toEqual([{ text: "gate", keyword: "gate" }]);
    expect(marked("Old Gate", english)).toHaveLength(1);
  });

  it("leave the text as it is", () => {
    const text = "Build a gate, abjure it: gates.";
    expect(pieces(text, english).map((piece) => piece.text).join("")).toBe(text);
  });
});
