/** Requests to the server. What it refuses comes back as a Refusal with a message key. */

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

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(UNREACHED);
  }
  const data: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const problem = data as { error?: string; args?: Record<string, string | number> } | null;
  throw new Refusal(problem?.error ?? "house-error-unknown", problem?.args);
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("PATCH", path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("PUT", path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);
