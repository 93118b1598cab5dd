/** Why a thing on the table cannot be chosen. The server knows, from our own view, and says it in our language. */

import { get, Refusal } from "../house/api";
import type { TableState } from "../house/tableState.svelte";
import { settings } from "../house/settings.svelte";
import type { Reason } from "../house/wire";

/** What is pointed at; docs/protocol.md says what name, seat and place are for each sort of thing. */
export interface Thing {
  sort: string;
  name?: string;
  seat?: number;
  place?: number;
}

/** How long a reason stands. */
const READ = 6000;

export class Why {
  text = $state("");

  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: TableState) {}

  /** Ask for the reason; of several questions the last one counts. */
  async ask(thing: Thing): Promise<void> {
    if (this.live.practice) return;
    const number = ++this.#asked;
    const query = new URLSearchParams({ lang: settings.language });
    for (const [name, value] of Object.entries(thing)) query.set(name, String(value));
    try {
      const { text } = await get<Reason>(`/tables/${this.live.id}/why?${query.toString()}`);
      if (number === this.#asked) this.tell(text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** Say something that needs no asking. */
  tell(text: string): void {
    this.clear();
    this.text = text;
    this.#timer = setTimeout(() => this.clear(), READ);
  }

  clear(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
    this.text = "";
  }
}
