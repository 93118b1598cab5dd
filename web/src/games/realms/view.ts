/** How a view of Cthulhu Realms is laid out on the table. */

import type { CardInPlay, Component, Effect, Need, Option, Row, View } from "./view.gen";

export type { Ability, CardInPlay as InPlay, Colour, Component as Card, Effect as Side, Event, Need, Option, Row, Seat as Player, Shield, Step, Type, View } from "./view.gen";

export type Box = ReadonlyMap<string, Component>;

/** A card with the number of its like before it, so that each has a name of its own. */
export interface Named {
  id: string;
  card: string;
}

export function named(cards: readonly (string | null)[]): Named[] {
  const seen = new Map<string, number>();
  return cards.map((one) => {
    const card = one ?? "";
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { id: `${card}-${number}`, card };
  });
}

export { counted } from "../../table/pile";

/** Where everybody sits as seen from the seat at the bottom, and which row lies where. */
export interface Seating {
  own: number;
  left: number | null;
  right: number | null;
  /** Across the table: the only opponent, or one out of reach. */
  across: number | null;
  out: number[];
  /** Rows beside the own seat, and the others from left to right. */
  leftRow: Row | null;
  rightRow: Row | null;
  farRows: Row[];
}

export function seating(view: View): Seating {
  const { seats, rows } = view.table;
  const viewer = view.viewer ?? 0;
  const round = seats.map((_, step) => (viewer + step) % seats.length);
  const wide = seats.length === 2;
  // Who is out looks on from the place of the next player; of two, both stay where they are.
  const own = wide ? viewer : (round.find((seat) => seats[seat]!.in) ?? viewer);
  const order = seats.map((_, step) => (own + step) % seats.length).slice(1);
  const present = order.filter((seat) => seats[seat]!.in);
  const alone = present.length === 1;
  const leftRow = wide ? null : (rows.find((row) => row.between[0] === own) ?? null);
  const rightRow = wide ? null : (rows.find((row) => row.between[1] === own) ?? null);
  const far = rows.filter((row) => !wide && row !== leftRow && row !== rightRow);
  return {
    own,
    left: alone ? null : (present[0] ?? null),
    right: alone ? null : (present.at(-1) ?? null),
    across: alone ? present[0]! : present.length === 3 ? present[1]! : null,
    out: order.filter((seat) => !seats[seat]!.in),
    leftRow,
    rightRow,
    farRows: far.sort((one, other) => order.indexOf(one.between[0]!) - order.indexOf(other.between[0]!)),
  };
}

/** How a line of a card in play stands. */
export type Light = "lit" | "used" | "locked" | "idle";

/** The lines of an ability are its sides; those of the abilities before it come first. */
export function lineOf(card: Component, ability: number, side: number): number {
  return card.abilities.slice(0, ability).reduce((sum, one) => sum + one.sides.length, 0) + side;
}

export function useOf(options: readonly Option[], card: Component, ability: number, side: number): Option | undefined {
  const line = lineOf(card, ability, side);
  return options.find((one) => one.verb === "use" && one.card === card.key && one.line === line);
}

export function lightOf(piece: CardInPlay, ability: number, uses: readonly (Option | undefined)[], deciding: boolean): Light {
  if (piece.used.includes(ability)) return "used";
  if (uses.some(Boolean)) return "lit";
  return deciding ? "locked" : "idle";
}

export function isSpent(piece: CardInPlay, card: Component): boolean {
  return card.type !== "location" && piece.used.length === card.abilities.length;
}

/** Power and sanity for nothing: no choice, no price, and the same in any order. */
export function isSimple(option: Option, box: Box): boolean {
  if (option.verb !== "use") return false;
  const ability = box.get(option.card!)!.abilities[option.ability!]!;
  const free = ability.sides.length === 1 && !ability.abjures_self;
  return free && ["conjure", "gain"].includes(option.effect!.effect);
}

function answers(need: Need, card: Component): boolean {
  return need === card.colour || need === card.type;
}

/** Whether one of two cards asks for what the other is. */
export function arePartners(one: Component, other: Component): boolean {
  const asks = (asking: Component, asked: Component) => asking.abilities.some((ability) => ability.needs.some((need) => answers(need, asked)));
  return asks(one, other) || asks(other, one);
}

/** What would be lost if the turn ended now. */
export interface Leftover {
  power: number;
  cards: number;
  abilities: number;
}

export function leftover(view: View, box: Box): Leftover {
  const { power, seats, current } = view.table;
  const { hand, in_play } = seats[current]!;
  const buys = view.options.some((one) => one.verb === "buy");
  const lit = in_play.map((piece) => {
    const card = box.get(piece.card)!;
    return card.abilities.filter((ability, number) => {
      const uses = ability.sides.map((_, side) => useOf(view.options, card, number, side));
      return lightOf(piece, number, uses, true) === "lit";
    }).length;
  });
  return { power: buys ? power : 0, cards: hand.length, abilities: lit.reduce((sum, one) => sum + one, 0) };
}

/** The name of a card in the dictionary. */
export function nameKey(card: string): string {
  return `realms-card-${card.replaceAll("_", "-")}`;
}

/** What an effect is called in the dictionary. */
/** The argument of a requirement's words: whether the card itself is of the colour or type, so that it takes another. */
export function needFacts(card: Component, need: Need): { other: string } {
  return { other: need === card.colour || need === card.type ? "yes" : "no" };
}

export function effectKind(side: Effect): string {
  if (side.effect !== "cards") return side.effect;
  if (!side.discard) return "draw";
  return side.draw ? "draw-discard" : "discard";
}
