import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { BotPool } from "./botPool";
import type { FromBot, ToBot } from "./messages";

class Thinking extends EventTarget {
  asked: string[] = [];
  ended = false;
  onmessage: ((event: MessageEvent<FromBot>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;

  postMessage(message: ToBot): void {
    if (message.t === "ask") this.asked.push(message.request);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: FromBot): void {
    this.onmessage!(new MessageEvent("message", { data }));
  }
}

let workers: Thinking[];
vi.stubGlobal(
  "Worker",
  class extends Thinking {
    constructor() {
      super();
      workers.push(this);
    }
  },
);

function pool(size: number): BotPool {
  const made = new BotPool(() => new Worker("bots"), "/", size);
  for (const worker of workers) worker.say({ t: "ready" });
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
});
afterEach(() => vi.useRealTimers());

test("what is urgent goes first, and otherwise what came first", async () => {
  const bots = pool(1);
  const first = bots.ask("first", 2, "review");
  void bots.ask("review", 2, "review");
  void bots.ask("hint", 1, "hint");
  void bots.ask("play", 0, "a");
  for (const text of ["1", "2", "3"]) workers[0]!.say({ t: "answer", text });
  expect(workers[0]!.asked).toEqual(["first", "play", "hint", "review"]);
  expect(await first).toBe("1");
});

test("a player's requests go to the worker that remembers the player, if it is free", () => {
  const bots = pool(2);
  void bots.ask("a1", 0, "a");
  void bots.ask("b1", 0, "b");
  for (const worker of workers) worker.say({ t: "answer", text: "" });
  void bots.ask("b2", 0, "b");
  void bots.ask("a2", 0, "a");
  expect(workers.map((worker) => worker.asked)).toEqual([["a1", "a2"], ["b1", "b2"]]);
});

test("a worker that dies is replaced, and only its own question is refused", async () => {
  const bots = pool(1);
  const lost = bots.ask("lost", 0, "a");
  const kept = bots.ask("kept", 0, "b");
  workers[0]!.onerror!(new ErrorEvent("error", { message: "out of memory" }));
  await expect(lost).rejects.toThrow("out of memory");
  workers[1]!.say({ t: "ready" });
  workers[1]!.say({ t: "answer", text: "yes" });
  expect(await kept).toBe("yes");
});

test("what takes too long is refused, and its worker ended", async () => {
  const bots = pool(1);
  const slow = bots.ask("slow", 0, "a");
  const refused = expect(slow).rejects.toThrow("too long");
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(workers.map((worker) => worker.ended)).toEqual([true, false]);
});

test("where no worker can start, everything is refused instead of waiting for ever", async () => {
  const bots = new BotPool(() => new Worker("bots"), "/", 1);
  const before = bots.ask("before", 0, "a");
  workers[0]!.onerror!(new ErrorEvent("error", { message: "blocked" }));
  await expect(before).rejects.toThrow("blocked");
  await expect(bots.ask("after", 0, "a")).rejects.toThrow("no workers");
  expect(workers).toHaveLength(1);
});
