/** What the strongest bot thinks of a finished game: asked for once, waited for, and kept in the language of the page. */

import { get, post, Refusal } from "../house/api";
import { meet } from "../house/person.svelte";
import type { MomentShown, ReviewShown } from "../house/wire";
import type { Series } from "./chart";

const PATIENCE = 1000;

export class Review {
  shown = $state.raw<ReviewShown | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = false;

  constructor(readonly id: string) {}

  /** Look how far it is; `auto`: begin it if nobody has. */
  async fetch(language: string, auto = false): Promise<void> {
    clearTimeout(this.#timer);
    await this.#ask(() => get<ReviewShown>(`/tables/${this.id}/review?lang=${language}`));
    // Another worker of the server may have answered, which was not asked for it yet.
    if (this.shown?.state === "none" && (this.#begun || auto)) await this.#post(language);
    if (this.shown?.state === "running") this.#timer = setTimeout(() => void this.fetch(language), PATIENCE);
  }

  async begin(language: string): Promise<void> {
    await meet();
    this.#begun = true;
    await this.#post(language);
    await this.fetch(language);
  }

  async #post(language: string): Promise<void> {
    await this.#ask(() => post<ReviewShown>(`/tables/${this.id}/review?lang=${language}`));
    this.#begun = this.refusal === null;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<ReviewShown>): Promise<void> {
    this.refusal = null;
    try {
      this.shown = await question();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
    }
  }
}

/** Each seat's chances by entry, at its own decisions, with the result behind the last: who shares a victory has won. */
export function chances(moments: MomentShown[], names: string[], returns: number[]): Series[] {
  const end = (moments.at(-1)?.number ?? 0) + 1;
  const most = Math.max(...returns);
  const won = returns.map((share) => (returns.every((other) => other === most) ? share : share / most));
  return names.map((name, seat) => {
    const own = moments.filter((moment) => moment.seat === seat && moment.best.length > 0);
    const points = own.map((moment): [number, number] => [moment.number, moment.value]);
    return { name, points: won[seat] === undefined ? points : [...points, [end, won[seat]]] };
  });
}

/** What luck did to each seat by entry. */
export function lucks(moments: MomentShown[], names: string[]): Series[] {
  return names.map((name, seat) => ({
    name,
    points: moments.filter((moment) => moment.seat === seat).map((moment): [number, number] => [moment.number, moment.luck]),
  }));
}

/** Part of a win in percentage points, with its sign. */
export function signed(part: number): string {
  const points = Math.round(part * 100);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
