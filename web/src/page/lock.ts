/** Only one tab of this browser has the tables, so that no two write the same game. */

const NAME = "eldritch-host";
/** Milliseconds that a page which is just closing may still hold it. */
const CLOSING = 700;

interface Waiting {
  /** Another tab holds it. */
  elsewhere(): void;
  /** Another tab has taken it from us. */
  lost(): void;
}

let pending: AbortController | undefined;
let take: (() => void) | undefined;

/** Wait until no other tab has the tables, or until they are taken from it. */
export function hold({ elsewhere, lost }: Waiting): Promise<void> {
  // Pages without https have no locks; there the storage itself refuses what another tab has overtaken.
  if (!navigator.locks) return Promise.resolve();
  const slow = setTimeout(elsewhere, CLOSING);
  return new Promise((held) => {
    let ours = false;
    const keep = (): Promise<never> => {
      ours = true;
      clearTimeout(slow);
      held();
      return new Promise(() => {});
    };
    const failed = (): void => void (ours && lost());
    pending = new AbortController();
    navigator.locks.request(NAME, { signal: pending.signal }, keep).catch(failed);
    take = () => {
      pending?.abort();
      navigator.locks.request(NAME, { steal: true }, keep).catch(failed);
    };
  });
}

/** Take the tables from the tab that has them. */
export function takeOver(): void {
  take?.();
}
