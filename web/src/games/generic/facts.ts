/** The components of any box in words, as far as the game has words for them. */

import type { BoxShown } from "../../house/wire";
import { knows, say } from "../../house/words.svelte";

type Value = string | number | boolean | null | object;

export interface Fact {
  label: string;
  value: string;
}

/** Columns that say where a figure comes from; players need not know. */
const HIDDEN = new Set(["mark", "marks"]);

/** The component of this name, if the box has one. */
export function componentOf(box: BoxShown, name: string): object | undefined {
  return box.components.find((one) => Object.values(one).some((value: Value) => String(value) === name));
}

export function titleOf(game: string, component: object): string {
  const [first] = Object.entries(component) as [string, Value][];
  return first ? valueOf(game, ...first) : "";
}

/** What a component says of itself, without its name. */
export function factsOf(game: string, component: object): Fact[] {
  const columns = (Object.entries(component) as [string, Value][]).slice(1);
  return columns
    .filter(([column, value]) => !HIDDEN.has(column) && value !== "" && value !== null && isPlain(value))
    .map(([column, value]) => ({ label: labelOf(game, column), value: valueOf(game, column, value) }));
}

function isPlain(value: Value): boolean {
  return Array.isArray(value) ? value.every((one) => typeof one !== "object") : typeof value !== "object";
}

function labelOf(game: string, column: string): string {
  const key = `${game}-column-${column}`;
  return knows(key) ? say(key) : column;
}

function valueOf(game: string, column: string, value: Value): string {
  if (typeof value === "boolean") return say(value ? "core-yes" : "core-no");
  if (Array.isArray(value)) return value.map((one: Value) => valueOf(game, column, one)).join(", ");
  const key = [game, column, String(value)].join("-");
  return knows(key) ? say(key) : String(value);
}
