/** A lesson: a table over a socket of its own, and the step that its coach is at. */

import { Live } from "../house/live.svelte";
import type { CoachFrame } from "../house/wire";

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
    this.live = new Live(`lesson-${game}`, language, { open: () => this.#open(), practice: true });
  }

  /** Back, on, or ahead to a step. */
  turnTo(step: number): void {
    if (step !== this.coach!.step + 1 || this.coach!.waits.length > 0) this.scene += 1;
    this.live.send({ t: "turn-to", step });
  }

  close(): void {
    this.live.close();
  }

  /** Where the lesson was left, or where it stood when the line was lost. */
  #open(): WebSocket {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const step = this.coach?.step ?? Number(localStorage.getItem(KEPT + this.game) ?? 0);
    const socket = new WebSocket(`${scheme}://${location.host}/api/learn/${this.game}/play?step=${step}`);
    socket.addEventListener("message", (event) => {
      const frame = JSON.parse(String(event.data)) as { t: string };
      if (frame.t === "coach") this.#hear(frame as CoachFrame);
    });
    return socket;
  }

  #hear(frame: CoachFrame): void {
    this.coach = frame;
    const done = frame.step === frame.steps - 1;
    if (done) localStorage.removeItem(KEPT + this.game);
    else localStorage.setItem(KEPT + this.game, String(frame.step));
  }
}
