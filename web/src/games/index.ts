/** The games with an interface of their own. Any other game is shown on the generic table. */

import { address } from "../house/router.svelte";
import { castle } from "./castle/ui";
import { duel } from "./duel/ui";
import { nightmarium } from "./nightmarium/ui";
import { realms } from "./realms/ui";
import { GENERIC, type GameUi } from "./ui";

export const UIS: Record<string, GameUi> = { realms, nightmarium, duel, castle };

export function uiOf(game: string): GameUi {
  return UIS[game] ?? GENERIC;
}

/** Whether a game is shown on the generic table: it has none of its own, or the address says `?table=generic`. */
export function isGeneric(game: string): boolean {
  return !(game in UIS) || address.query.get("table") === "generic";
}
