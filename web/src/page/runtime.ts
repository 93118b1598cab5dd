/** Python in a worker: Pyodide, and the archives with everything that it imports. */

import type { BotPool } from "./botPool";
import type { StartFault } from "./messages";
import { forgetSnapshot, keepSnapshot, keptSnapshot } from "./snapshot";
import type { Keeping } from "./storage";

/** `py/runtime.json`: what there is to load. Paths are relative to the app's folder. */
interface Runtime {
  files: { loader: string };
  archives: { path: string; format: "zip" | "wheel" }[];
  /** How many bytes all of it has. */
  size: number;
}

/** A socket, on Python's side. */
export interface PythonChannel {
  receive(text: string): void;
  close(): void;
}

/** What answers in place of a server. */
export interface PythonHost {
  request(method: string, path: string, body: string): Promise<Iterable<number | string>>;
  open(path: string, heard: (text: string) => void, closed: () => void): PythonChannel | Promise<PythonChannel>;
}

export interface Python {
  pyimport(name: "eldritch.page"): { start(storage: Keeping, bots: BotPool): PythonHost };
  pyimport(name: "eldritch.page.thinking"): { answer(request: string): string };
  runPython(code: string): string;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  unpackArchive(content: Uint8Array, format: string, options: { extractDir: string }): void;
}

interface Loader {
  loadPyodide(options: { indexURL: string; _makeSnapshot?: boolean; _loadSnapshot?: ArrayBuffer }): Promise<Python>;
}

/** Something did not come over the network. */
class Unreached extends Error {}

async function bytesOf(address: URL): Promise<Uint8Array> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Unreached(address.href);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Pyodide fetches its files by itself. Let `heard` know of every byte. */
function count(heard: (bytes: number) => void): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (...asked) => {
    const answer = await plain(...asked);
    if (!answer.body) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        heard(chunk.length);
        out.enqueue(chunk);
      },
    });
    return new Response(answer.body.pipeThrough(counter), { status: answer.status, headers: answer.headers });
  };
}

/** Load Python from this folder. `progress` hears how many bytes have come, and of how many. */
export async function loadPython(base: string, progress?: (loaded: number, total: number) => void): Promise<Python> {
  let [loaded, total] = [0, 0];
  if (progress) count((bytes) => progress((loaded += bytes), Math.max(loaded, total)));
  const runtime = JSON.parse(new TextDecoder().decode(await bytesOf(new URL("py/runtime.json", base)))) as Runtime;
  total = runtime.size;
  const archives = Promise.all(runtime.archives.map(async ({ path, format }) => ({ format, content: await bytesOf(new URL(path, base)) })));
  archives.catch(() => undefined); // Not before the loader has come; it may fail for the same reason.
  const address = new URL(runtime.files.loader, base).href;
  const loader = (await import(/* @vite-ignore */ address).catch(() => {
    throw new Unreached(address);
  })) as Loader;
  const python = await interpreter(loader, new URL(".", address).href);
  const packages = python.runPython("import site; site.getsitepackages()[0]");
  for (const { format, content } of await archives) {
    python.unpackArchive(content, format, { extractDir: packages });
  }
  return python;
}

/** The interpreter from its kept memory, or from the beginning; then its memory is kept. */
async function interpreter({ loadPyodide }: Loader, indexURL: string): Promise<Python> {
  const place = `${indexURL}snapshot`;
  const memory = await keptSnapshot(place);
  if (memory) {
    try {
      const python = await loadPyodide({ indexURL, _loadSnapshot: memory });
      // Else chance would repeat itself.
      python.runPython("import random; random.seed()");
      return python;
    } catch {
      await forgetSnapshot();
    }
  }
  const python = await loadPyodide({ indexURL, _makeSnapshot: true });
  void keepSnapshot(place, python.makeMemorySnapshot());
  return python;
}

/** What to say when it could not be loaded. */
export function faultOf(error: unknown): StartFault {
  if (error instanceof Unreached) return "unreached";
  if (typeof WebAssembly !== "object" || error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) return "old";
  return error instanceof RangeError ? "memory" : "start";
}
