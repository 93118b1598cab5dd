/** What the server shows of a game of Nightmarium, and what a card is. */

export const LEGIONS = ["necromunculus", "homunculus", "constrict", "chimerid"] as const;
export type Legion = (typeof LEGIONS)[number];
export const PLACES = ["legs", "torso", "head"] as const;
export type Place = (typeof PLACES)[number];

export interface Card {
  card: number;
  legion: Legion;
  positions: Place[];
  ability: string;
  seal: boolean;
}

export interface Body {
  /** From the legs up; the fourth is a seal. */
  cards: number[];
  complete: boolean;
  embodied: boolean;
}

export interface Player {
  hand: (number | null)[];
  void: string[];
  creatures: (Body | null)[];
  complete: number;
}

export interface Step {
  step: string;
  left?: number;
  legion?: Legion | null;
  slot?: number;
  position?: number;
  cards?: number[];
  marked?: number[];
}

export interface Option {
  action: number;
  verb: string;
  card?: number;
  slot?: number;
  seat?: number;
  position?: Place | "seal";
}

export interface View {
  variant: { target: number };
  viewer: number | null;
  table: { turn: number; current: number; deck: number; discard: number[]; seats: Player[] };
  decision: { seats: number[]; step: string; stack: Step[] } | null;
  options: Option[];
}

/** The picture of a card as it lies in a place; a card in the hand shows the highest place it fits. */
export function pictureOf(card: Card, place?: Place | "seal"): string {
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

/** The cards whose abilities would run if this card were put there, the first to run first. */
export function chainOf(cards: Card[], seal?: Legion): Card[] {
  return cards.slice(0, 3).reverse().filter((card) => card.ability !== "none" && (!seal || card.legion === seal));
}
