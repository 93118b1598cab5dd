/** Help with a puzzle, a little at a time: where to look, what to aim for, what to do. */

import type { TableState } from "../house/tableState.svelte";
import type { PuzzleHelp } from "../house/wire";
import { say } from "../house/words.svelte";

interface Step {
  text: string;
  /** Show the part of the table where the action is, not what it is about. */
  area: boolean;
}

export class PuzzleHints {
  #help: PuzzleHelp | null = null;

  constructor(
    private readonly live: TableState,
    private readonly ask: () => Promise<PuzzleHelp>,
  ) {}

  /** The first hint, or none any more. */
  async toggle(): Promise<void> {
    if (this.live.tip) {
      this.live.tip = null;
      return;
    }
    this.#help = await this.ask();
    this.#show(0);
  }

  #show(place: number): void {
    const [first] = this.#help?.steps ?? [];
    if (!first) return;
    const steps = this.#steps(first.text);
    const shown = steps[place]!;
    this.live.tip = {
      title: say("puzzles-hint-at", { place: place + 1, count: steps.length }),
      text: shown.text,
      more: "",
      actions: [first.action],
      area: shown.area,
      next: place + 1 < steps.length ? { label: say("puzzles-hint-more"), go: () => this.#show(place + 1) } : null,
    };
  }

  /** Where the first step is the one to aim for, it needs no aim. */
  #steps(move: string): Step[] {
    const { steps, aim } = this.#help!;
    const goal = aim > 0 ? [{ text: say("puzzles-hint-aim", { step: steps[aim]!.text }), area: true }] : [];
    return [{ text: say("puzzles-hint-where"), area: true }, ...goal, { text: say("puzzles-hint-is", { step: move }), area: false }];
  }
}
