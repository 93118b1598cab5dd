/** Where the passengers sit, and which choices fit what is selected. */

import type { ChoiceShown } from "../../house/wire";
import type { Fact, Notebook, Option } from "./view.gen";

export type { Component, Event as Happening, Fight as FightShown, Notebook as NotebookShown, Option, Organisation as Side, Page, Seat as Passenger, Stance, Step, View } from "./view.gen";

/** Where several answer at once in secret: who still owes an answer is nobody's business. */
export const SEALED = new Set(["reveal", "draw_offer", "pass_on", "priest", "early_duel", "powers", "doctor"]);

/** The choices of a turn that first want a passenger or an item. */
export const AIMED = new Set(["offer", "demand", "attack"]);

/** Choices that a profession gives: what is hidden in the hand stays hidden in the prompt. */
export const OF_PROFESSION = new Set(["demand", "foresee", "call_off", "heal", "use_profession", "poison", "hypnotise"]);

/** Items that are chosen from the own hand. */
const FROM_HAND = new Set(["offer", "accept", "bid", "yield", "pass_on", "gift", "pay", "use_item", "give_back"]);

/** What a choice looks like in the middle of the table: items seen elsewhere, and professions. */
const FROM_TRAY = new Set(["demand", "top", "take", "choose"]);

export function isFromHand(option: Option): boolean {
  return FROM_HAND.has(option.verb);
}

export function isFromTray(option: Option): boolean {
  return FROM_TRAY.has(option.verb);
}

export interface Selection {
  seat: number | null;
  item: string | null;
}

/** Which card an option names, be it an item or a profession. */
export function cardOf(option: Option): string | null {
  return option.item ?? option.profession ?? null;
}

/** The options that agree with what is selected so far. */
export function fitting(pool: Option[], { seat, item }: Selection): Option[] {
  return pool.filter(
    (one) =>
      (seat === null || one.seat === undefined || one.seat === seat) &&
      (item === null || cardOf(one) === null || cardOf(one) === item),
  );
}

/** The options that need nothing more: everything they name is selected. */
export function complete(pool: Option[], selection: Selection): Option[] {
  return fitting(pool, selection).filter(
    (one) => (one.seat === undefined || selection.seat !== null) && (cardOf(one) === null || selection.item !== null),
  );
}

/** The words for an action. */
export function wordsFor(choices: ChoiceShown[], action: number): string {
  return choices.find((choice) => choice.actions.length === 1 && choice.actions[0] === action)?.text ?? "";
}

export interface Place {
  seat: number;
  /** The middle of the seat, in hundredths of the coach's width. */
  x: number;
  row: "upper" | "lower";
  /** Nearer to the viewer, so larger. */
  near: boolean;
  /** On the right side, looking left. */
  right: boolean;
}

/** The others clockwise from the viewer's left; for a spectator everybody. */
export function others(seats: number, viewer: number | null): number[] {
  const first = viewer ?? -1;
  return Array.from({ length: viewer === null ? seats : seats - 1 }, (_, place) => (first + 1 + place) % seats);
}

const UPPER: Record<number, number[]> = {
  2: [29, 71],
  3: [17, 50, 83],
  4: [10.2, 31.5, 68.5, 89.8],
  5: [9.6, 29.8, 50, 70.2, 90.4],
  6: [8.5, 25, 41.7, 58.3, 75, 91.5],
};

/**
 * Round the coach, so that the next player is always the nearest on the left: two or three sit opposite, from four on
 * the first and the last at the near ends, from eight on two and two beside the lamp.
 */
export function ring(seats: number, viewer: number | null): Place[] {
  const around = others(seats, viewer);
  const lower = around.length < 4 ? 0 : around.length < 8 ? 1 : 2;
  const upper = UPPER[around.length - 2 * lower]!;
  const left = lower === 2 ? [29.2, 9.6] : [10.2];
  const right = lower === 2 ? [90.4, 70.8] : [89.8];
  return around.map((seat, place) => {
    const fromEnd = place - (around.length - lower);
    if (place < lower) return { seat, x: left[place]!, row: "lower", near: true, right: false };
    if (fromEnd >= 0) return { seat, x: right[fromEnd]!, row: "lower", near: true, right: true };
    const x = upper[place - lower]!;
    return { seat, x, row: "upper", near: false, right: x > 50 };
  });
}

/** The width between those who sit near on the left and on the right, in hundredths of the coach's. */
export function freeWidth(around: number): number {
  return around < 4 ? 94 : around < 8 ? 58 : 23;
}

/** How many to a row where the passengers stand in a strip. */
export function columns(count: number): number {
  return count <= 5 ? count : Math.ceil(count / 2);
}

/** What is known of the items a seat holds: those for certain, with when that was learned. */
export function sightings(book: Notebook, seat: number): { item: string; turn: number | null; source: string }[] {
  return book.seats[seat]!.holds.map((item) => {
    const fact = book.facts.findLast((one) => one.seat === seat && !one.stale && namesItem(one, item));
    return { item, turn: fact?.turn ?? null, source: fact?.source ?? "" };
  });
}

/** Items that a seat had once and may have given away since. */
export function earlier(book: Notebook, seat: number): { item: string; turn: number }[] {
  const found = new Map<string, number>();
  for (const fact of book.facts) {
    if (fact.seat !== seat || !fact.stale || (fact.what !== "item" && fact.what !== "items")) continue;
    for (const item of [fact.value].flat() as string[]) {
      if (!book.seats[seat]!.holds.includes(item)) found.set(item, fact.turn);
    }
  }
  return [...found].map(([item, turn]) => ({ item, turn }));
}

function namesItem(fact: Fact, item: string): boolean {
  if (fact.what !== "item" && fact.what !== "items") return false;
  return ([fact.value].flat() as string[]).some((name) => name === item || (name === "bag" && item.startsWith("bag_")));
}

/** The key of an item's or a profession's text. */
export function textOf(card: string): string {
  return `castle-text-${card.replaceAll("_", "-")}`;
}
