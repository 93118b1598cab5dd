/** The components of any box as entries of the rules page. */

import type { BoxShown } from "../../house/wire";
import type { Entry } from "../../rules/search";
import { factsOf, titleOf } from "./facts";

export function entriesOf(game: string, box: BoxShown): Entry[] {
  return box.components.map((component, number) => ({
    id: `card-${number}`,
    title: titleOf(game, component),
    text: factsOf(game, component).map(({ label, value }) => `${label}: ${value}`).join(" · "),
  }));
}
