/** Figures, Elder Signs and spellbooks as entries of the rules page. */

import { art } from "../../house/art.svelte";
import type { BoxShown } from "../../house/wire";
import { say } from "../../house/words.svelte";
import type { Entry } from "../../rules/search";
import type { Component } from "./view";

export function entriesOf(_game: string, box: BoxShown): Entry[] {
  const components = box.components as Component[];
  const books = components.filter((one) => one.sort === "book");
  return [...components.flatMap(entryOf), ...books.map(bookOf)];
}

function entryOf({ sort, name, of, copies, numbers }: Component): Entry[] {
  const count = say("learn-copies", { count: copies });
  const [number = 0] = numbers;
  if (sort === "token" && name === "elder_sign") {
    return [{ id: `card-sign-${number}`, title: `${say("duel-name-elder_sign")} ${number}`, text: count, picture: art(`duel-sign_${number}`) }];
  }
  if (sort !== "figure") return [];
  const text = [`${say(`duel-name-${of}`)} · ${count}`, say("learn-cost", { cost: number })];
  return [{ id: `card-${of}-${name}`, title: say(`duel-name-${name}`), text: text.join("\n\n"), picture: art(`duel-${name}`) }];
}

function bookOf({ name }: Component): Entry {
  return { id: `card-${name}`, title: say(`duel-book-${name}`), text: say(`duel-book-${name}-text`), picture: art(`duel-${name}`) };
}
