/** Puzzles: which are solved, and a table that is not live: every step is asked of the server with all before it. */

import { post, Refusal } from "./api";
import type { Channel, ChannelEvents } from "./connection";
import type { Frame, PuzzleShown } from "./wire";

const KEPT = "eldritch.puzzles";

function kept(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, number[]>;
  } catch {
    return {};
  }
}

let solved = $state.raw(kept());

/** The numbers of the puzzles that were solved in this browser. */
export function solvedOf(game: string): number[] {
  return solved[game] ?? [];
}

export function markSolved(game: string, number: number): void {
  solved = { ...kept(), [game]: [...new Set([...solvedOf(game), number])] };
  localStorage.setItem(KEPT, JSON.stringify(solved));
}

interface Sent {
  t: string;
  id?: string;
  action?: number;
  lang?: string;
}

/**
 * A channel like that of a table, so that the tables of the games need not know that there is no socket.
 * `act` takes a step, `undo` takes the last one back, `again` all of them.
 */
export class PuzzleChannel implements Channel {
  actions: number[] = [];
  #language = "en";
  #last: Promise<void> = Promise.resolve();

  constructor(
    private readonly game: string,
    private readonly number: number,
    private readonly tried: (shown: PuzzleShown, actions: number[]) => void,
    private readonly events: ChannelEvents,
  ) {
    queueMicrotask(() => events.opened());
  }

  isOpen(): boolean {
    return true;
  }

  send(text: string): void {
    const sent = JSON.parse(text) as Sent;
    this.#last = this.#last.then(() => this.#hear(sent));
  }

  close(): void {}

  async #hear(sent: Sent): Promise<void> {
    if (sent.t === "ping" || sent.t === "hurry") return;
    if (sent.t === "speak") this.#language = sent.lang!;
    const before = this.actions;
    if (sent.t === "act") this.actions = [...before, sent.action!];
    else if (sent.t === "undo") this.actions = before.slice(0, -1);
    else if (sent.t === "again") this.actions = [];
    try {
      const path = `/puzzles/${this.game}/${this.number}/try`;
      const shown = await post<PuzzleShown>(path, { actions: this.actions, lang: this.#language });
      this.#show(shown, sent.t !== "act");
      if (sent.id) this.#answer({ t: "ack", id: sent.id, seq: this.actions.length });
    } catch (refusal) {
      this.actions = before;
      const { key, values } = refusal instanceof Refusal ? refusal : new Refusal("house-error-unknown");
      this.#answer({ t: "reject", id: sent.id ?? "", key, args: values });
    }
  }

  #show(shown: PuzzleShown, fresh: boolean): void {
    const { look, events, words } = shown;
    if (fresh) this.#answer({ t: "look", look, story: [], since: null });
    else this.#answer({ t: "update", seq: look.seq, at: look.now, events, look });
    this.#answer({ ...words, t: "words", fresh });
    this.tried(shown, this.actions);
  }

  #answer(frame: Frame): void {
    this.events.heard(JSON.stringify(frame));
  }
}
