/** The service worker: the app opens without a network, and a new version waits until it is wanted. */

import { file } from "../house/host";
import { match } from "../house/router.svelte";

/** Milliseconds between two looks whether there is a new version. */
const OFTEN = 3_600_000;

let waiting = $state.raw<ServiceWorker | null>(null);
let isOffline = $state(!navigator.onLine);
let isKept = $state(false);

/** Whether a new version waits to be used. */
export const updates = {
  get ready(): boolean {
    return waiting !== null;
  },
};

export const offline = {
  /** Whether the browser says that there is no network. */
  get now(): boolean {
    return isOffline;
  },
  /** Whether everything is kept that tables at this device need. */
  get playable(): boolean {
    return isKept;
  },
};

/** Use the new version now. All tabs load again; games are stored. */
export function update(): void {
  waiting?.postMessage("use");
}

/** Have the app kept in the browser, and hear of new versions. Where the browser does not want to, nothing else changes. */
export function keep(): Promise<void> {
  return register().catch(() => undefined);
}

async function register(): Promise<void> {
  addEventListener("online", () => (isOffline = false));
  addEventListener("offline", () => (isOffline = true));
  const { serviceWorker } = navigator;
  if (!serviceWorker || import.meta.env.DEV) return;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  const registration = await serviceWorker.register(file(`sw.js?python=${await pythonVersion()}`), { scope: file("") });
  // Nothing is open yet that loading again would interrupt.
  if (registration.waiting && !match("/table/:id")) return registration.waiting.postMessage("use");
  watch(registration);
  registration.addEventListener("updatefound", () => watch(registration));
  setInterval(() => void registration.update().catch(() => undefined), OFTEN);
  if (matchMedia("(display-mode: standalone)").matches) void keepRuntime();
  isKept = (await caches.match(file("py/runtime.json"))) !== undefined;
}

/** A new Python is a new version as well. Without a network it stays the one that is there. */
async function pythonVersion(): Promise<string> {
  try {
    const answer = await fetch(file("py/runtime.json"), { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as { version: string }).version : "";
  } catch {
    const known = await navigator.serviceWorker.getRegistration(file(""));
    return new URL(known?.active?.scriptURL ?? location.href).searchParams.get("python") ?? "";
  }
}

function watch({ installing, waiting: found }: ServiceWorkerRegistration): void {
  const look = (worker: ServiceWorker): void => {
    // The very first one takes over by itself.
    if (worker.state === "installed" && navigator.serviceWorker.controller) waiting = worker;
  };
  if (found) look(found);
  installing?.addEventListener("statechange", () => look(installing));
}

/** Everything that games at this device need is to be kept, now that it has come. */
export async function keepRuntime(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("python");
}
