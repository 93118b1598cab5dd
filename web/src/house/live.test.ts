import { beforeEach, expect, test, vi } from "vitest";

import { fake } from "../fake";
import type { Channel, ChannelEvents } from "./connection";
import { Live } from "./live.svelte";
import type { Frame, Look, WordsFrame } from "./wire";

class FakeChannel implements Channel {
  sent: { t: string; id?: string; action?: number }[] = [];
  spoken: { since?: number }[] = [];
  #open = false;

  constructor(private readonly events: ChannelEvents) {}
  isOpen(): boolean {
    return this.#open;
  }
  send(text: string): void {
    const message = JSON.parse(text) as { t: string; since?: number };
    if (message.t === "speak") this.spoken.push(message);
    if (message.t !== "speak" && message.t !== "hurry") this.sent.push(message);
  }
  close(): void {
    this.#open = false;
    this.events.closed();
  }
  connect(): void {
    this.#open = true;
    this.events.opened();
  }
  hear(frame: Frame): void {
    this.events.heard(JSON.stringify(frame));
  }
}

let sockets: FakeChannel[];

function sit(): Live {
  function open(events: ChannelEvents): Channel {
    const channel = new FakeChannel(events);
    sockets.push(channel);
    return channel;
  }
  return new Live("abc", "en", { open });
}

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
});

function look(seq: number, viewer = 0): Frame {
  return { t: "look", story: [], since: null, look: fake<Look>({ seq, viewer, now: 0, phase: "playing", seats: [], view: { decision: { seats: [0] } } }) };
}

test("what cannot be taken back is asked for when nothing has happened for a moment", () => {
  const live = sit();
  const [socket] = sockets as [FakeChannel];
  socket.connect();
  socket.hear(look(1));
  socket.hear({ t: "changes", seq: 2, at: 0, events: [], changes: [[["seq"], 2]] });
  expect(socket.sent).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(socket.sent).toEqual([{ t: "final" }]);
  socket.hear({ t: "final", seq: 1, actions: [5] });
  expect(live.final).toEqual([]); // of an earlier position
  socket.hear({ t: "final", seq: 2, actions: [6] });
  expect(live.final).toEqual([6]);
  socket.hear({ t: "changes", seq: 3, at: 0, events: [], changes: [[["seq"], 3]] });
  expect(live.final).toEqual([]);
});

test("after a lost connection the log goes on, unless one sees from another seat", () => {
  const live = sit();
  const [first] = sockets as [FakeChannel];
  first.connect();
  first.hear(look(1));
  first.hear(fake<WordsFrame & Frame>({ t: "words", seq: 1, names: [], lines: [], choices: [], fresh: true }));
  first.close();
  vi.advanceTimersByTime(1000);
  const second = sockets[1]!;
  second.connect();
  expect(second.spoken.map((one) => one.since)).toEqual([1]);
  second.hear(look(9, 1));
  expect(second.spoken.map((one) => one.since)).toEqual([1, undefined]);
  live.close();
});

test("several actions go one by one, each after the one before was accepted", () => {
  const live = sit();
  const [socket] = sockets as [FakeChannel];
  socket.connect();
  live.act(5, 6);
  expect(socket.sent.map((one) => one.action)).toEqual([5]);
  socket.hear({ t: "ack", id: socket.sent[0]!.id!, seq: 1 });
  expect(socket.sent.map((one) => one.action)).toEqual([5, 6]);
});

test("after a refusal the rest of the actions is dropped, and the reason kept", () => {
  const live = sit();
  const [socket] = sockets as [FakeChannel];
  socket.connect();
  live.act(5, 6);
  socket.hear({ t: "reject", id: socket.sent[0]!.id!, key: "server-stale", args: {} });
  expect(live.pending).toEqual([]);
  expect(live.rejection?.key).toBe("server-stale");
  expect(socket.sent).toHaveLength(1);
});

