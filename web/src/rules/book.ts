/** A game's rules as entries: chapters, components, keywords and questions. */

import { art } from "../house/art.svelte";
import type { BoxShown } from "../house/wire";
import { QUESTIONS, RULES_PARTS } from "../house/rules";
import { knows, say } from "../house/words.svelte";
import { KEYWORDS } from "../words/keywords";
import type { Entry } from "./search";

export interface Section {
  id: string;
  title: string;
  entries: Entry[];
  /** Small sheets beside each other instead of chapters. */
  sheets: boolean;
}

/** The dictionaries that the rules of a game are written in. */
export function partsOf(game: string): string[] {
  return [game, `${game}-rules`, `${game}-keywords`, `${game}-questions`, `${game}-table`, "learn"];
}

export function bookOf(game: string, box: BoxShown): Section[] {
  const chapters = (RULES_PARTS[game] ?? []).map((part) => ({
    id: part,
    title: say(`${game}-rules-${part}-title`),
    text: say(`${game}-rules-${part}`),
  }));
  const questions = (QUESTIONS[game] ?? []).map((question) => ({
    id: `question-${question}`,
    title: say(`${game}-questions-${question}`),
    text: say(`${game}-questions-${question}-answer`),
  }));
  const words = (KEYWORDS[game] ?? []).map((word) => ({
    id: `word-${word}`,
    title: say(`${game}-keywords-${word}`),
    text: say(`${game}-keywords-${word}-text`),
  }));
  return [
    { id: "chapters", title: say("learn-chapters"), entries: chapters, sheets: false },
    { id: "questions", title: say("learn-questions"), entries: questions, sheets: false },
    { id: "cards", title: say(`house-${game}-cards`), entries: cardsOf(game, box), sheets: true },
    { id: "words", title: say("learn-words"), entries: words, sheets: true },
  ];
}

type Component = Record<string, unknown>;

function cardsOf(game: string, box: BoxShown): Entry[] {
  const makers: Record<string, (one: Component) => Entry[]> = { realms: ofRealms, nightmarium: ofNightmarium, duel: ofDuel, castle: ofCastle };
  const cards = (box.components as Component[]).flatMap((one) => makers[game]!(one));
  return [...cards, ...(game === "duel" ? booksOfDuel() : [])];
}

interface Ability {
  needs: string[];
  sides: { effect: string; amount?: number; draw?: number; discard?: number }[];
  abjures_self: boolean;
}

function ofRealms(one: Component): Entry[] {
  const key = String(one.key);
  const facts = [say(`realms-table-line-${one.colour}`, { type: String(one.type) }), say("realms-table-price", { price: Number(one.price) })];
  if (one.shield) facts.push(say("realms-table-sanity-of", { sanity: Number(one.sanity) }), say(`realms-shield-${one.shield}`));
  const lines = (one.abilities as Ability[]).map((ability) => {
    const needs = ability.needs.map((need) => say(`realms-need-${need}`)).join(", ");
    const sides = ability.sides.map(told).join(` ${say("realms-table-or")} `);
    const end = ability.abjures_self ? `, ${say("realms-table-abjures-self")}` : "";
    return `• ${needs ? `${needs}: ` : ""}${sides}${end}`;
  });
  const title = say(`realms-card-${key.replaceAll("_", "-")}`);
  return [{ id: `card-${key}`, title, text: [facts.join(" · "), ...lines].join("\n\n"), picture: art(`realms-${key}`) }];
}

function told(side: Ability["sides"][number]): string {
  const figures = { amount: side.amount ?? 0, draw: side.draw ?? 0, discard: side.discard ?? 0 };
  const cards = side.discard ? (side.draw ? "draw-discard" : "discard") : "draw";
  return say(`realms-table-long-${side.effect === "cards" ? cards : side.effect}`, figures);
}

function ofNightmarium(one: Component): Entry[] {
  const legion = say(`nightmarium-legion-${one.legion}`);
  if (one.seal) {
    const id = `card-seal-${one.legion}`;
    return [{ id, title: say("nightmarium-place-seal"), text: legion, picture: art(`nightmarium-seal_${one.legion}_1`) }];
  }
  const places = one.positions as string[];
  const ability = String(one.ability);
  const text = `${legion} · ${places.map((place) => say(`nightmarium-place-${place}`)).join(", ")}`;
  const does = ability === "none" ? "" : `\n\n${say(`nightmarium-ability-${ability}-text`)}`;
  const title = `№${one.card} · ${say(`nightmarium-ability-${ability}`)}`;
  return [{ id: `card-${one.card}`, title, text: text + does, picture: art(`nightmarium-${one.card}_${places.at(-1)}`) }];
}

function ofDuel(one: Component): Entry[] {
  if (one.sort !== "figure" && one.sort !== "token") return [];
  const name = String(one.name);
  const cost = (one.numbers as number[])[0] ?? 0;
  if (one.sort === "token") {
    if (name !== "elder_sign") return [];
    const text = say("learn-copies", { count: Number(one.copies) });
    return [{ id: `card-sign-${cost}`, title: `${say("duel-name-elder_sign")} ${cost}`, text, picture: art(`duel-sign_${cost}`) }];
  }
  const text = [`${say(`duel-name-${one.of}`)} · ${say("learn-copies", { count: Number(one.copies) })}`, say("learn-cost", { cost })];
  return [{ id: `card-${one.of}-${name}`, title: say(`duel-name-${name}`), text: text.join("\n\n"), picture: art(`duel-${name}`) }];
}

const BOOKS = ["devolve", "absorb", "regenerate", "dreams", "submerge", "yha_nthlei", "frenzy", "thousand_young", "blood_sacrifice", "red_sign", "necrophagy", "ghroth"];

function booksOfDuel(): Entry[] {
  return BOOKS.map((book) => ({ id: `card-${book}`, title: say(`duel-book-${book}`), text: say(`duel-book-${book}-text`), picture: art(`duel-${book}`) }));
}

function ofCastle(one: Component): Entry[] {
  const card = String(one.card);
  const key = `castle-text-${card.replaceAll("_", "-")}`;
  const text = [knows(key) ? say(key) : "", say("learn-copies", { count: Number(one.copies) })].filter(Boolean).join("\n\n");
  return [{ id: `card-${card}`, title: say(`castle-card-${card}`), text, picture: art(`castle-${card}`) }];
}
