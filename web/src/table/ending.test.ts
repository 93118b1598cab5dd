import { expect, test } from "vitest";

import { fake } from "../fake";
import type { Look, WordsFrame } from "../house/wire";
import { forced, forgone } from "./ending";

function look(game: string, verbs: string[], seats = [0]): Look {
  const options = verbs.map((verb, action) => ({ action, verb }));
  return fake<Look>({ viewer: 0, setup: { game }, view: { options, decision: { seats } } });
}

function words(...groups: string[]): WordsFrame {
  return fake<WordsFrame>({ choices: groups.map((group, action) => ({ group, text: group, actions: [action], pick: null })) });
}

test("passing in the Duel names what is left, once for each group", () => {
  expect(forgone(look("duel", ["pass", "summon", "summon"]), words("End", "Summon", "Summon"), 0)).toEqual(["Summon"]);
});

test("what ends nothing is not asked about, nor an end with nothing left", () => {
  expect(forgone(look("duel", ["summon", "pass"]), words("Summon", "End"), 0)).toEqual([]);
  expect(forgone(look("realms", ["end_turn"]), words("End"), 0)).toEqual([]);
});

test("a pass is made for somebody who has no other choice", () => {
  expect(forced(look("duel", ["pass"]))).toBe(0);
  expect(forced(look("duel", ["pass", "summon"]))).toBeNull();
  expect(forced(look("nightmarium", ["draw"]))).toBeNull();
});

test("a turn is ended for somebody who could only do what is hardly ever wanted", () => {
  expect(forced(look("duel", ["step_off", "end_turn"]))).toBe(1);
  expect(forced(look("duel", ["man", "step_off", "end_turn"]))).toBeNull();
  expect(forced(look("realms", ["end_turn"]))).toBeNull();
});

test("nothing is done for somebody who is not asked", () => {
  expect(forced(look("duel", ["pass"], [1]))).toBeNull();
});

test("in a game of hidden teams haste would tell: only a sealed window is passed", () => {
  expect(forced(look("castle", ["done"], [0]))).toBeNull();
  expect(forced(look("castle", ["done"], [0, 1]))).toBe(0);
});
