import { expect, test } from "vitest";

import { fake } from "../../fake";
import type { PartShown } from "../../house/wire";
import { type Ground, pointOn, trailsOf } from "./trails";
import type { Event, View } from "./view";

const part = (alone: [number, number]) => fake<PartShown>({ alone, portal: null, sides: {} });
const ground: Ground = {
  map: { salem: part([480, 508]), boston: part([412, 648]) },
  areaOf: new Map([["salem", "salem"], ["boston", "boston"]]),
  borders: [["boston", "salem"]],
};
const view = fake<View>({
  table: {
    seats: [{ faction: "great_cthulhu", figures: ["acolyte", "deep_one"] }, { faction: "black_goat", figures: ["acolyte", "ghoul"] }],
    areas: [{ key: "salem", gate: null, figures: [[0, 0], [0, 0]] }, { key: "boston", gate: null, figures: [[0, 1], [0, 0]] }],
  },
});

function trails(...events: Partial<Event>[]) {
  return trailsOf(events as Event[], view, ground).map(({ sort, picture, at, strokes }) => [sort, picture, at, strokes.length]);
}

test("a figure that moves leaves a way, one that comes or dies a mark where it is", () => {
  expect(trails({ event: "moved", seat: 0, kind: 1, area: 0, to: 1 })).toEqual([["way", "duel-token_deep_one", [412, 648], 1]]);
  expect(trails({ event: "recruited", seat: 1, area: 0 })).toEqual([["came", "duel-token_acolyte_black_goat", [480, 508], 0]]);
  expect(trails({ event: "killed", seat: 1, kind: 1, area: 0 })).toEqual([["gone", "duel-token_ghoul", [480, 508], 0]]);
});

test("a captured Acolyte is the opponent's, and figures that do the same leave one trail", () => {
  expect(trails({ event: "captured", seat: 0, area: 1 })).toEqual([["gone", "duel-token_acolyte_black_goat", [412, 648], 0]]);
  const move = { event: "moved", seat: 0, kind: 1, area: 0, to: 1 };
  expect(trails(move, move)).toHaveLength(1);
});

test("what is no figure leaves none", () => {
  expect(trails({ event: "scored", seat: 0, doom: 2 }, { event: "phase_began" })).toEqual([]);
});

test("a stroke begins and ends where it should", () => {
  expect(pointOn([[0, 0], [100, 50]], 0)).toEqual([0, 0]);
  expect(pointOn([[0, 0], [100, 50]], 1)).toEqual([100, 50]);
});
