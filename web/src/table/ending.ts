/** Choices that end more than themselves: where others are left they are asked about once. */

import { uiOf } from "../games";
import type { Look, WordsFrame } from "../house/wire";

/** What would still be open to who takes this action, by the names of its groups; nothing if it ends nothing. */
export function forgone(look: Look, words: WordsFrame, action: number): string[] {
  const options = look.view?.options ?? [];
  const verb = options.find((one) => one.action === action)?.verb ?? "";
  if (!uiOf(look.setup.game).endings.includes(verb)) return [];
  const others = words.choices.filter((choice) => !choice.actions.includes(action));
  return [...new Set(others.map((choice) => choice.group))];
}

/** What chooses nothing: it may be done for somebody who has no other choice. */
const PASSES = ["pass", "pass_on", "stop", "done", "decline", "endure", "finish"];

/** The one thing that can be chosen, if it is none; or the end of a turn in which only trifles are left. */
export function forced(look: Look): number | null {
  const { steady, trifles } = uiOf(look.setup.game);
  const options = look.view?.options ?? [];
  const asked = look.view?.decision?.seats ?? [];
  if (look.viewer === null || !asked.includes(look.viewer)) return null;
  const end = options.find((one) => one.verb === "end_turn");
  if (end && trifles.length > 0) return options.every((one) => one === end || trifles.includes(one.verb)) ? end.action : null;
  if (options.length !== 1) return null;
  // Where haste would give something away, only a window that asks several in secret is passed.
  if (steady && asked.length < 2) return null;
  return PASSES.includes(options[0]!.verb) ? options[0]!.action : null;
}
