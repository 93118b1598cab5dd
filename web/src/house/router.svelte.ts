/**
 * The page's address: what it names, and going elsewhere without loading again. A page without a server has it behind
 * the `#`, so that any host of files can serve it.
 */

import { isLocal } from "./host";

let path = $state("");
let query = $state("");
let place = $state("");

addEventListener("popstate", read);
read();

function read(): void {
  const { pathname, search, hash } = isLocal ? inside(location.hash.slice(1)) : location;
  [path, query, place] = [pathname, search, decoded(hash.slice(1))];
}

/** What others wrote behind a `#` need not be well formed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address of the app, wherever it is written. */
function inside(path: string): URL {
  return new URL(path.startsWith("/") ? location.origin + path : location.origin);
}

export const address = {
  get path(): string {
    return path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
  /** The place on the page, without its `#`. */
  get place(): string {
    return place;
  },
};

/** How a link to this path of the app is written. */
export function to(there: string): string {
  return isLocal ? `#${there}` : there;
}

/** The same with the host, to be sent to others. */
export function linkTo(there: string): string {
  return new URL(to(there), location.href).href;
}

export function go(there: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", to(there));
  read();
  if (!lookAt(place)) scrollTo(0, 0);
}

/** Write another address for what is shown already. */
export function rewrite(there: string): void {
  history.replaceState(null, "", to(there));
}

/** Bring a place of the page into sight; whether there is one. */
export function lookAt(id: string): boolean {
  const found = id ? document.getElementById(id) : null;
  found?.scrollIntoView();
  return found !== null;
}

/** The values of a pattern such as `/table/:id` in the present path, or null if it does not fit. */
export function match(pattern: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/\/$/, "").split("/");
  if (wanted.length !== given.length && !(pattern === "/" && path === "/")) return null;
  const values: Record<string, string> = {};
  for (const [number, part] of wanted.entries()) {
    const word = given[number] ?? "";
    if (part.startsWith(":")) values[part.slice(1)] = decodeURIComponent(word);
    else if (part !== word) return null;
  }
  return values;
}

/** Where a link leads in the app, or null if it leads out of it or the browser goes there itself. */
function target(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return null;
  if (isLocal) return link.hash.startsWith("#/") ? link.hash.slice(1) : null;
  if (/^\/(api|art)\//.test(link.pathname) || (link.pathname === location.pathname && link.hash)) return null;
  return link.pathname + link.search + link.hash;
}

/** Let links inside the app go there without loading again; keys that open tabs keep doing so. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const there = target(link);
  if (there !== null) {
    event.preventDefault();
    go(there);
  } else if (isLocal && link.getAttribute("href")?.startsWith("#")) {
    // A place on this page: the address behind the `#` must stay.
    event.preventDefault();
    const found = document.getElementById(link.hash.slice(1));
    found?.setAttribute("tabindex", "-1");
    found?.focus();
  }
}
