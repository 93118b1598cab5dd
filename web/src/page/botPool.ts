/** Workers that think for the bots. Urgent questions go first; a worker that dies or takes too long is replaced. */

import type { FromBot, ToBot } from "./messages";

/** Milliseconds after which a bot is not waited for: its levels answer much sooner. */
const PATIENCE = 30_000;
/** As long as Python may take to load on a slow phone. */
const START = 120_000;

interface Question {
  request: string;
  priority: number;
  player: string;
  answer(text: string): void;
  refuse(fault: Error): void;
}

interface Thinker {
  worker: Worker;
  isReady: boolean;
  question: Question | null;
  /** Who asked last: what the worker remembers helps the same player again. */
  player: string;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class BotPool {
  #thinkers: Thinker[];
  #waiting: Question[] = [];

  constructor(
    private readonly newWorker: () => Worker,
    private readonly base: string,
    size: number,
  ) {
    this.#thinkers = Array.from({ length: size }, () => this.#start());
  }

  /** The answer to a request. Lower priorities go first; requests of the same player go to the same worker if it is free. */
  ask(request: string, priority: number, player: string): Promise<string> {
    return new Promise((answer, refuse) => {
      this.#waiting.push({ request, priority, player, answer, refuse });
      this.#waiting.sort((one, other) => one.priority - other.priority);
      this.#giveOut();
    });
  }

  #start(): Thinker {
    const worker = this.newWorker();
    const thinker: Thinker = { worker, isReady: false, question: null, player: "", timer: undefined };
    worker.onmessage = ({ data }: MessageEvent<FromBot>) => this.#hear(thinker, data);
    worker.onerror = (event) => this.#replace(thinker, event.message ?? "died");
    worker.postMessage({ t: "start", base: this.base } satisfies ToBot);
    thinker.timer = setTimeout(() => this.#replace(thinker, "did not start"), START);
    return thinker;
  }

  #hear(thinker: Thinker, data: FromBot): void {
    clearTimeout(thinker.timer);
    const { question } = thinker;
    thinker.question = null;
    if (data.t === "ready") thinker.isReady = true;
    else if (data.t === "answer") question?.answer(data.text);
    else question?.refuse(new Error(data.fault));
    this.#giveOut();
  }

  /** End this worker, with whatever it was asked, and start another in its place. */
  #replace(thinker: Thinker, why: string): void {
    const place = this.#thinkers.indexOf(thinker);
    if (place < 0) return;
    clearTimeout(thinker.timer);
    thinker.worker.terminate();
    // One that cannot even start is not tried again and again.
    const questions = thinker.isReady ? [thinker.question] : this.#waiting.splice(0);
    if (thinker.isReady) this.#thinkers[place] = this.#start();
    else this.#thinkers.splice(place, 1);
    for (const question of questions) question?.refuse(new Error(why));
  }

  #giveOut(): void {
    for (const question of [...this.#waiting]) {
      const free = this.#thinkers.filter((one) => one.isReady && one.question === null);
      const thinker = free.find((one) => one.player === question.player) ?? free[0];
      if (!thinker) break;
      this.#waiting.splice(this.#waiting.indexOf(question), 1);
      thinker.question = question;
      thinker.player = question.player;
      thinker.timer = setTimeout(() => this.#replace(thinker, "took too long"), PATIENCE);
      thinker.worker.postMessage({ t: "ask", request: question.request } satisfies ToBot);
    }
    if (this.#thinkers.length === 0) for (const question of this.#waiting.splice(0)) question.refuse(new Error("no workers"));
  }
}
