import { beforeEach, expect, test, vi } from "vitest";

import { type Channel, type ChannelEvents, Connection, type Listener } from "./connection";

interface Line extends Channel {
  sent: { t: string; id?: string }[];
  events: ChannelEvents;
}

let lines: Line[];
let isOpen: boolean;
const listener = { opened: vi.fn(), heard: vi.fn(), lost: vi.fn(), answered: vi.fn() } satisfies Listener;

function connected(): Connection {
  const connection = new Connection((events) => {
    const sent: Line["sent"] = [];
    const line = { events, sent, isOpen: () => isOpen, send: (text: string) => void sent.push(JSON.parse(text)), close: () => events.closed() };
    lines.push(line);
    return line;
  }, listener);
  connection.connect();
  return connection;
}

function open(line: Line): void {
  isOpen = true;
  line.events.opened();
}

beforeEach(() => {
  lines = [];
  isOpen = false;
  vi.useFakeTimers();
  vi.clearAllMocks();
});

test("a command is sent as soon as the channel is open, and again after a loss until it is answered", () => {
  const connection = connected();
  connection.command({ t: "undo" });
  expect(lines[0]!.sent).toEqual([]);
  open(lines[0]!);
  const [first] = lines[0]!.sent;
  expect(first!.t).toBe("undo");
  lines[0]!.events.closed();
  vi.advanceTimersByTime(1000);
  open(lines[1]!);
  expect(lines[1]!.sent).toEqual([first]);
  lines[1]!.events.heard(JSON.stringify({ t: "ack", id: first!.id, seq: 1 }));
  expect(listener.answered).toHaveBeenCalledExactlyOnceWith({ t: "undo" }, true);
  lines[1]!.events.closed();
  vi.advanceTimersByTime(1000);
  open(lines[2]!);
  expect(lines[2]!.sent).toEqual([]);
});

test("a refusal answers a command too, and answers to nothing are ignored", () => {
  const connection = connected();
  open(lines[0]!);
  connection.command({ t: "act", action: 5 });
  lines[0]!.events.heard(JSON.stringify({ t: "reject", id: "other", key: "no", args: {} }));
  expect(listener.answered).not.toHaveBeenCalled();
  lines[0]!.events.heard(JSON.stringify({ t: "reject", id: lines[0]!.sent[0]!.id, key: "no", args: {} }));
  expect(listener.answered).toHaveBeenCalledExactlyOnceWith({ t: "act", action: 5 }, false);
  expect(listener.heard).toHaveBeenCalledTimes(2);
});

test("messages without an answer are dropped while the channel is not open", () => {
  const connection = connected();
  connection.transmit({ t: "speak" });
  open(lines[0]!);
  expect(lines[0]!.sent).toEqual([]);
});

test("attempts to reconnect come at growing intervals, up to a limit", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  connected();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 7; attempt++) {
    lines.at(-1)!.events.closed();
    waits.push(listener.lost.mock.lastCall![0] - Date.now());
    vi.advanceTimersByTime(8000);
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  expect(lines).toHaveLength(8);
});

test("an open channel is kept alive by pings; a closed one is left alone", () => {
  const connection = connected();
  open(lines[0]!);
  vi.advanceTimersByTime(31_000);
  expect(lines[0]!.sent.map((one) => one.t)).toEqual(["ping", "ping"]);
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  expect(listener.lost).not.toHaveBeenCalled();
});
