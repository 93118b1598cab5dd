/** Asking again: a table that nobody can see because one answer got lost is worse than one that comes a second later. */

import { Refusal, UNREACHED } from "./api";

const FIRST = 300;
const GROWTH = 1.5;
const LONGEST = 8000;
/** What the server answers while it is too busy, or while somebody between us and it cannot reach it. */
const PASSING = [UNREACHED, "house-error-unknown", "server-too-fast", "server-busy"];

/** Whether asking again can help: not if the server has understood and refuses. */
function isPassing(fault: unknown): boolean {
  return !(fault instanceof Refusal) || PASSING.includes(fault.key);
}

/** Ask until it is answered, at longer and longer intervals. `failed` hears of each failure that may pass; others are thrown. */
export async function patiently<T>(ask: () => Promise<T>, failed?: (fault: unknown) => void): Promise<T> {
  for (let wait = FIRST; ; wait = Math.min(GROWTH * wait, LONGEST)) {
    try {
      return await ask();
    } catch (fault) {
      if (!isPassing(fault)) throw fault;
      failed?.(fault);
      await new Promise((go) => setTimeout(go, wait));
    }
  }
}
