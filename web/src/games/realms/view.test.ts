import { describe, expect, it } from "vitest";

import { fake } from "../../fake";
import { arePartners, type Box, type Card, counted, isSimple, isSpent, lightOf, lineOf, named, type Option, seating, type View } from "./view";

function card(key: string, changes: Partial<Card> = {}): Card {
  return { card: 0, key, colour: "black", type: "character", price: 0, copies: 1, abilities: [], marks: {}, ...changes };
}

const follower = card("follower", { abilities: [{ needs: [], sides: [{ effect: "conjure", amount: 1 }], abjures_self: false }] });
const adept = card("adept", {
  abilities: [
    { needs: [], sides: [{ effect: "conjure", amount: 2 }, { effect: "loss", amount: 1 }], abjures_self: false },
    { needs: [], sides: [{ effect: "loss", amount: 1 }], abjures_self: true },
  ],
});
const dagon = card("dagon", { colour: "green", abilities: [{ needs: ["green", "discard"], sides: [{ effect: "cards", draw: 1, discard: 0 }], abjures_self: false }] });
const ghoul = card("ghoul", { colour: "green", abilities: [{ needs: ["green"], sides: [{ effect: "destroy" }], abjures_self: false }] });
const box: Box = new Map([follower, adept, dagon, ghoul].map((one) => [one.key, one]));

function table(seats: number, viewer: number, out: number[] = []): View {
  const present = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !out.includes(seat));
  const rows =
    seats === 2
      ? [{ between: [0, 1], cards: [] }]
      : present.map((seat, place) => ({ between: [seat, present[(place + 1) % present.length]!], cards: [] }));
  const players = Array.from({ length: seats }, (_, seat) => ({ in: !out.includes(seat) }));
  return fake<View>({ viewer, table: { rows, seats: players } });
}

describe("who sits where", () => {
  it("puts the next player on the left, the one before on the right, the fourth across", () => {
    const found = seating(table(4, 1));
    expect([found.left, found.across, found.right]).toEqual([2, 3, 0]);
    expect(found.leftRow!.between).toEqual([1, 2]);
    expect(found.rightRow!.between).toEqual([0, 1]);
    expect(found.farRows.map((row) => row.between)).toEqual([
      [2, 3],
      [3, 0],
    ]);
  });
  it("makes neighbours of both when one of four is out", () => {
    const found = seating(table(4, 0, [2]));
    expect([found.left, found.across, found.right, found.out]).toEqual([1, null, 3, [2]]);
    expect(found.farRows.map((row) => row.between)).toEqual([[1, 3]]);
  });
  it("has the last opponent across, with a row on either side", () => {
    const found = seating(table(3, 0, [1]));
    expect([found.left, found.across, found.right]).toEqual([null, 2, null]);
    expect([found.leftRow!.between, found.rightRow!.between]).toEqual([
      [0, 2],
      [2, 0],
    ]);
  });
  it("lets who is out look on from the next player's place", () => {
    const found = seating(table(4, 1, [1]));
    expect([found.own, found.left, found.right, found.out]).toEqual([2, 3, 0, [1]]);
    expect(found.leftRow!.between).toEqual([2, 3]);
  });
  it("knows no sides for two players", () => {
    expect(seating(table(2, 1, [1]))).toMatchObject({ own: 1, across: 0 });
    const found = seating(table(2, 1));
    expect([found.across, found.leftRow, found.farRows]).toEqual([0, null, []]);
  });
});

describe("cards", () => {
  it("gives cards that are alike names of their own, and counts them by name", () => {
    expect(named(["goon", "goon", "adept"]).map((one) => one.id)).toEqual(["goon-0", "goon-1", "adept-0"]);
    expect(counted(["goon", "adept", "goon"], (one) => one)).toEqual([
      { card: "adept", count: 1 },
      { card: "goon", count: 2 },
    ]);
  });
  it("counts the sides of abilities as lines", () => {
    expect(lineOf(adept, 0, 1)).toBe(1);
    expect(lineOf(adept, 1, 0)).toBe(2);
  });
  it("tells lit, used and locked abilities apart", () => {
    const use: Option = { action: 1, verb: "use" };
    expect(lightOf({ card: "adept", used: [0], met: [] }, 0, [use], true)).toBe("used");
    expect(lightOf({ card: "adept", used: [], met: [] }, 0, [use], true)).toBe("lit");
    expect(lightOf({ card: "adept", used: [], met: [] }, 0, [undefined], true)).toBe("locked");
    expect(lightOf({ card: "adept", used: [], met: [] }, 0, [undefined], false)).toBe("idle");
    expect(isSpent({ card: "adept", used: [0, 1], met: [] }, adept)).toBe(true);
  });
  it("takes only free gains for simple: no choice, no price", () => {
    const use = (key: string, ability: number, effect: "conjure" | "loss"): Option => ({ action: 1, verb: "use", card: key, ability, effect: { effect, amount: 1 } });
    expect(isSimple(use("follower", 0, "conjure"), box)).toBe(true);
    expect(isSimple(use("adept", 0, "conjure"), box)).toBe(false);
    expect(isSimple(use("adept", 1, "loss"), box)).toBe(false);
  });
});

describe("partners", () => {
  it("joins cards of which one asks for the other", () => {
    expect(arePartners(dagon, ghoul)).toBe(true);
    expect(arePartners(dagon, follower)).toBe(false);
  });
});
