/** What deserves a pause: cards that are turned up, names spoken aloud, and what only the viewer gets to see. */

import { say } from "../../house/words.svelte";
import type { Happening } from "./view";

export interface Moment {
  /** The cards to be turned up, items, professions or sides. */
  cards: string[];
  lines: string[];
  /** Seen by the viewer alone, so it stays until it is put away. */
  own: boolean;
  points?: { attacker: number; defender: number };
}

/** Public events that turn cards up or decide something: they share one moment. */
const OPEN = new Set(["profession_used", "item_used", "called_off", "hypnotised", "poisoned", "healed", "announced", "demanded", "bags_turned", "declared"]);
const OWN = new Set(["looked_at_hand", "looked_at_allegiance", "looked_at_identity", "drew", "gave", "traded", "passed_on"]);

/** The moments of an update, in their order; with `covered` the words tell no more than everybody heard. */
export function momentsOf(events: Happening[], viewer: number | null, names: string[], covered = false): Moment[] {
  const found: Moment[] = [];
  const open: Moment = { cards: [], lines: [], own: false };
  for (const event of events) {
    if (OPEN.has(event.event)) {
      open.cards.push(...cardsOf(event));
      open.lines.push(lineOf(event, names));
    } else if (event.event === "counted") {
      found.push({ cards: [], lines: [lineOf(event, names)], own: false, points: event.points! });
    } else if (OWN.has(event.event)) {
      const cards = ownCards(event, viewer);
      if (cards.length > 0) found.push({ cards, lines: [lineOf(event, names, !covered)], own: true });
    }
  }
  return open.lines.length > 0 ? [open, ...found] : found;
}

function cardsOf(event: Happening): string[] {
  if (event.event === "declared") {
    return [...new Set(event.allegiance), event.profession!, ...event.items!];
  }
  return [event.profession ?? event.item].filter((one) => one !== undefined);
}

/** What the viewer alone was shown, or came to hold. */
function ownCards(event: Happening, viewer: number | null): string[] {
  switch (event.event) {
    case "looked_at_hand":
      return event.items ?? [];
    case "looked_at_allegiance":
    case "looked_at_identity":
      return [event.allegiance, event.profession].flat().filter((one) => one !== undefined);
    case "gave":
      return event.target === viewer && event.item !== undefined ? [event.item] : [];
    default:
      return [event.item ?? event.got].filter((one) => one !== undefined);
  }
}

const VARIANT: Record<string, (event: Happening) => string> = {
  demanded: (event) => (event.met ? "-met" : "-failed"),
  poisoned: (event) => `-${String(event.side)}`,
  counted: (event) => `-${String(event.winner)}`,
  declared: (event) => `-${String(event.what).replaceAll("_", "-")}`,
  passed_on: (event) => `-${String(event.direction)}`,
};

function lineOf(event: Happening, names: string[], own = false): string {
  const variant = VARIANT[event.event]?.(event) ?? "";
  const key = `castle-event-${event.event.replaceAll("_", "-")}${variant}${own ? "-own" : ""}`;
  return say(key, {
    name: names[event.seat!] ?? "",
    target: names[event.target!] ?? "",
    item: card(event.item),
    items: (event.items ?? []).map(card).join(", "),
    profession: card(event.profession),
    allegiance: [event.allegiance].flat().map((one) => (one ? say(`castle-side-${one}`) : "")).join(", "),
    gave: card(event.gave),
    got: card(event.got),
    first: String(event.points?.attacker ?? ""),
    second: String(event.points?.defender ?? ""),
  });
}

function card(name: string | undefined): string {
  return name === undefined ? "" : say(`castle-card-${name}`);
}
