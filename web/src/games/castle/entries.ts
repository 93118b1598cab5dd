/** Items, professions and passengers as entries of the rules page. */

import { art } from "../../house/art.svelte";
import type { BoxShown } from "../../house/wire";
import { knows, say } from "../../house/words.svelte";
import type { Entry } from "../../rules/search";
import { type Component, textOf } from "./view";

export function entriesOf(_game: string, box: BoxShown): Entry[] {
  return (box.components as Component[]).map(({ card, copies }) => {
    const key = textOf(card);
    const text = [knows(key) ? say(key) : "", say("learn-copies", { count: copies })].filter(Boolean).join("\n\n");
    return { id: `card-${card}`, title: say(`castle-card-${card}`), text, picture: art(`castle-${card}`) };
  });
}
