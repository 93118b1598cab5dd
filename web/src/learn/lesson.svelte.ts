/** A lesson: a table over a socket of its own, and the step that its coach is at. */

import { type Channel, type ChannelEvents, webSocket } from "../house/connection";
import { Live } from "../house/live.svelte";
import type { CoachFrame, Frame } from "../house/wire";

const KEPT = "eldritch.lesson.";

export class Lesson {
  readonly live: Live;
  coach = $state.raw<CoachFrame | null>(null);
  /** Counts how often the table was set up anew, so that nothing selected before stays selected. */
  scene = $state(0);

  /** What is awaited, in the words of the plain list. */
  awaited = $derived.by(() => {
    const action = this.coach?.waits[0];
    return this.live.words?.choices.find((one) => one.actions.length === 1 && one.actions[0] === action)?.text ?? "";
  });

  constructor(
    readonly game: string,
    language: string,
  ) {
    this.live = new Live(`lesson-${game}`, language, { open: (events) => this.#open(events), practice: true });
  }

  /** Back, on, or ahead to a step. */
  turnTo(step: number): void {
    if (step !== this.coach!.step + 1 || this.coach!.waits.length > 0) this.scene += 1;
    this.live.send({ t: "turn-to", step });
  }

  close(): void {
    this.live.close();
  }

  /** Connect at the step where the lesson was left, or where it was when the connection was lost. */
  #open(events: ChannelEvents): Channel {
    const step = this.coach?.step ?? Number(localStorage.getItem(KEPT + this.game) ?? 0);
    const heard = (text: string) => {
      const frame = JSON.parse(text) as CoachFrame | Frame;
      if (frame.t === "coach") this.#hear(frame);
      else events.heard(text);
    };
    return webSocket(`/api/learn/${this.game}/play?step=${step}`)({ ...events, heard });
  }

  #hear(frame: CoachFrame): void {
    this.coach = frame;
    const done = frame.step === frame.steps - 1;
    if (done) localStorage.removeItem(KEPT + this.game);
    else localStorage.setItem(KEPT + this.game, String(frame.step));
  }
}
