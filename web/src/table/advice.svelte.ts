/** Help in unrated games against bots: the best moves now, and why a bot has moved as it did. */

import { get, Refusal } from "../house/api";
import { settings } from "../house/settings.svelte";
import type { TableState } from "../house/tableState.svelte";
import type { HintShown, ReasonShown } from "../house/wire";
import { say } from "../house/words.svelte";

/** Whether one may ask for help here: nobody but bots could be wronged by it. */
export function isHelped(live: TableState): boolean {
  const look = live.look;
  if (!look || look.phase !== "playing" || look.viewer === null || look.setup.rated || live.practice) return false;
  return look.seats.every((seat, number) => seat.bot || number === look.viewer);
}

export function asHelp<T>(live: TableState, what: string): Promise<T> {
  return get<T>(`/tables/${live.id}/${what}${what.includes("?") ? "&" : "?"}lang=${settings.language}`);
}

/** Why the last move worth telling of a bot was made, or why that is not said. */
export async function reasonOf(live: TableState, seat: number): Promise<string> {
  try {
    const { reasons } = await asHelp<ReasonShown>(live, `reason?seat=${seat}`);
    return say("replay-why-because", { reasons: reasons.join("; ") });
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    return say(fault.key, fault.values);
  }
}

/** The hint of a table: it is asked for, points at the board, and offers the next best move. */
export class Advice {
  busy = $state(false);

  constructor(private readonly live: TableState) {}

  /** Show the best move, or put the hint away. */
  async toggle(): Promise<void> {
    if (this.live.tip) {
      this.live.tip = null;
      return;
    }
    if (this.busy) return;
    this.busy = true;
    try {
      this.#show(await asHelp<HintShown>(this.live, "hint"), 0);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.live.rejection = { key: fault.key, args: fault.values };
    } finally {
      this.busy = false;
    }
  }

  #show(hint: HintShown, place: number): void {
    const move = hint.best[place];
    if (!move || hint.seq !== this.live.look?.seq) return;
    const next = (place + 1) % hint.best.length;
    this.live.tip = {
      title: say("replay-hint"),
      text: move.text,
      more: move.reasons.join("; "),
      actions: [move.action],
      area: false,
      next: hint.best.length > 1 ? { label: say("shell-hint-other", { place: place + 1, count: hint.best.length }), go: () => this.#show(hint, next) } : null,
    };
  }
}
