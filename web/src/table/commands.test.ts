import { expect, test } from "vitest";

import { understood } from "./commands";

const choices = [
  { group: "Hand", text: "Play a Deep One", actions: [1], pick: null },
  { group: "Hand", text: "Play a Follower", actions: [2], pick: null },
  { group: "Turn", text: "End the turn", actions: [3], pick: null },
];

test("a number chooses what stands there", () => {
  expect(understood("3", choices)).toEqual({ do: "choose", choice: choices[2] });
  expect(understood("9", choices)).toEqual({ do: "unknown" });
});

test("words choose what they fit alone", () => {
  expect(understood("deep", choices)).toEqual({ do: "choose", choice: choices[0] });
  expect(understood("end turn", choices)).toEqual({ do: "choose", choice: choices[2] });
});

test("words that fit several choose none, and tell which", () => {
  expect(understood("play", choices)).toEqual({ do: "several", choices: choices.slice(0, 2) });
});

test("apostrophes and ё may be typed as the keyboard has them", () => {
  const names = [
    { group: "Build", text: "Build a gate at Martin’s Beach", actions: [1], pick: null },
    { group: "Build", text: "Build a gate at Devil’s Reef", actions: [2], pick: null },
  ];
  expect(understood("martin's", names)).toEqual({ do: "choose", choice: names[0] });
  expect(understood("devil’s", names)).toEqual({ do: "choose", choice: names[1] });
  expect(understood("ещё", names)).toEqual(understood("еще", names));
  expect(understood("ещё", names)).toEqual({ do: "repeat" });
});

test("a few words are commands, in both languages", () => {
  expect(understood("undo", choices)).toEqual({ do: "undo" });
  expect(understood("назад", choices)).toEqual({ do: "undo" });
  expect(understood("nonsense", choices)).toEqual({ do: "unknown" });
});
