/** What the events of Nightmarium move, and between which places of the table. */

import { art } from "../../house/art.svelte";
import type { Flight } from "../../table/flights.svelte";
import { type Card, type Event, pictureOf, type Place } from "./view";

/** A player's cards: for oneself they lie open, for the others they are a number beside the name. */
function handOf(seat: number): string[] {
  return [`cards-${seat}`, `hand-${seat}`];
}

export function flightsOf(events: readonly Event[], cards: ReadonlyMap<number, Card>): Flight[] {
  const face = (card: number, place?: Place) => art(pictureOf(cards.get(card)!, place));
  const back = art("nightmarium-back");
  return events.flatMap(({ event, seat, victim, slot, card, cards: several = [], count = 0, position, by }): Flight[] => {
    switch (event) {
      case "drew":
        return Array.from({ length: count }, () => ({ from: ["deck"], to: handOf(seat!), picture: back }));
      case "played":
        return [{ from: by === "chorister" ? ["deck"] : [`card-${card}`, ...handOf(seat!)], to: [`part-${card}`, `slot-${seat}-${slot}`], picture: face(card!, position) }];
      case "swapped":
      case "gave_up":
        return several.map((one) => ({ from: [`card-${one}`, ...handOf(seat!)], to: ["discard"], picture: face(one) }));
      case "unplaced":
        return several.map((one) => ({ from: ["deck"], to: ["discard"], picture: face(one) }));
      case "scavenged":
        return several.map((one) => ({ from: [`part-${one}`, `slot-${victim}-${slot}`, `hand-${victim}`], to: ["discard"], picture: face(one) }));
      case "executed":
        return [{ from: [`part-${card}`, `hand-${victim}`], to: [`card-${card}`, ...handOf(seat!)], picture: face(card!) }];
      case "devoured":
        return [{ from: [`part-${card}`, `hand-${seat}`], to: ["discard"], picture: face(card!) }];
      default:
        return [];
    }
  });
}
