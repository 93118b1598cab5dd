/** Calling somebody back to the table: the title blinks, the icon has a dot, a notice of the system, a tremble. */

import { art } from "./art.svelte";
import { file } from "./host";
import { settings } from "./settings.svelte";

const BLINK = 1000;
const TREMBLE = [90, 60, 90];

let calling = $state(false);
let lit = $state(false);
let timer: ReturnType<typeof setInterval> | undefined;

export const notice = {
  /** Whether the title should show the call just now. */
  get lit(): boolean {
    return calling && lit;
  },
};

/** It is one's turn. If nobody looks, say so by every way that is allowed. */
export function call(words: string): void {
  if (settings.tremble && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TREMBLE);
  if (!document.hidden && document.hasFocus()) return;
  calling = true;
  dot(true);
  clearInterval(timer);
  timer = setInterval(() => (lit = !lit), BLINK);
  if (settings.notify && "Notification" in window && Notification.permission === "granted") {
    const shown = new Notification("Eldritch", { body: words, tag: "turn", icon: art("house-icon") });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}

/** Somebody looks again, or the turn is over. */
export function hush(): void {
  if (!calling) return;
  calling = lit = false;
  clearInterval(timer);
  dot(false);
}

/** Ask the browser to allow notices; whether it does. */
export async function allowNotices(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

function dot(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = file(on ? "favicon-dot.svg" : "favicon.svg");
}
