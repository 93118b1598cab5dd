/** How a view of Nightmarium is laid out on the table. */

import type { Component, Creature, Event, Legion, Option, Place, Position, Seat, Step, View } from "./view.gen";

export type { Component as Card, Creature as Body, Event, Legion, Option, Place, Seat as Player, Step, View };

export const LEGIONS: readonly Legion[] = ["necromunculus", "homunculus", "constrict", "chimerid"];
export const PLACES: readonly Position[] = ["legs", "torso", "head"];

/** The picture of a card as it lies in a place; a card in the hand shows the highest place it fits. */
export function pictureOf(card: Component, place?: Place): string {
  if (card.seal || place === "seal") return `nightmarium-seal_${card.legion}_1`;
  return `nightmarium-${card.card}_${place ?? card.positions.at(-1)}`;
}

/** The opponents clockwise from the viewer's left; for a spectator everybody. */
export function others(seats: number, viewer: number | null): number[] {
  const first = viewer ?? -1;
  return Array.from({ length: viewer === null ? seats : seats - 1 }, (_, place) => (first + 1 + place) % seats);
}

/** Where a card may be played, by the slot. */
export function playsOf(options: Option[], card: number): Map<number, Option> {
  return new Map(options.filter((one) => one.verb === "play" && one.card === card).map((one) => [one.slot!, one]));
}
