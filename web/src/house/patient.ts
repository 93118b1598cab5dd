/** Asking again: a table that nobody can see because one answer got lost is worse than one that comes a second later. */

const FIRST = 500;
const LONGEST = 8000;

/** Ask until it is answered, at longer and longer intervals. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let wait = FIRST; ; wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await ask();
    } catch {
      await new Promise((go) => setTimeout(go, wait));
    }
  }
}
