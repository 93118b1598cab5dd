/** Typed commands in text mode: a number, some words of a choice, or one of a few commands. */

import type { ChoiceShown } from "../house/wire";
import { folded } from "../words/folding";

export type Order =
  | { do: "choose"; choice: ChoiceShown }
  | { do: "undo" | "log" | "who" | "repeat" | "help" }
  | { do: "unknown" }
  | { do: "several"; choices: ChoiceShown[] };

const WORDS: Record<string, "undo" | "log" | "who" | "repeat" | "help"> = {
  u: "undo",
  undo: "undo",
  назад: "undo",
  l: "log",
  log: "log",
  журнал: "log",
  w: "who",
  who: "who",
  кто: "who",
  r: "repeat",
  again: "repeat",
  еще: "repeat",
  "?": "help",
  help: "help",
  помощь: "help",
};

export function understood(text: string, choices: readonly ChoiceShown[]): Order {
  const said = folded(text.trim());
  const word = WORDS[said];
  if (word) return { do: word };
  if (/^\d+$/.test(said)) {
    const choice = choices[Number(said) - 1];
    return choice ? { do: "choose", choice } : { do: "unknown" };
  }
  if (!said) return { do: "unknown" };
  const pieces = said.split(/\s+/);
  const fitting = choices.filter((choice) => {
    const words = folded(`${choice.group} ${choice.text}`);
    return pieces.every((piece) => words.includes(piece));
  });
  const exact = fitting.find((choice) => folded(choice.text) === said);
  if (exact ?? fitting.length === 1) return { do: "choose", choice: exact ?? fitting[0]! };
  return fitting.length === 0 ? { do: "unknown" } : { do: "several", choices: fitting };
}
