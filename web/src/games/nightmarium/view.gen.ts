// Generated from the server's types by `python -m eldritch.server.typescript web/src`. Do not edit.

import type { GameDecision, GameView } from "../../wire.gen";

export type Legion = "chimerid" | "constrict" | "homunculus" | "necromunculus";

export type Position = "head" | "legs" | "torso";

export type Place = "head" | "legs" | "seal" | "torso";

/** A kind of card. `mark` says where its figures come from. */
export interface Component {
  ability: string;
  card: number;
  copies: number;
  legion: "chimerid" | "constrict" | "homunculus" | "necromunculus";
  mark: string;
  positions: ("head" | "legs" | "torso")[];
  seal: boolean;
}

/** The cards of a creature from the legs up; a fourth card is a seal. */
export interface Creature {
  cards: number[];
  complete: boolean;
  embodied: boolean;
}

/** Something that happened. `by` is the source of a played card, or the slot of the creature that interrupted. */
export interface Event {
  ability?: string;
  asked?: number;
  awake?: boolean;
  by?: string | number;
  card?: number;
  cards?: number[];
  complete?: number | number[];
  count?: number;
  deck?: number;
  ending?: string;
  event: string;
  legion?: "chimerid" | "constrict" | "homunculus" | "necromunculus";
  position?: "head" | "legs" | "seal" | "torso";
  reason?: string;
  seat?: number;
  slot?: number;
  turn?: number;
  victim?: number;
  void?: boolean;
  winners?: number[];
}

/** A legal action. `position` is the place that a played card fills. `runs` has the cards whose abilities a played head or seal sets off, the first to run first. */
export interface Option {
  action: number;
  card?: number;
  position?: "head" | "legs" | "seal" | "torso";
  runs?: number[];
  seat?: number;
  slot?: number;
  verb: string;
}

/** A player's hand (None for a hidden card) and creatures by slot (None for an empty slot). `void` lists the legions and places that the hand is proven not to contain. */
export interface Seat {
  complete: number;
  creatures: (Creature | null)[];
  hand: (number | null)[];
  void: ("head" | "legs" | "seal" | "torso" | "chimerid" | "constrict" | "homunculus" | "necromunculus")[];
}

/** A step on the stack. `answers` are the sealed discards for a pure legion, by seat. */
export interface Step {
  ability?: string;
  answers?: ((number | null)[])[];
  cards?: number[];
  draws?: number;
  left?: number;
  legion?: "chimerid" | "constrict" | "homunculus" | "necromunculus" | null;
  marked?: number[];
  position?: number;
  seat?: number;
  slot?: number;
  step: string;
}

/** The table as a seat sees it. `deck` is the number of cards left. `chain` has the cards of the running chain whose abilities run, the first to run first. */
export interface Table {
  chain: number[];
  current: number;
  deck: number;
  discard: number[];
  seats: Seat[];
  turn: number;
}

/** Each field is a rule that the players may choose. The defaults are those for a first game. */
export interface Variant {
  target: 5 | 6 | 7;
  seals: boolean;
  win_at_once: boolean;
  early_reshuffle: boolean;
  keep_seals: boolean;
  turn_limit: number;
}

export interface Decision extends GameDecision {
  stack: Step[];
}

/** A position as one seat (null: a spectator) sees it. */
export interface View extends GameView {
  variant: Variant;
  table: Table;
  decision: Decision | null;
  options: Option[];
}
