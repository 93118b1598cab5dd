/** What the events of Cthulhu Realms move, and between which places of the table. */

import { art } from "../../house/art.svelte";
import type { Flight } from "../../table/flights.svelte";
import type { Event } from "./view";

/** Where a card of a player's hand is: for oneself the card, for the others their pile. */
function handOf(seat: number, card: string): string[] {
  return [`card-${seat}-${card}`, `cards-${seat}`, `hand-${seat}`];
}

const BOX = ["box"];

/** Cards of one's own that are played move by themselves. */
export function flightsOf(events: readonly Event[], viewer: number | null): Flight[] {
  const face = (card: string) => art(`realms-${card}`);
  return events.flatMap(({ event, seat, target, card, cards = [], count = 0, from }): Flight[] => {
    switch (event) {
      case "played":
        return seat === viewer ? [] : [{ from: handOf(seat!, card!), to: [`piece-${seat}-${card}`, `hand-${seat}`], picture: face(card!) }];
      case "bought":
        return [{ from: [`market-${card}`], to: [`discard-${seat}`], picture: face(card!) }];
      case "refilled":
        return card ? [{ from: ["shared"], to: [`market-${card}`], picture: face(card) }] : [];
      case "drew":
        return Array.from({ length: count }, () => ({ from: [`deck-${seat}`], to: [`cards-${seat}`, `hand-${seat}`], picture: art("realms-back") }));
      case "discarded":
        return [{ from: handOf(seat!, card!), to: [`discard-${seat}`], picture: face(card!) }];
      case "discarded_rest":
        return cards.map((one) => ({ from: handOf(seat!, one), to: [`discard-${seat}`], picture: face(one) }));
      case "destroyed":
        return [{ from: [`piece-${target}-${card}`], to: [`discard-${target}`], picture: face(card!) }];
      case "returned":
        return [{ from: BOX, to: [`deck-${seat}`], picture: face(card!) }];
      case "abjured": {
        const places = { hand: handOf(seat!, card!), market: [`market-${card}`], play: [`piece-${seat}-${card}`], discard: [`discard-${seat}`] };
        return [{ from: places[from as keyof typeof places] ?? [`discard-${seat}`], to: BOX, picture: face(card!) }];
      }
      default:
        return [];
    }
  });
}
