/** Typed commands for who plays by words: a number, the beginning of a choice, or one of a few words. */

import type { ChoiceShown } from "../house/wire";

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
  ещё: "repeat",
  "?": "help",
  help: "help",
  помощь: "help",
};

export function understood(text: string, choices: readonly ChoiceShown[]): Order {
  const said = text.trim().toLocaleLowerCase();
  const word = WORDS[said];
  if (word) return { do: word };
  if (/^\d+$/.test(said)) {
    const choice = choices[Number(said) - 1];
    return choice ? { do: "choose", choice } : { do: "unknown" };
  }
  if (!said) return { do: "unknown" };
  const pieces = said.split(/\s+/);
  const fitting = choices.filter((choice) => {
    const words = `${choice.group} ${choice.text}`.toLocaleLowerCase();
    return pieces.every((piece) => words.includes(piece));
  });
  const exact = fitting.find((choice) => choice.text.toLocaleLowerCase() === said);
  if (exact ?? fitting.length === 1) return { do: "choose", choice: exact ?? fitting[0]! };
  return fitting.length === 0 ? { do: "unknown" } : { do: "several", choices: fitting };
}
