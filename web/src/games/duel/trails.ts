/** What an update did on the map: which figures went where, came, or are gone. */

import { type Event, ranks, loose, route, type Spot, tokenOf, type View } from "./view";
import type { PartShown } from "../../house/wire";

export interface Trail {
  id: string;
  sort: "way" | "came" | "gone";
  faction: string;
  picture: string;
  /** Where it ends, or takes place. */
  at: Spot;
  /** The strokes of its way; it breaks at portals. */
  strokes: [Spot, Spot][];
}

export interface Ground {
  map: Record<string, PartShown>;
  areaOf: Map<string, string>;
  borders: [string, string][];
}

const WENT = new Set(["moved", "retreated", "swapped", "ghoul_came"]);
const CAME = new Set(["recruited", "summoned", "awakened", "surfaced", "dreamed", "placed"]);
const GONE = new Set(["killed", "eliminated", "captured", "absorbed", "submerged", "devolved"]);
/** Figures that events name by what happened only. */
const NAMED: Record<string, string> = { recruited: "acolyte", dreamed: "acolyte", captured: "acolyte", devolved: "acolyte", ghoul_came: "ghoul" };

/** The trails of an update, at most one for figures that did the same. */
export function trailsOf(events: Event[], view: View, ground: Ground): Trail[] {
  const found = new Map<string, Trail>();
  for (const event of events) {
    const sort = WENT.has(event.event) ? "way" : CAME.has(event.event) ? "came" : GONE.has(event.event) ? "gone" : null;
    const end = sort === "way" ? event.to : event.area;
    if (sort === null || event.seat === undefined || end === undefined || event.area === undefined) continue;
    const owner = view.table.seats[event.event === "captured" ? 1 - event.seat : event.seat]!;
    const figure = owner.figures[event.kind ?? -1] ?? NAMED[event.event];
    const key = view.table.areas[end]?.key;
    if (!figure || !key || !ground.map[key]) continue;
    const strokes = sort === "way" ? route(ground.map, ground.areaOf, ground.borders, view.table.areas[event.area]!.key, key) : [];
    const id = `${sort} ${event.seat} ${figure} ${event.area} ${end}`;
    found.set(id, { id, sort, faction: owner.faction, picture: tokenOf(figure, owner.faction), at: spotOf(view, ground, end, owner.faction), strokes: strokes as [Spot, Spot][] });
  }
  return [...found.values()];
}

/** Where the figures of a side stand in an area. */
function spotOf(view: View, { map }: Ground, area: number, faction: string): Spot {
  const place = view.table.areas[area]!;
  const part = map[place.key]!;
  if (![0, 1].every((seat) => loose(place, seat).length > 0)) return part.alone;
  const factions = view.table.seats.map((player) => player.faction);
  return ranks(part, factions)[factions.indexOf(faction)]!;
}

/** The point that lies at some part of a stroke, which is bent a little. */
export function pointOn([[x, y], [u, v]]: [Spot, Spot], part: number): Spot {
  const [p, q] = bend([[x, y], [u, v]]);
  const rest = 1 - part;
  return [rest * rest * x + 2 * rest * part * p + part * part * u, rest * rest * y + 2 * rest * part * q + part * part * v];
}

/** The point that bends a stroke. */
function bend([[x, y], [u, v]]: [Spot, Spot]): Spot {
  return [(x + u) / 2 - (v - y) * 0.16, (y + v) / 2 + (u - x) * 0.16 - 14];
}

/** A stroke as a path. */
export function bent(stroke: [Spot, Spot]): string {
  const [[x, y], [u, v]] = stroke;
  const [p, q] = bend(stroke);
  return `M${x} ${y}Q${p} ${q} ${u} ${v}`;
}
