// Generated from the server's types by `python -m eldritch.server.typescript web/src`. Do not edit.

import type { GameDecision, GameView } from "../../wire.gen";

export type Colour = "black" | "green" | "purple" | "yellow";

export type Type = "artifact" | "character" | "location";

export type Shield = "gate" | "none" | "refuge";

export type Need = "abjure" | "artifact" | "character" | "discard" | "green" | "location" | "purple" | "yellow";

export type EffectName = "abjure" | "cards" | "conjure" | "destroy" | "gain" | "loss" | "return";

/** Requirements, and one effect or two to choose from. */
export interface Ability {
  abjures_self: boolean;
  needs: ("abjure" | "artifact" | "character" | "discard" | "green" | "location" | "purple" | "yellow")[];
  sides: Effect[];
}

/** A card in play. `used` are the abilities used this turn. `met` are the requirements of each ability that are met now. `left` is the sanity that a location has left. */
export interface CardInPlay {
  card: string;
  left?: number;
  met: (("abjure" | "artifact" | "character" | "discard" | "green" | "location" | "purple" | "yellow")[])[];
  used: number[];
}

/** A kind of card. `marks` says for each figure where it comes from; only locations have sanity and a shield. */
export interface Component {
  abilities: Ability[];
  card: number;
  colour: "black" | "green" | "purple" | "yellow";
  copies: number;
  key: string;
  marks: Record<string, string>;
  price: number;
  sanity?: number;
  shield?: "gate" | "none" | "refuge";
  type: "artifact" | "character" | "location";
}

/** A draw pile: how many cards it has, and those on top that are known; the top is last. */
export interface Deck {
  left: number;
  top: string[];
}

/** What a line of an ability does. */
export interface Effect {
  amount?: number;
  discard?: number;
  draw?: number;
  effect: "abjure" | "cards" | "conjure" | "destroy" | "gain" | "loss" | "return";
}

export interface Event {
  amount?: number;
  asked?: number;
  between?: number[];
  card?: string | null;
  cards?: string[];
  count?: number;
  deck?: number;
  ending?: string;
  event: string;
  from?: string;
  left?: number;
  line?: number;
  place?: number;
  power?: number;
  price?: number;
  rest?: number;
  row?: number;
  sanity?: number | number[];
  seat?: number;
  side?: number;
  target?: number;
  tie_break?: string;
  top?: string | null;
  turn?: number;
  winners?: number[];
}

/** Whether a card was discarded or abjured this turn. */
export interface Happened {
  abjure: boolean;
  discard: boolean;
}

/** A legal action. A used line has its ability and effect; `side` is 0 for the row on the left, 1 on the right. */
export interface Option {
  ability?: number;
  action: number;
  card?: string;
  effect?: Effect;
  line?: number;
  seat?: number;
  side?: number;
  verb: string;
}

/** A row of the market and the two seats that reach it; None for an empty place. */
export interface Row {
  between: number[];
  cards: (string | null)[];
}

export interface Seat {
  deck: Deck;
  discard: string[];
  hand: (string | null)[];
  in: boolean;
  in_play: CardInPlay[];
  opens: Record<string, string>;
  sanity: number;
}

/** The shared deck: how many cards it has and the one on top, which lies open. */
export interface SharedDeck {
  left: number;
  top: string | null;
}

/** A step on the stack. */
export interface Step {
  amount?: number;
  card?: string;
  count?: number;
  discard?: number;
  draw?: number;
  effect?: "abjure" | "cards" | "conjure" | "destroy" | "gain" | "loss" | "return";
  rest?: number;
  seat?: number;
  step: string;
  victim?: number;
}

/** The table as a seat sees it. `power` is the current player's conjuring power. */
export interface Table {
  abjured: string[];
  adepts: number;
  box: string[];
  current: number;
  happened: Happened;
  power: number;
  rows: Row[];
  seats: Seat[];
  shared: SharedDeck;
  turn: number;
}

/** Each field is a rule that the booklet leaves open; the default is the recommended reading. */
export interface Variant {
  empty_deck: "end_of_turn" | "immediate";
  tie_break: "all_cards" | "deck";
  loss_passes_shields: boolean;
  gate_protects_owner: boolean;
  lone_tomb: boolean;
  own_loss: boolean;
  return_any: boolean;
  seat_0_begins: boolean;
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
