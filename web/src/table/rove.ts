/** One stop of the Tab key for a whole zone; inside it the arrows go from button to button. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function rove(zone: HTMLElement): () => void {
  let current: HTMLElement | null = null;

  function buttons(): HTMLButtonElement[] {
    return [...zone.querySelectorAll("button")];
  }
  function settle(): void {
    const all = buttons();
    if (!current || !all.includes(current as HTMLButtonElement)) current = all[0] ?? null;
    for (const one of all) {
      const stop = one === current ? 0 : -1;
      if (one.tabIndex !== stop) one.tabIndex = stop;
    }
  }
  function enter(event: FocusEvent): void {
    if (event.target instanceof HTMLButtonElement) current = event.target;
    settle();
  }
  function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = buttons();
    const next = all[all.indexOf(event.target as HTMLButtonElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(zone, { childList: true, subtree: true });
  zone.addEventListener("focusin", enter);
  zone.addEventListener("keydown", walk);
  settle();
  return () => {
    watcher.disconnect();
    zone.removeEventListener("focusin", enter);
    zone.removeEventListener("keydown", walk);
  };
}
