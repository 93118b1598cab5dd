/// <reference lib="webworker" />
/**
 * The service worker: the app's own files come from this browser, so that it opens at once and without a network.
 * Everything but the pages has a hash of its content in its name, and is fetched once.
 */

declare const self: ServiceWorkerGlobalScope;
/** The files of the app, put here when it is built. */
declare const FILES: { version: string; files: string[] };

const ROOT = new URL(".", self.location.href).href;
const PYTHON = new URL(self.location.href).searchParams.get("python") ?? "";
const SHELL = `eldritch-shell-${FILES.version}-${PYTHON}`;
/** Python and the pictures, of whichever version. */
const MORE = "eldritch-more";
const LIST = `${ROOT}py/runtime.json`;

async function install(): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.addAll(["", ...FILES.files].map((name) => new Request(ROOT + name, { cache: "no-cache" })));
  if (!PYTHON) return;
  await shell.add(new Request(LIST, { cache: "no-cache" }));
  // Tables at this device are to go on without a network after the update, too.
  if ((await pythonKept()).length > 0) await keepPython();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("eldritch-shell-") && name !== SHELL) await caches.delete(name);
  const wanted = await pythonWanted();
  const more = await caches.open(MORE);
  for (const request of await pythonKept()) if (!wanted.has(request.url)) await more.delete(request);
  await self.clients.claim();
}

interface Runtime {
  version: string;
  files: Record<string, string>;
  archives: { path: string }[];
}

/** The addresses of everything that this version of Python has. */
async function pythonWanted(): Promise<Set<string>> {
  const list = await (await caches.open(SHELL)).match(LIST);
  if (!list) return new Set();
  const { files, archives } = (await list.json()) as Runtime;
  return new Set([...Object.values(files), ...archives.map(({ path }) => path)].map((path) => ROOT + path));
}

async function pythonKept(): Promise<Request[]> {
  const kept = await (await caches.open(MORE)).keys();
  return kept.filter(({ url }) => url.startsWith(`${ROOT}py/`));
}

/** Keep what is not kept yet of Python. */
async function keepPython(): Promise<void> {
  const more = await caches.open(MORE);
  for (const url of await pythonWanted()) if (!(await more.match(url))) await more.add(url);
}

/** From the cache, or else from the network and into the cache. */
async function once(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const more = await caches.open(MORE);
    await more.put(request, answer.clone());
  }
  return answer;
}

/** From the network, or else what came last time. */
async function fresh(request: Request): Promise<Response> {
  const more = await caches.open(MORE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await more.put(request, answer.clone());
    return answer;
  } catch (fault) {
    const kept = await more.match(request);
    if (kept) return kept;
    throw fault;
  }
}

async function shell(name: string, request: Request): Promise<Response> {
  return (await (await caches.open(SHELL)).match(ROOT + name)) ?? fetch(request);
}

function answerTo(request: Request): Promise<Response> | null {
  const name = request.url.startsWith(ROOT) ? request.url.slice(ROOT.length).split(/[?#]/)[0]! : null;
  if (name === null || request.method !== "GET" || request.cache === "no-store") return null;
  if (request.url === LIST || FILES.files.includes(name)) return shell(name, request);
  if (/^py\//.test(name) || /^art\/.*\.svg$/.test(name)) return once(request);
  if (/^(api\/)?art\//.test(name)) return fresh(request);
  // Any page is the one page; on the server other things, too, can be gone to.
  const isPage = request.mode === "navigate" && !/^(api|docs|metrics)(\/|$)/.test(name);
  return isPage ? shell("", request) : null;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
self.addEventListener("message", (event) => {
  if (event.data === "use") void self.skipWaiting();
  if (event.data === "python") event.waitUntil(keepPython());
});

export {};
