/** The page's own host, with a worker that only writes down what it is sent. */

import { beforeEach, expect, test, vi } from "vitest";

import type { FromHost, ToHost } from "./messages";

class Silent {
  sent: ToHost[] = [];
  ended = false;
  onmessage: ((event: MessageEvent<FromHost>) => void) | null = null;
  onerror: (() => void) | null = null;

  postMessage(message: ToHost): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: FromHost): void {
    this.onmessage!(new MessageEvent("message", { data }));
  }
}

type Host = typeof import("./host");
type State = typeof import("./state.svelte");
let workers: Silent[];
let host: Host;
let state: State["hostState"];
const events = { opened: vi.fn(), heard: vi.fn(), closed: vi.fn() };

vi.stubGlobal(
  "Worker",
  class extends Silent {
    constructor() {
      super();
      workers.push(this);
    }
  },
);

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  workers = [];
  host = await import("./host");
  ({ hostState: state } = await import("./state.svelte"));
});

test("a request is answered with what Python says", async () => {
  const answer = host.request("GET", "/api/games", "");
  await vi.waitFor(() => expect(workers[0]?.sent[1]).toEqual({ t: "request", id: 1, method: "GET", path: "/api/games", body: "" }));
  workers[0]!.say({ t: "answer", id: 1, status: 404, text: '{"error":"server-not-found"}' });
  expect((await answer).status).toBe(404);
  expect(await (await answer).json()).toEqual({ error: "server-not-found" });
});

test("a channel carries frames both ways until it is closed", async () => {
  const channel = host.openChannel("/api/tables/a/play")(events);
  await vi.waitFor(() => expect(workers[0]?.sent[1]).toEqual({ t: "open", id: 1, path: "/api/tables/a/play" }));
  expect(channel.isOpen()).toBe(false);
  workers[0]!.say({ t: "opened", id: 1 });
  expect(channel.isOpen()).toBe(true);
  channel.send("ping");
  workers[0]!.say({ t: "heard", id: 1, text: "pong" });
  expect(events.heard).toHaveBeenCalledWith("pong");
  await vi.waitFor(() => expect(workers[0]!.sent.at(-1)).toEqual({ t: "send", id: 1, text: "ping" }));
  channel.close();
  expect(events.closed).toHaveBeenCalledOnce();
});

test("a worker that dies in the middle of a game is replaced: channels close, and open again", async () => {
  host.openChannel("/api/tables/a/play")(events);
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  workers[0]!.say({ t: "ready" });
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  const lost = host.request("GET", "/api/running", "");
  workers[0]!.onerror!();
  await expect(lost).rejects.toThrow("gone");
  expect(events.closed).toHaveBeenCalledOnce();
  host.openChannel("/api/tables/a/play")(events);
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  expect(state.phase).toBe("loading");
});

test("a Python that cannot start fails everything once, and is not started again and again", async () => {
  const asked = host.request("GET", "/api/games", "");
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  workers[0]!.say({ t: "failed", fault: "old", text: "no wasm" });
  await expect(asked).rejects.toBeInstanceOf(host.HostFault);
  await expect(host.request("GET", "/api/games", "")).rejects.toBeInstanceOf(host.HostFault);
  host.openChannel("/api/tables/a/play")(events);
  await vi.waitFor(() => expect(events.closed).toHaveBeenCalled());
  expect(workers).toHaveLength(1);
  expect([state.phase, state.fault]).toEqual(["failed", "old"]);
});
