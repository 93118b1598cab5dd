/** The cards of Cthulhu Realms as entries of the rules page. */

import { art } from "../../house/art.svelte";
import type { BoxShown } from "../../house/wire";
import { say } from "../../house/words.svelte";
import type { Entry } from "../../rules/search";
import { type Card, effectKind, nameKey, needFacts, type Side } from "./view";

export function entriesOf(_game: string, box: BoxShown): Entry[] {
  return (box.components as Card[]).map(entryOf);
}

function entryOf(card: Card): Entry {
  const facts = [say(`realms-table-line-${card.colour}`, { type: card.type }), say("realms-table-price", { price: card.price })];
  if (card.shield) facts.push(say("realms-table-sanity-of", { sanity: card.sanity! }), say(`realms-shield-${card.shield}`));
  const lines = card.abilities.map((ability) => {
    const needs = ability.needs.map((need) => say(`realms-need-${need}`, needFacts(card, need))).join(", ");
    const sides = ability.sides.map(sideText).join(` ${say("realms-table-or")} `);
    const end = ability.abjures_self ? `, ${say("realms-table-abjures-self")}` : "";
    return `• ${needs ? `${needs}: ` : ""}${sides}${end}`;
  });
  return { id: `card-${card.key}`, title: say(nameKey(card.key)), text: [facts.join(" · "), ...lines].join("\n\n"), picture: art(`realms-${card.key}`) };
}

function sideText(side: Side): string {
  return say(`realms-table-long-${effectKind(side)}`, { amount: side.amount ?? 0, draw: side.draw ?? 0, discard: side.discard ?? 0 });
}
