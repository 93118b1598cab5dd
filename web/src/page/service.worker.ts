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
  if (PYTHON) await shell.add(new Request(LIST, { cache: "no-cache" }));
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("eldritch-shell-") && name !== SHELL) await caches.delete(name);
  await self.clients.claim();
}

interface Runtime {
  version: string;
  files: Record<string, string>;
  archives: { path: string }[];
}

/** Keep what is not kept yet of Python, and nothing of an older one. */
async function keepPython(): Promise<void> {
  const list = await caches.match(LIST);
  if (!list) return;
  const { files, archives } = (await list.json()) as Runtime;
  const wanted = new Set([...Object.values(files), ...archives.map(({ path }) => path)].map((path) => ROOT + path));
  const more = await caches.open(MORE);
  for (const { url } of await more.keys()) if (url.startsWith(`${ROOT}py/`) && !wanted.has(url)) await more.delete(url);
  for (const url of wanted) if (!(await more.match(url))) await more.add(url);
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
