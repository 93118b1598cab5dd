/** What got lost on the way to the page, pictures and styles, is fetched again by itself. */

import { patiently } from "./patient";

const FIRST = 500;
const TRIES = 8;
const STYLE = /preload CSS for (\S+)/;

const tries = new WeakMap<Element, number>();

/** A picture is asked for again at longer and longer intervals, until there is no hope. */
function mendPicture(event: Event): void {
  const picture = event.target;
  if (!(picture instanceof HTMLImageElement || picture instanceof SVGImageElement)) return;
  const count = tries.get(picture) ?? 0;
  if (count >= TRIES) return;
  tries.set(picture, count + 1);
  const name = picture instanceof HTMLImageElement ? "src" : "href";
  const address = picture.getAttribute(name);
  setTimeout(() => {
    // In the meantime it may show something else.
    if (address && picture.isConnected && picture.getAttribute(name) === address) picture.setAttribute(name, address);
  }, FIRST * 2 ** count);
}

function fetchStyle(address: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => (link.remove(), reject(new Error(address)));
    document.head.append(link);
  });
}

/** Without its style a page still comes; the style follows. */
function mendStyle(event: VitePreloadErrorEvent): void {
  const address = STYLE.exec(event.payload.message)?.[1];
  if (!address) return;
  event.preventDefault();
  void patiently(() => fetchStyle(address));
}

export function mendWhatGetsLost(): void {
  document.addEventListener("error", mendPicture, true);
  window.addEventListener("vite:preloadError", mendStyle);
}
