/** Looks after the first one come as changes: what has not changed stays the same object. */

import type { ChangesFrame, Look } from "./wire";

type Path = ChangesFrame["changes"][number][0];

/** The look after these changes. */
export function changed(look: Look, changes: ChangesFrame["changes"]): Look {
  const after = { ...look };
  for (const [path, value] of changes) set(after, path, value);
  return after;
}

/** Set a value inside something that nobody else has, copying what is on the way. */
function set(whole: object, [step, ...rest]: Path, value: unknown): void {
  if (rest.length > 0) {
    const inside: object = Reflect.get(whole, step!);
    const copy = Array.isArray(inside) ? [...inside] : { ...inside };
    set(copy, rest, value);
    Reflect.set(whole, step!, copy);
  } else {
    Reflect.set(whole, step!, value);
  }
}
