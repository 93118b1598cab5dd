/** The worker with the tables: Python answers here what a server answers elsewhere. */

import { BotPool } from "./botPool";
import type { FromHost, ToHost } from "./messages";
import { faultOf, loadPython, type PythonChannel, type PythonHost } from "./runtime";
import { openStorage } from "./storage";

const channels = new Map<number, Promise<PythonChannel>>();
let started: Promise<PythonHost>;

function tell(message: FromHost): void {
  self.postMessage(message);
}

async function start({ base, bots, counts }: Extract<ToHost, { t: "start" }>): Promise<PythonHost> {
  const progress = counts ? (loaded: number, total: number) => tell({ t: "loading", loaded, total }) : undefined;
  const python = await loadPython(base, progress);
  const storage = await openStorage((fault) => tell({ t: "unsaved", fault }));
  const newWorker = () => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
  return python.pyimport("eldritch.page").start(storage, new BotPool(newWorker, base, bots));
}

async function answer({ id, method, path, body }: Extract<ToHost, { t: "request" }>): Promise<void> {
  try {
    const [status, text] = await (await started).request(method, path, body);
    tell({ t: "answer", id, status: Number(status), text: String(text) });
  } catch (error) {
    console.error(error);
    tell({ t: "answer", id, status: 500, text: "" });
  }
}

async function open({ id, path }: Extract<ToHost, { t: "open" }>): Promise<PythonChannel> {
  const host = await started;
  tell({ t: "opened", id });
  return host.open(path, (text) => tell({ t: "heard", id, text }), () => tell({ t: "closed", id }));
}

self.onmessage = ({ data }: MessageEvent<ToHost>) => {
  switch (data.t) {
    case "start":
      started = start(data);
      started.then(
        () => tell({ t: "ready" }),
        (error: unknown) => (console.error(error), tell({ t: "failed", fault: faultOf(error), text: String(error) })),
      );
      break;
    case "request":
      void answer(data);
      break;
    case "open":
      channels.set(data.id, open(data));
      channels.get(data.id)!.catch((error: unknown) => (console.error(error), tell({ t: "closed", id: data.id })));
      break;
    case "send":
      channels.get(data.id)?.then((channel) => channel.receive(data.text), () => undefined);
      break;
    case "close":
      channels.get(data.id)?.then((channel) => channel.close(), () => undefined);
      channels.delete(data.id);
  }
};
