// Generated from the server's types by `python -m eldritch.server.typescript web/src`. Do not edit.

import type { GameDecision, GameView } from "../../wire.gen";

/** An area of the map. `figures` counts figures by seat and kind, `dice` is what each seat would roll here. */
export interface Area {
  dice: Dice[];
  figures: number[][];
  gate: Gate | null;
  key: string;
}

/** A figure that has already moved this action. */
export interface Arrived {
  area: number;
  kind: number;
}

/** The battle being fought. */
export interface Battle {
  area: number;
  attacker: number;
  seats: BattleSide[];
}

/** One side of a battle; the lists count figures by kind. */
export interface BattleSide {
  bonus: number;
  dead: number[];
  dice: number;
  kills_due: number;
  kills_rolled: number;
  late: number[];
  pained: number[];
  pains_due: number;
  pains_rolled: number;
  wounded: number[];
}

/** A component of the box. `sort` says what `of` and `numbers` mean, `mark` where the figures come from. */
export interface Component {
  copies: number;
  mark: string;
  name: string;
  numbers: number[];
  of: string;
  sort: string;
}

/** The dice of a seat in an area before a roll: of each kind of figure, and in total with those of abilities. */
export interface Dice {
  kinds: number[];
  total: number;
}

/** Something that happened. */
export interface Event {
  area?: number;
  areas?: number;
  book?: string;
  by?: string;
  cost?: number;
  decay?: number;
  doom?: number | number[];
  ending?: string;
  event: string;
  face?: number;
  faces?: number[];
  faction?: string;
  income?: number;
  kind?: number;
  lost?: number;
  marker?: number;
  owner?: number;
  paid?: number;
  phase?: string;
  policy?: string;
  power?: number;
  requirement?: string;
  round?: number;
  seat?: number;
  to?: number;
  total?: number;
  turn?: number;
  value?: number;
  winners?: number[];
}

/** What a number of dice will do: expected results, and the chance of every number of Kills and Pains. */
export interface Forecast {
  dice: number;
  kill_chances: number[];
  kills: number;
  pain_chances: number[];
  pains: number;
}

/** A gate: who controls it, and the kind of figure that keeps it. */
export interface Gate {
  keeper: number | null;
  seat: number | null;
}

/** The forecast for both sides of a battle. */
export interface Odds {
  attacker: Forecast;
  defender: Forecast;
}

/** A legal action, with names beside the numbers. A battle has its odds. */
export interface Option {
  action: number;
  area?: number;
  area_name?: string;
  book?: number;
  book_name?: string;
  kind?: number;
  kind_name?: string;
  odds?: Odds;
  policy?: number;
  policy_name?: string;
  seat?: number;
  slot?: number;
  slot_name?: string;
  to?: number;
  to_name?: string;
  value?: number;
  verb: string;
}

/** A requirement for a spellbook that is not met yet, with its progress if that can be counted. */
export interface Requirement {
  done: number | null;
  name: string;
  needed: number | null;
}

/** The ritual track. */
export interface Ritual {
  cells: number[];
  cost: number;
  marker: number;
}

/** What a seat's dice show, by what they do; the best first. */
export interface Roll {
  kill: number[];
  miss: number[];
  pain: number[];
}

/** A faction sheet. `slots` are the requirements that are met, `signs` has None for a hidden Elder Sign. */
export interface Seat {
  aside: number[];
  books: string[];
  captives: number[];
  combat: number[];
  costs: number[];
  doom: number;
  faction: string;
  figures: string[];
  gates: number;
  policy: string;
  pool: number[];
  power: number;
  requirements: Requirement[];
  signs: (number | null)[];
  slots: string[];
}

/** A step on the stack. `next` is a seat in the action phase and a stage's name in a battle. */
export interface Step {
  acted?: boolean;
  area?: number | null;
  arrived?: Arrived[];
  by?: string;
  left?: number;
  next?: string | number;
  seat?: number;
  step: string;
}

/** The table as a seat sees it. `dice` are the last rolls by seat, `bag` the Elder Signs left. */
export interface Table {
  areas: Area[];
  bag: number;
  battle: Battle | null;
  decay: number;
  dice: Roll[];
  first: number;
  gates_left: number;
  phase: string;
  revealed: number[];
  ritual: Ritual;
  round: number;
  seats: Seat[];
  turn: number;
  unlimited_battle: boolean;
}

/** Each field is a choice that the rulebook leaves to the players, or a ruling with an alternative. */
export interface Variant {
  factions: "black_goat-great_cthulhu" | "great_cthulhu-black_goat";
  ritual_track: "long" | "short";
  lax_awakening: boolean;
  free_gate_control: boolean;
  devolve_after_every_action: boolean;
  late_ghouls: boolean;
  own_pains_score: boolean;
  reveal_any_moment: boolean;
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
