/** What the server shows of a game of Duel. */

export interface Area {
  key: string;
  gate: { seat: number | null; keeper: number | null } | null;
  /** How many figures of each kind stand there, by seat. */
  figures: [number[], number[]];
}

export interface Player {
  faction: string;
  figures: string[];
  costs: number[];
  combat: number[];
  power: number;
  doom: number;
  gates: number;
  pool: number[];
  captives: number[];
  books: string[];
  slots: string[];
  signs: (number | null)[];
}

export interface BattleSide {
  dice: number;
  kills_rolled: number;
  pains_rolled: number;
  kills_due: number;
  pains_due: number;
}

export interface Forecast {
  dice: number;
  kills: number;
  pains: number;
  kill_chances: number[];
}

export interface Option {
  action: number;
  verb: string;
  kind?: number;
  area?: number;
  to?: number;
  seat?: number;
  value?: number;
  book_name?: string;
  slot_name?: string;
  policy_name?: string;
  odds?: { attacker: Forecast; defender: Forecast };
}

export interface View {
  viewer: number | null;
  table: {
    round: number;
    phase: string;
    decay: number;
    ritual: { cells: number[]; marker: number; cost: number };
    areas: Area[];
    seats: [Player, Player];
    dice: [number[], number[]];
    battle: { area: number; attacker: number; seats: [BattleSide, BattleSide] } | null;
  };
  decision: { seats: number[]; step: string } | null;
  options: Option[];
}

/** What earns each faction its spellbooks, in the order of the sheet. */
export const REQUIREMENTS: Record<string, string[]> = {
  great_cthulhu: ["first_doom_phase", "kill_one", "kill_two", "water_gates", "awaken_cthulhu", "last_book"],
  black_goat: ["four_areas", "six_areas", "eight_areas", "eliminate_two", "shared_area", "awaken_shub"],
};

/** The verbs in the order of the action row; what is not named comes after. */
export const VERBS = [
  "move", "recruit", "summon", "awaken", "build", "man", "battle", "capture", "dreams", "submerge", "surface", "avatar",
  "ghroth", "devolve", "devour", "absorb", "necrophagy", "blood_sacrifice", "ritual", "fulfil", "kill", "finish", "pain",
  "endure", "retreat", "eliminate", "place", "give", "take_down", "take_book", "fill", "choose_first", "step_off", "stop",
  "decline", "done", "end_turn", "pass", "reveal", "devolve_policy",
];

/** The options by verb, in the order of the row. */
export function byVerb(options: Option[]): Map<string, Option[]> {
  const found = Map.groupBy(options, (option) => option.verb);
  const rank = (verb: string) => (VERBS.includes(verb) ? VERBS.indexOf(verb) : VERBS.length);
  return new Map([...found].sort(([one], [other]) => rank(one) - rank(other)));
}

/** The areas from which one goes on: where a move starts, and otherwise where the thing is done. */
export function sources(options: Option[]): Set<number> {
  return new Set(options.flatMap((option) => (option.area === undefined ? [] : [option.area])));
}

/** The options that begin in an area, by the kind of figure. */
export function kindsAt(options: Option[], area: number): Map<number | undefined, Option[]> {
  return Map.groupBy(options.filter((option) => option.area === area), (option) => option.kind);
}

/** The figures of one seat in an area as a list of kinds with their counts. */
export function standing(counts: number[]): { kind: number; count: number }[] {
  return counts.flatMap((count, kind) => (count > 0 ? [{ kind, count }] : []));
}

/** The picture of a figure's token. */
export function tokenOf(figure: string, faction: string): string {
  return figure === "acolyte" ? `duel-token_acolyte_${faction}` : `duel-token_${figure}`;
}
