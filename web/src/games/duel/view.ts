/** How a view of Duel is laid out on the table. */

import type { PartShown } from "../../house/wire";
import type { Area, Option } from "./view.gen";

export type { Area, Battle, BattleSide, Component, Event, Forecast, Odds, Option, Seat as Player, View } from "./view.gen";

/** What is always offered in a turn, by what the sheets print; the rest appears when it can be done. */
const COMMON = ["recruit", "summon", "awaken", "move", "battle", "capture", "build"];
const SPECIAL: Record<string, string[]> = { great_cthulhu: ["dreams", "submerge"], black_goat: ["avatar", "ghroth"] };
const DOOM: Record<string, string[]> = { great_cthulhu: ["ritual"], black_goat: ["ritual", "blood_sacrifice"] };

/** What may be done at any time is offered where it lies, not in the row; so is leaving a gate. */
export const ASIDE = ["reveal", "devolve_policy"];
/** Decisions in which everything is chosen by words or figures, without a verb to pick first. */
export const ENDS = ["stop", "decline", "done", "end_turn", "pass"];

/** The keys of the actions, none of them a key of every table. */
export const KEYS: Record<string, string> = {
  recruit: "R", summon: "S", awaken: "A", move: "M", battle: "B", capture: "K", build: "G", dreams: "D", submerge: "X",
  surface: "X", avatar: "V", ghroth: "X", ritual: "I", blood_sacrifice: "B", fulfil: "F", man: "Q", step_off: "O",
  devolve: "V", end_turn: "E", done: "E", stop: "E", decline: "N", pass: "P",
};

/** The verbs of the action row: those of the phase, then whatever else can be done, and the end. */
export function menu(faction: string, phase: string, offered: string[]): string[] {
  const fixed = phase === "doom" ? (DOOM[faction] ?? []) : [...COMMON, ...(SPECIAL[faction] ?? [])];
  const shown = offered.includes("surface") ? fixed.map((verb) => (verb === "submerge" ? "surface" : verb)) : fixed;
  const end = phase === "doom" ? "done" : offered.includes("end_turn") ? "end_turn" : "pass";
  const quiet = [...ASIDE, ...ENDS, "step_off"];
  const more = offered.filter((verb) => !shown.includes(verb) && !quiet.includes(verb));
  return [...shown, ...more, end];
}

/** The options by verb. */
export function byVerb(options: Option[]): Map<string, Option[]> {
  return Map.groupBy(options, (option) => option.verb);
}

/** The figures of one seat in an area as a list of kinds with their counts. */
export function standing(counts: number[]): { kind: number; count: number }[] {
  return counts.flatMap((count, kind) => (count > 0 ? [{ kind, count }] : []));
}

/** The figures of a seat that stand about, without the one that keeps the gate. */
export function loose(area: Area, seat: number): { kind: number; count: number }[] {
  const keeper = area.gate?.seat === seat ? area.gate.keeper : null;
  return standing(area.figures[seat]!.map((count, kind) => (kind === keeper ? count - 1 : count)));
}

/** The picture of a figure's token. */
export function tokenOf(figure: string, faction: string): string {
  return figure === "acolyte" ? `duel-token_acolyte_${faction}` : `duel-token_${figure}`;
}

/** Chances with a tail: beyond the last column they are added up. */
export function columns(chances: number[], last = 4): number[] {
  const head = chances.slice(0, last);
  const tail = chances.slice(last).reduce((sum, chance) => sum + chance, 0);
  return [...head, ...Array<number>(Math.max(0, last - head.length)).fill(0), tail];
}

export type Spot = [number, number];

/** The size of a token on the map, and the room that a gate or a portal takes. */
export const TOKEN = 46;
const APART = 58;
/** No row stands lower, or it would leave the chart. */
const LOWEST = 652;

/** Places for tokens round a spot, between what stands at the same height: in one row, or in two where it is narrow. */
export function row(count: number, spot: Spot, obstacles: Spot[]): Spot[] {
  let [left, right] = [48, 952];
  for (const [x, y] of obstacles) {
    if (Math.abs(y - spot[1]) > APART) continue;
    if (x > spot[0]) right = Math.min(right, x - APART);
    else left = Math.max(left, x + APART);
  }
  const step = count <= 2 ? TOKEN : count === 3 ? TOKEN - 4 : TOKEN - 12;
  const fits = (count - 1) * step <= right - left;
  const wide = fits ? count : Math.ceil(count / 2);
  return Array.from({ length: count }, (_, place) => {
    const line = Math.floor(place / wide);
    const half = ((Math.min(wide, count - line * wide) - 1) * step) / 2;
    const middle = Math.max(Math.min(spot[0], right - half), left + half);
    return [middle - half + (place % wide) * step, spot[1] + (fits ? 0 : (line * 2 - 1) * (TOKEN / 2 - 4))];
  });
}

/** Where the rows of both sides stand: far enough from each other for tokens not to touch. */
export function ranks(part: PartShown, factions: string[]): Spot[] {
  const spots = factions.map((faction) => part.sides[faction]!);
  const [one, other] = spots as [Spot, Spot];
  const lack = Math.max(0, TOKEN - 2 - Math.abs(one[1] - other[1]));
  const sign = one[1] > other[1] ? 1 : -1;
  const lift = Math.max(0, Math.max(one[1], other[1]) + lack / 2 - LOWEST);
  return [
    [one[0], one[1] + (sign * lack) / 2 - lift],
    [other[0], other[1] - (sign * lack) / 2 - lift],
  ];
}

/** The part of the map that lies in a direction: a neighbour if there is one. */
export function toward(parts: Record<string, PartShown>, borders: [string, string][], from: string, dx: number, dy: number): string {
  const [x, y] = parts[from]!.alone;
  const near = new Set(borders.flatMap(([one, other]) => (one === from ? [other] : other === from ? [one] : [])));
  let best = from;
  let least = Infinity;
  for (const [key, part] of Object.entries(parts)) {
    const along = (part.alone[0] - x) * dx + (part.alone[1] - y) * dy;
    const across = Math.abs((part.alone[0] - x) * dy) + Math.abs((part.alone[1] - y) * dx);
    if (key === from || along <= 0 || across > along * 2) continue;
    const cost = (along + across * 1.5) * (near.has(key) ? 1 : 2.5);
    if (cost < least) [best, least] = [key, cost];
  }
  return best;
}

/** The way from an area to another in strokes; it breaks where it goes through a portal. */
export function route(parts: Record<string, PartShown>, areaOf: Map<string, string>, borders: [string, string][], from: string, to: string): Spot[][] {
  const has = (one: string, other: string) => borders.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
  const partsOf = (area: string) => [...areaOf].filter(([, of]) => of === area).map(([part]) => part).sort((part) => (part === area ? -1 : 1));
  for (const out of partsOf(from)) {
    const into = partsOf(to).find((part) => has(out, part));
    if (!into) continue;
    const leave: Spot[][] = out === from ? [] : [[parts[from]!.alone, parts[from]!.portal!]];
    const start = out === from ? parts[from]!.alone : parts[out]!.portal!;
    const arrive: Spot[][] = into === to ? [] : [[parts[to]!.portal!, parts[to]!.alone]];
    return [...leave, [start, into === to ? parts[to]!.alone : parts[into]!.portal!], ...arrive];
  }
  return [];
}
