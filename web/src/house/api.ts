/** Requests to the server, or to the page's own host. What it refuses comes back as a Refusal with a message key. */

import { HostFault, request } from "../page/host";
import { isLocal } from "./host";

export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

/** The server could not be reached at all. */
export const UNREACHED = "house-error-unreached";

/** The page's own host has failed: the page says why, and asking again does not help. */
const NO_HOST = "page-not-running";

function answered(method: string, path: string, body?: string): Promise<Response> {
  if (isLocal) return request(method, `/api${path}`, body ?? "");
  return fetch(`/api${path}`, { method, headers: body === undefined ? {} : { "content-type": "application/json" }, body: body ?? null });
}

/** What an answer says, once it comes. */
export async function read<T>(coming: Promise<Response>): Promise<T> {
  const answer = await coming.catch((fault: unknown) => {
    throw new Refusal(fault instanceof HostFault ? NO_HOST : UNREACHED);
  });
  const data: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const problem = data as { error?: string; args?: Record<string, string | number> } | null;
  throw new Refusal(problem?.error ?? (answer.status === 404 ? "server-not-found" : "house-error-unknown"), problem?.args);
}

function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return read<T>(answered(method, path, body === undefined ? undefined : JSON.stringify(body)));
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("PATCH", path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("PUT", path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);

/** Send a text as it is, such as a saved game. */
export const upload = <T>(path: string, text: string): Promise<T> => read<T>(answered("POST", path, text));

/** Save what is at this path as a file. */
export async function save(path: string, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await answered("GET", path)).blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
