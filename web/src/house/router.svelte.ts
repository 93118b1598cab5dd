/** The page's address: what it names, and going elsewhere without loading anew. */

let path = $state(location.pathname);
let query = $state(location.search);

addEventListener("popstate", read);

function read(): void {
  path = location.pathname;
  query = location.search;
}

export const address = {
  get path(): string {
    return path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
};

export function go(to: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  read();
  scrollTo(0, 0);
}

/** The values of a pattern such as `/table/:id` in the present path, or null if it does not fit. */
export function match(pattern: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/\/$/, "").split("/");
  if (wanted.length !== given.length && !(pattern === "/" && path === "/")) return null;
  const values: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const word = given[place] ?? "";
    if (part.startsWith(":")) values[part.slice(1)] = decodeURIComponent(word);
    else if (part !== word) return null;
  }
  return values;
}

/** Let links inside the page go there without loading anew; keys that open tabs keep doing so. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.origin !== location.origin) return;
  if (link.hasAttribute("download") || link.pathname.startsWith("/api/") || link.pathname.startsWith("/art/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
