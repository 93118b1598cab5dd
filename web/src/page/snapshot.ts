/** The interpreter's memory just after its start, kept in the browser: with it the next start takes a fraction of the time. */

const CACHE = "eldritch-snapshot";

/** The memory kept for this version of Python, or null. Pages without https have no cache. */
export async function keptSnapshot(address: string): Promise<ArrayBuffer | null> {
  const kept = await (await store())?.match(address);
  return kept ? kept.arrayBuffer() : null;
}

/** Keep it in place of any other. Without it all works as well, so a full disk is no harm. */
export async function keepSnapshot(address: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  await forgetSnapshot();
  await (await store())?.put(address, new Response(memory)).catch(() => undefined);
}

export async function forgetSnapshot(): Promise<void> {
  if ("caches" in self) await caches.delete(CACHE).catch(() => false);
}

async function store(): Promise<Cache | null> {
  return "caches" in self ? caches.open(CACHE).catch(() => null) : null;
}
