import { expect, test } from "vitest";

import type { PartShown } from "../../house/wire";
import { columns, loose, menu, ranks, route, row, standing, tokenOf, toward } from "./view";

function part(alone: [number, number], portal: [number, number] | null = null): PartShown {
  return { outline: "", name: "", size: 20, gate: alone, alone, sides: { great_cthulhu: alone, black_goat: [alone[0], alone[1] - 36] }, portal };
}

const PARTS = { salem: part([480, 508]), boston: part([412, 648]), loblolly: part([920, 440], [942, 384]), mystic: part([220, 520], [66, 514]) };
const BORDERS: [string, string][] = [["boston", "salem"], ["mystic", "salem"]];
const AREAS = new Map([["salem", "salem"], ["boston", "boston"], ["loblolly", "loblolly"], ["mystic", "loblolly"]]);

test("the row offers the actions of the phase, what else can be done, and the end", () => {
  expect(menu("great_cthulhu", "action", ["move", "man", "pass", "reveal"])).toEqual([
    "recruit", "summon", "awaken", "move", "battle", "capture", "build", "dreams", "submerge", "man", "pass",
  ]);
  expect(menu("great_cthulhu", "action", ["surface", "end_turn"]).slice(-2)).toEqual(["surface", "end_turn"]);
  expect(menu("black_goat", "doom", ["done"])).toEqual(["ritual", "blood_sacrifice", "done"]);
});

test("figures are counted by kind, and the keeper of a gate stands in it", () => {
  expect(standing([0, 2, 0, 1, 0])).toEqual([{ kind: 1, count: 2 }, { kind: 3, count: 1 }]);
  expect(loose({ key: "salem", gate: { seat: 0, keeper: 0 }, figures: [[1, 2], [3, 0]], dice: [] }, 0)).toEqual([{ kind: 1, count: 2 }]);
});

test("acolytes wear the shape of their faction", () => {
  expect(tokenOf("acolyte", "black_goat")).toBe("duel-token_acolyte_black_goat");
  expect(tokenOf("cthulhu", "great_cthulhu")).toBe("duel-token_cthulhu");
});

test("chances beyond the last column are added up, and missing ones are none", () => {
  expect(columns([0.5, 0.5])).toEqual([0.5, 0.5, 0, 0, 0]);
  expect(columns([0, 0, 0, 0, 0.25, 0.75])[4]).toBe(1);
});

test("a row of tokens keeps away from a gate at its height", () => {
  const places = row(3, [480, 508], [[540, 512]]);
  expect(places.every(([x]) => 540 - x >= 58)).toBe(true);
  expect(row(1, [480, 508], [[540, 700]])).toEqual([[480, 508]]);
  expect(new Set(row(4, [852, 638], [[782, 650], [944, 622]]).map(([, y]) => y)).size).toBe(2);
});

test("the rows of both sides do not touch", () => {
  const [one, other] = ranks(PARTS.salem, ["great_cthulhu", "black_goat"]);
  expect(one![1] - other![1]).toBe(44);
});

test("arrows lead to the neighbour in their direction", () => {
  expect(toward(PARTS, BORDERS, "salem", 0, 1)).toBe("boston");
  expect(toward(PARTS, BORDERS, "salem", -1, 0)).toBe("mystic");
  expect(toward(PARTS, BORDERS, "boston", 0, 1)).toBe("boston");
});

test("a way through a portal breaks at its two ends", () => {
  expect(route(PARTS, AREAS, BORDERS, "loblolly", "salem")).toEqual([
    [[920, 440], [942, 384]],
    [[66, 514], [480, 508]],
  ]);
  expect(route(PARTS, AREAS, BORDERS, "boston", "salem")).toEqual([[[412, 648], [480, 508]]]);
});
