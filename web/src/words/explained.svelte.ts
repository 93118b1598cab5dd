/** The keyword that is being explained, and what was touched to ask for it. */

interface Explained {
  game: string;
  keyword: string;
  from: HTMLElement;
}

let now = $state.raw<Explained | null>(null);

export const explained = {
  get now(): Explained | null {
    return now;
  },
  close(): void {
    const from = now?.from;
    now = null;
    from?.focus();
  },
};

/** Explain a keyword beside what was touched; touched again, it closes. */
export function explain(game: string, keyword: string, from: HTMLElement): void {
  if (now?.from === from) explained.close();
  else now = { game, keyword, from };
}
