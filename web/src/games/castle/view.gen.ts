// Generated from the server's types by `python -m eldritch.server.typescript web/src`. Do not edit.

import type { GameDecision, GameView } from "../../wire.gen";

export type Organisation = "brotherhood" | "order";

export type Stance = "attacker" | "defender" | "nobody";

export type Learned = "allegiance" | "item" | "items" | "lacks" | "profession" | "seen_by";

/** A component of the box. What does not apply to a sort of card is empty. */
export interface Component {
  card: string;
  copies: number;
  mark: string;
  sealed: boolean | string;
  sort: string;
  symbol: string;
  text: boolean | string;
  use: string;
}

/** Something that happened, with the cards that this seat saw. */
export interface Event {
  allegiance?: "brotherhood" | "order" | ("brotherhood" | "order")[];
  attacker?: number;
  cards?: Revealed[];
  choice?: string;
  direction?: string;
  ending?: string;
  event: string;
  first?: boolean;
  gave?: string;
  got?: string;
  item?: string;
  items?: string[];
  met?: boolean;
  pile?: number | string[];
  points?: Points;
  profession?: string;
  professions?: string[];
  reason?: string;
  returned?: string;
  seat?: number;
  seats?: number;
  side?: "attacker" | "defender" | "nobody";
  slot?: number;
  spare?: string[];
  target?: number;
  took?: string;
  top?: string[];
  turn?: number;
  unused?: string[];
  what?: string;
  window?: string;
  winner?: "attacker" | "defender" | "nobody";
  winners?: number[];
}

/** Something learned in a turn and how; `stale` facts may no longer be true. */
export interface Fact {
  event: number;
  seat: number;
  source: string;
  stale: boolean;
  turn: number;
  value: string | string[] | number;
  what: "allegiance" | "item" | "items" | "lacks" | "profession" | "seen_by";
}

/** A fight. `supporters` are the seats behind the attacker and behind the defender. */
export interface Fight {
  attacker: number;
  defender: number;
  hypnotised: number | null;
  points: Points;
  supporters: number[][];
  used: Used[];
}

/** The goal cards of each organisation. */
export interface Goals {
  brotherhood: string[];
  order: string[];
}

/** What the viewer can prove. `possible_places` lists the seats where each item may be, -1 for the pile. */
export interface Notebook {
  facts: Fact[];
  possible_places: Record<string, number[]>;
  seats: Page[];
  top_of_pile: string[];
}

/** A legal action. */
export interface Option {
  action: number;
  item?: string;
  profession?: string;
  seat?: number;
  side?: "attacker" | "defender" | "nobody";
  silent?: boolean;
  slot?: number;
  verb: string;
}

/** What the viewer knows about a seat. `hidden` counts the items that are not known for certain. */
export interface Page {
  allegiance: ("brotherhood" | "order" | null)[];
  hidden: number;
  holds: string[];
  may_hold: string[];
  professions: string[];
}

/** The points of both sides of a fight. */
export interface Points {
  attacker: number;
  defender: number;
}

/** A passenger's cards at the end of the game. */
export interface Revealed {
  allegiance: ("brotherhood" | "order")[];
  items: string[];
  profession: string;
}

/** A passenger's cards; None for each that is hidden. `goals` are the items seen that count as goal cards now. */
export interface Seat {
  allegiance: ("brotherhood" | "order" | null)[];
  character: string;
  elixir: boolean;
  face_up: boolean;
  goals: Goals;
  items: (string | null)[];
  organisation: "brotherhood" | "order" | null;
  profession: string | null;
}

/** A step on the stack. */
export interface Step {
  direction?: string;
  fortune?: boolean;
  item?: string | null;
  loser?: number;
  named?: number[];
  partner?: number;
  priest?: number;
  seat?: number;
  spent?: boolean;
  step: string;
  target?: number;
  winner?: number;
}

/** The table as a seat sees it. `spare` are the professions nobody has. */
export interface Table {
  bags_turned: boolean;
  current: number;
  fight: Fight | null;
  hand_limit: number;
  notebook: Notebook | null;
  pile: number;
  seats: Seat[];
  spare: (string | null)[];
  turn: number;
}

/** A card used in a fight: an item or a profession. */
export interface Used {
  card: string | null;
  seat: number;
}

/** Each field is a variant from the booklet or another reading of it. The defaults are the rulings. */
export interface Variant {
  items: "beginner" | "full";
  expert: boolean;
  smuggling: boolean;
  fortune_telling: boolean;
  free_demand: boolean;
  coat_may_refresh: boolean;
  blind_coat: boolean;
  foresight_needs_two: boolean;
  priest_may_defend: boolean;
  duelist_bonus: boolean;
  early_duelist: boolean;
  bags_count_for_ring: boolean;
  name_all_holders: boolean;
  fortune_counts_all: boolean;
  pearl_bars_ring: boolean;
  draw_offers: boolean;
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
