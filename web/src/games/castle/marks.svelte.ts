/** What a player notes on others: guesses, claims, trust and a memo. Kept in this browser, one sheet for each table. */

import type { Side } from "./view";

interface Sheet {
  guess: Record<number, Side>;
  claim: Record<number, Side>;
  trust: Record<number, number>;
  memo: string;
}

const EMPTY: Sheet = { guess: {}, claim: {}, trust: {}, memo: "" };
const NEXT: Record<string, Side | undefined> = { "": "order", order: "brotherhood" };

export class Marks {
  sheet = $state<Sheet>(structuredClone(EMPTY));
  readonly #key: string;

  constructor(table: string) {
    this.#key = `eldritch.castle.${table}`;
    try {
      this.sheet = { ...structuredClone(EMPTY), ...(JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Partial<Sheet>) };
    } catch {
      // A sheet that cannot be read is begun anew.
    }
  }

  /** Nothing, the Order, the Brotherhood, nothing again. */
  turn(what: "guess" | "claim", seat: number): void {
    const next = NEXT[this.sheet[what][seat] ?? ""];
    if (next) this.sheet[what][seat] = next;
    else delete this.sheet[what][seat];
    this.keep();
  }

  keep(): void {
    localStorage.setItem(this.#key, JSON.stringify(this.sheet));
  }
}
