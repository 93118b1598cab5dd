/** The page's own host, seen from the page: it answers requests and opens channels as a server would. */

import type { Channel, ChannelEvents, OpenChannel } from "../house/connection";
import { file } from "../house/host";
import { hold } from "./lock";
import type { FromHost, ToHost } from "./messages";
import { hostState } from "./state.svelte";
import { keep, keepRuntime } from "./updates.svelte";

/** A worker that dies so soon after its start will die again. */
const SHORT_LIFE = 20_000;
const CORES_FOR_TWO = 4;

/** The host does not run, and will not without the person doing something. */
export class HostFault extends Error {}

interface Asked {
  answer(response: Response): void;
  fail(fault: Error): void;
}

let worker: Promise<Worker> | undefined;
let born = 0;
let last = 0;
const asked = new Map<number, Asked>();
const channels = new Map<number, ChannelEvents>();

/** Have Python loaded, so that the first table comes soon. */
export function begin(): Promise<Worker> {
  worker ??= start();
  return worker;
}

async function start(): Promise<Worker> {
  await hold({ elsewhere: () => (hostState.phase = "elsewhere"), lost: () => (end("elsewhere"), void begin()) });
  Object.assign(hostState, { phase: "loading", progress: 0, fault: null });
  const made = new Worker(new URL("./host.worker.ts", import.meta.url), { type: "module" });
  born = performance.now();
  made.onmessage = ({ data }: MessageEvent<FromHost>) => hear(data);
  made.onerror = () => end(performance.now() - born < SHORT_LIFE ? "failed" : "idle");
  const base = new URL(file(""), location.href).href;
  const bots = navigator.hardwareConcurrency >= CORES_FOR_TWO ? 2 : 1;
  made.postMessage({ t: "start", base, bots, counts: !navigator.serviceWorker?.controller } satisfies ToHost);
  return made;
}

/** The worker is gone. Channels open again by themselves, and what was asked is asked again. */
function end(phase: "elsewhere" | "failed" | "idle"): void {
  void worker?.then((one) => one.terminate());
  worker = undefined;
  if (phase === "failed") hostState.fault ??= hostState.phase === "loading" ? "start" : "died";
  hostState.phase = phase;
  const error = phase === "failed" ? new HostFault() : new Error("gone");
  for (const { fail } of asked.values()) fail(error);
  asked.clear();
  const open = [...channels.values()];
  channels.clear();
  for (const { closed } of open) closed();
}

function hear(data: FromHost): void {
  switch (data.t) {
    case "loading":
      hostState.progress = data.total > 0 ? data.loaded / data.total : 0;
      break;
    case "ready":
      hostState.phase = "ready";
      // Only now: until it ran, it was to have the whole network.
      void keep().then(keepRuntime);
      break;
    case "failed":
      hostState.fault = data.fault;
      end("failed");
      break;
    case "unsaved":
      hostState.unsaved = data.fault;
      break;
    case "answer":
      // Some statuses allow no body, not even an empty one.
      asked.get(data.id)?.answer(new Response(data.text || null, { status: data.status }));
      asked.delete(data.id);
      break;
    case "opened":
      channels.get(data.id)?.opened();
      break;
    case "heard":
      channels.get(data.id)?.heard(data.text);
      break;
    case "closed":
      channels.get(data.id)?.closed();
      channels.delete(data.id);
  }
}

async function tell(message: ToHost): Promise<void> {
  if (hostState.phase !== "failed") (await begin()).postMessage(message);
}

/** Ask as a server would be asked: a path such as `/api/tables?mine=true`. */
export function request(method: string, path: string, body: string): Promise<Response> {
  const id = ++last;
  return new Promise((answer, fail) => {
    if (hostState.phase === "failed") return fail(new HostFault());
    asked.set(id, { answer, fail });
    void tell({ t: "request", id, method, path, body });
  });
}

/** A channel like a WebSocket at this path. */
export function openChannel(path: string): OpenChannel {
  return (events): Channel => {
    if (hostState.phase === "failed") queueMicrotask(events.closed);
    const id = ++last;
    let open = false;
    channels.set(id, {
      opened: () => {
        open = true;
        events.opened();
      },
      heard: (text) => events.heard(text),
      closed: () => {
        open = false;
        events.closed();
      },
    });
    void tell({ t: "open", id, path });
    return {
      isOpen: () => open,
      send: (text) => void tell({ t: "send", id, text }),
      close: () => {
        const found = channels.get(id);
        channels.delete(id);
        void tell({ t: "close", id });
        found?.closed();
      },
    };
  };
}
