import { expect, test } from "vitest";

import { glued } from "./glued";

const text = (said: string) => ({ text: said, card: "", seat: null });
const card = (key: string) => ({ text: key, card: key, seat: null });

test("quotes and full stops stay with the card between them", () => {
  const pieces = glued([text("разыгрывает карту «"), card("Последователь"), text("». Ещё «"), card("Громила"), text("»")]);
  expect(pieces.map((one) => [one.before, one.text, one.after])).toEqual([
    ["", "разыгрывает карту ", ""],
    ["«", "Последователь", "»."],
    ["", " Ещё ", ""],
    ["«", "Громила", "»"],
    ["", "", ""],
  ]);
});

test("the name of a player keeps its text", () => {
  const player = { text: "Anna (2)", card: "", seat: 1 };
  expect(glued([player, card("ghoul"), text(" rises.")]).map((one) => one.before + one.text + one.after)).toEqual(["Anna (2)", "ghoul", " rises."]);
});
