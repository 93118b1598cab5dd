/** A game's rules as entries: chapters, components, keywords and questions. */

import { uiOf } from "../games";
import type { BoxShown } from "../house/wire";
import { knows, say, subjects, tryNeed } from "../house/words.svelte";
import type { Entry } from "./search";

export interface Section {
  id: string;
  title: string;
  entries: Entry[];
  /** Small sheets beside each other instead of chapters. */
  sheets: boolean;
}

/** Fetch the dictionaries that a game's rules are written in. A game need not have all of them. */
export function needRules(game: string): Promise<void> {
  return tryNeed(game, `${game}-rules`, `${game}-keywords`, `${game}-questions`, ...uiOf(game).dictionaries);
}

/** The sections of the rules; `components` are the entries of the box. */
export function bookOf(game: string, components: Entry[]): Section[] {
  const chapters = subjects(`${game}-rules`, "-title").map((part) => ({
    id: part,
    title: say(`${game}-rules-${part}-title`),
    text: say(`${game}-rules-${part}`),
  }));
  const questions = subjects(`${game}-questions`, "-answer").map((question) => ({
    id: `question-${question}`,
    title: say(`${game}-questions-${question}`),
    text: say(`${game}-questions-${question}-answer`),
  }));
  const words = subjects(`${game}-keywords`, "-text").map((word) => ({
    id: `word-${word}`,
    title: say(`${game}-keywords-${word}`),
    text: say(`${game}-keywords-${word}-text`),
  }));
  const cards = knows(`house-${game}-cards`) ? say(`house-${game}-cards`) : say("learn-cards");
  return [
    { id: "chapters", title: say("learn-chapters"), entries: chapters, sheets: false },
    { id: "questions", title: say("learn-questions"), entries: questions, sheets: false },
    { id: "cards", title: cards, entries: components, sheets: true },
    { id: "words", title: say("learn-words"), entries: words, sheets: true },
  ];
}

/** The components of a game's box as entries. */
export async function componentsOf(game: string, box: BoxShown): Promise<Entry[]> {
  return (await uiOf(game).entries()).entriesOf(game, box);
}
