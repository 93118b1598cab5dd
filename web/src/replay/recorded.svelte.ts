/**
 * A finished game, shown step by step by the tables that show live ones.
 *
 * Nothing can be done at it. Looks and words come from the replay, page by page. Steps are identified by the number of
 * their log entry, which is the same for every seat.
 */

import { get } from "../house/api";
import { type LogLine, TableState } from "../house/tableState.svelte";
import type { Look, Mark, Outline, ReplayPage, ReplayStep } from "../house/wire";
import { names } from "../words/names.svelte";

const PAGE = 40;

export interface PlacedLine extends LogLine {
  /** The step that it tells of. */
  step: number;
}

export class Recorded extends TableState {
  override readonly past = true;
  marks = $state.raw<Mark[]>([]);
  /** Which step is shown. */
  at = $state(0);
  viewer = $state<number | null>(null);

  /** The whole log, each line with its step. */
  lines = $derived<PlacedLine[]>(this.marks.flatMap((mark, step) => mark.lines.map((line) => ({ ...line, step }))));
  /** The first step of the game itself. */
  first = $derived(Math.max(0, this.marks.findIndex((mark) => mark.kind === "started")));
  last = $derived(this.marks.length - 1);

  #pages = new Map<number, Promise<ReplayStep[]>>();
  #asked = 0;

  constructor(
    id: string,
    private language: string,
    /** Whether the words include everything on the table. */
    private readonly whole: () => boolean = () => false,
  ) {
    super(id);
    this.status = "open";
  }

  /** Look with these eyes, at the moment of an entry, or where one was. */
  async see(viewer: number | null, language: string, number?: number): Promise<void> {
    const wanted = number ?? this.number;
    this.viewer = viewer;
    this.language = language;
    this.#pages.clear();
    const asked = ++this.#asked;
    const { marks } = await get<Outline>(`/tables/${this.id}/outline?${this.#query()}`);
    if (asked !== this.#asked) return;
    this.marks = marks;
    await this.go(wanted === undefined ? this.first : this.stepOf(wanted));
  }

  /** The entry that is shown. */
  get number(): number | undefined {
    return this.marks[this.at]?.number;
  }

  /** The last step that is not behind an entry. */
  stepOf(number: number): number {
    return Math.max(
      0,
      this.marks.findLastIndex((mark) => mark.number <= number),
    );
  }

  async go(step: number): Promise<void> {
    const wanted = Math.min(Math.max(step, this.first), this.last);
    const onward = wanted === this.at + 1;
    this.at = wanted;
    this.log = this.lines.filter((line) => line.step <= wanted);
    const asked = ++this.#asked;
    const shown = (await this.#page(Math.floor(wanted / PAGE)))[wanted % PAGE];
    if (asked !== this.#asked || !shown) return;
    this.look = still(shown.look);
    this.words = shown.words && { ...shown.words, choices: [] };
    names.meet(this.words?.names ?? []);
    this.events = onward ? shown.events : [];
    if (wanted % PAGE > PAGE / 2 && wanted + PAGE / 2 < this.last) void this.#page(Math.floor(wanted / PAGE) + 1);
  }

  /** The step at which the turn before this one, or the next, begins. */
  turnFrom(direction: 1 | -1): number {
    const here = this.marks[this.at]?.turn ?? 0;
    if (direction > 0) {
      const next = this.marks.findIndex((mark) => mark.turn > here);
      return next < 0 ? this.last : next;
    }
    const begun = this.marks.findIndex((mark) => mark.turn === here);
    if (begun < this.at) return begun;
    return this.marks.findIndex((mark) => mark.turn === here - 1);
  }

  #page(number: number): Promise<ReplayStep[]> {
    let page = this.#pages.get(number);
    if (!page) {
      const path = `/tables/${this.id}/replay?${this.#query()}${this.whole() ? "&whole=true" : ""}&since=${number * PAGE}&limit=${PAGE}`;
      page = get<ReplayPage>(path).then(({ steps }) => steps);
      this.#pages.set(number, page);
    }
    return page;
  }

  #query(): string {
    return `lang=${this.language}${this.viewer === null ? "" : `&seat=${this.viewer}`}`;
  }
}

/** A look at which nothing can be chosen any more and no clock runs. */
export function still(look: Look): Look {
  const seats = look.seats.map((seat) => ({ ...seat, running: false }));
  return { ...look, seats, undo: "", view: look.view && { ...look.view, options: [] } };
}