test("an answer that somebody has cut in before is dropped without a word", () => {
  const live = sit();
  const [socket] = sockets as [FakeChannel];
  socket.connect();
  live.act(5, 6);
  socket.hear({ t: "reject", id: socket.sent[0]!.id!, key: "table-rejected-not-asked", args: {} });
  expect(live.rejection).toBeNull();
  expect(live.pending).toEqual([]);
});

test("what was not answered is sent again under its id after the line broke", () => {
  const live = sit();
  const [first] = sockets as [FakeChannel];
  first.connect();
  live.act(5);
  first.close();
  expect(live.status).toBe("lost");
  vi.advanceTimersByTime(1000);
  const second = sockets[1]!;
  second.connect();
  expect(second.sent).toEqual(first.sent);
});

test("a closed table does not connect again", () => {
  const live = sit();
  sockets[0]!.connect();
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

function words(fresh: boolean): WordsFrame {
  return { t: "words", seq: 1, names: [], status: "", prompt: [], choices: [], position: [], result: [], lines: [], fresh };
}

/** An update and its words. */
function happens(socket: FakeChannel, seq: number, fresh = false): void {
  socket.hear({ t: "look", look: { seq, now: 0, phase: "playing" } as Look, story: [], since: null });
  socket.hear(words(fresh));
}

test("what counts as known ends with one's own last action", () => {
  sessionStorage.clear();
  const live = sit();
  const [socket] = sockets as [FakeChannel];
  socket.connect();
  happens(socket, 3, true);
  expect(live.known).toBe(3);
  happens(socket, 5);
  expect(live.known).toBe(3);
  live.act(5);
  happens(socket, 6);
  expect(live.known).toBe(6);
  happens(socket, 7);
  expect(live.known).toBe(6);
});

test("a page that is loaded anew still knows where one was", () => {
  sessionStorage.clear();
  const before = sit();
  sockets[0]!.connect();
  happens(sockets[0]!, 3, true);
  before.close();
  const after = sit();
  sockets[1]!.connect();
  happens(sockets[1]!, 5, true);
  expect(after.known).toBe(3);
});

test("a guard may keep an action back", () => {
  const live = sit();
  const [socket] = sockets as [FakeChannel];
  socket.connect();
  live.guard = (actions) => actions[0] === 5;
  live.act(5);
  live.act(6);
  expect(socket.sent.map((one) => one.action)).toEqual([6]);
});

test("a seat of one's own choosing is asked for", () => {
  const urls: string[] = [];
  vi.stubGlobal("WebSocket", class {
    constructor(url: string) {
      urls.push(url);
    }
  });
  new Live("abc", "en", { seat: 2 });
  vi.unstubAllGlobals();
  expect(urls[0]).toMatch(/\/api\/tables\/abc\/play\?changes=true&seat=2$/);
});

test("the talk of a new connection replaces what was heard before", () => {
  const live = sit();
  const line = { person: "p", name: "Anna", seat: 0, at: 1, preset: null, text: "Hm" };
  sockets[0]!.connect();
  sockets[0]!.hear({ t: "chat", lines: [line] });
  sockets[0]!.hear({ t: "chat", lines: [line] });
  expect(live.chat).toHaveLength(2);
  sockets[0]!.close();
  vi.advanceTimersByTime(1000);
  sockets[1]!.connect();
  sockets[1]!.hear({ t: "chat", lines: [line] });
  expect(live.chat).toHaveLength(1);
});

test("a refusal ends with the game", () => {
  const live = sit();
  const [socket] = sockets as [FakeChannel];
  socket.connect();
  socket.hear({ t: "reject", id: "x", key: "table-rejected-not-asked", args: {} });
  socket.hear({ t: "update", seq: 3, at: 0, events: [], look: fake<Look>({ seq: 3, phase: "playing", now: 0 }) });
  expect(live.rejection).not.toBeNull();
  socket.hear({ t: "update", seq: 4, at: 0, events: [], look: fake<Look>({ seq: 4, phase: "over", now: 0 }) });
  expect(live.rejection).toBeNull();
});
