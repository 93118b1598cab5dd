import { expect, test } from "vitest";

import { fake } from "../fake";
import type { Command } from "../house/connection";
import type { TableState } from "../house/tableState.svelte";
import type { Look } from "../house/wire";
import { Party, seatsOf } from "./party.svelte";

interface Seen {
  seat: number | null;
  owes: boolean;
  look: Look;
  sent: Command[];
  send(one: Command): void;
}

function party(...owing: boolean[]): { party: Party; seen: Seen[] } {
  const seen: Seen[] = [];
  const made = new Party([...owing.keys()], (seat) => {
    const sent: Command[] = [];
    const live: Seen = { seat, owes: owing[seat ?? 0]!, look: fake<Look>({ phase: "playing", viewer: seat, offer: null }), sent, send: (one) => void sent.push(one) };
    seen.push(live);
    return live as Partial<TableState> as TableState;
  });
  return { party: made, seen };
}

test("the curtain is down until who has the device says to be ready", () => {
  const { party: two } = party(true, false);
  expect(two.covered).toBe(true);
  two.look();
  expect(two.covered).toBe(false);
});

test("who is asked keeps the device, though others are asked too", () => {
  const { party: two } = party(true, true);
  two.look();
  two.pass();
  expect(two.holder).toBe(0);
  expect(two.covered).toBe(false);
});

test("the device goes on to the next who is asked, behind the curtain", () => {
  const { party: three, seen } = party(true, false, true);
  three.look();
  seen[0]!.owes = false;
  three.pass();
  expect(three.holder).toBe(2);
  expect(three.covered).toBe(true);
});

test("while nobody here is asked it stays where it is", () => {
  const { party: two, seen } = party(true, false);
  two.look();
  seen[0]!.owes = false;
  two.pass();
  expect(two.holder).toBe(0);
  expect(two.covered).toBe(false);
});

test("after the game there is nothing to hide", () => {
  const { party: two, seen } = party(false, false);
  seen[0]!.look.phase = "over";
  expect(two.covered).toBe(false);
});

test("one alone has no curtain", () => {
  const { party: one } = party(true);
  expect(one.covered).toBe(false);
  expect(one.live.seat).toBeNull();
});

test("an answer is given for all here who are asked", () => {
  const { party: two, seen } = party(false, false);
  for (const one of seen) one.look.offer = { what: "undo", seat: 2, agreed: [], waiting: [1] };
  two.answer(true);
  expect(seen.map((one) => one.sent.length)).toEqual([0, 1]);
  expect(two.isOurOwn).toBe(false);
});

test("the seats at a device are one's own and those of who came along", () => {
  const seats = ["abc", "abc.1", "bot:2", "xyz", "xyz.1", null].map((player) => ({ player }));
  expect(seatsOf(seats, "abc")).toEqual([0, 1]);
});
