/** The cards of Nightmarium as entries of the rules page. */

import { art } from "../../house/art.svelte";
import type { BoxShown } from "../../house/wire";
import { say } from "../../house/words.svelte";
import type { Entry } from "../../rules/search";
import type { Card } from "./view";

export function entriesOf(_game: string, box: BoxShown): Entry[] {
  return (box.components as Card[]).map(entryOf);
}

function entryOf({ card, legion: of, positions, ability, seal }: Card): Entry {
  const legion = say(`nightmarium-legion-${of}`);
  if (seal) return { id: `card-seal-${of}`, title: say("nightmarium-place-seal"), text: legion, picture: art(`nightmarium-seal_${of}_1`) };
  const text = `${legion} · ${positions.map((place) => say(`nightmarium-place-${place}`)).join(", ")}`;
  const does = ability === "none" ? "" : `\n\n${say(`nightmarium-ability-${ability}-text`)}`;
  const title = `${say("nightmarium-table-number", { number: card })} · ${say(`nightmarium-ability-${ability}`)}`;
  return { id: `card-${card}`, title, text: text + does, picture: art(`nightmarium-${card}_${positions.at(-1)}`) };
}
