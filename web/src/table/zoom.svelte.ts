/** Looking closer at something: by hovering, by a long press, or by Z with the focus on it. */

import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

import { explained } from "../words/explained.svelte";

const HOVER = 250;
const PRESS = 350;
/** Time enough for the pointer to come over to what is shown, where keywords can be opened. */
const LINGER = 600;

let content = $state.raw<Snippet | null>(null);
/** What is looked at, and where it is shown. */
let origin = $state.raw<HTMLElement | null>(null);
let panel: HTMLElement | null = null;
/** Called by a long press, it stays until something else is touched. */
let held = $state(false);

export const zoom = {
  /** What is looked at now; the drawer shows it, and where there is none a panel over the table. */
  get content(): Snippet | null {
    return content;
  },
  /** Where such a panel stands, so that it never covers what is looked at. */
  get away(): string {
    if (!origin) return "";
    const { left, right, top, bottom } = origin.getBoundingClientRect();
    return `${top + bottom > innerHeight ? "up" : "down"} ${left + right > innerWidth ? "left" : "right"}`;
  },
  /** What is looked at. */
  get origin(): HTMLElement | null {
    return origin;
  },
  get held(): boolean {
    return held;
  },
  show(what: Snippet, from: HTMLElement): void {
    content = what;
    origin = from;
    held = false;
  },
  hide(): void {
    content = null;
    held = false;
  },
};

/** The pointer or the focus went elsewhere: shown no more, unless it went to what is shown. */
function leave(what: Snippet | null = content): void {
  setTimeout(() => {
    const word = explained.now?.from ?? document.activeElement;
    const inside = panel?.matches(":hover") || panel?.contains(word);
    if (content === what && !held && !inside && !origin?.matches(":hover")) zoom.hide();
  }, LINGER);
}

/** Whoever touches something else is done with looking; an explanation closes first. */
function touch(event: PointerEvent): void {
  const at = event.target as Node;
  if (content && !explained.now && !panel?.contains(at) && (held || !origin?.contains(at))) zoom.hide();
}

/** What is shown stays while the pointer or the focus is in it or beside it: `<figure {@attach looked}>`. */
export const looked: Attachment<HTMLElement> = (figure) => {
  const element = figure.closest<HTMLElement>(".zoom") ?? figure;
  panel = element;
  const away = () => leave();
  const back = (event: KeyboardEvent) => {
    if (event.code !== "KeyZ" && event.key !== "Escape") return;
    event.stopPropagation();
    zoom.hide();
    origin?.focus();
  };
  element.addEventListener("pointerleave", away);
  element.addEventListener("focusout", away);
  element.addEventListener("keydown", back);
  addEventListener("pointerdown", touch, true);
  return () => {
    if (panel === element) panel = null;
    element.removeEventListener("pointerleave", away);
    element.removeEventListener("focusout", away);
    element.removeEventListener("keydown", back);
    removeEventListener("pointerdown", touch, true);
  };
};

/** Let an element be looked at closer: `<button {@attach closer(card)}>`. */
export function closer(what: Snippet): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const wait = (time: number) => {
      clearTimeout(timer);
      pressed = false;
      timer = setTimeout(() => {
        zoom.show(what, element);
        pressed = held = time === PRESS;
      }, time);
    };
    // Whoever holds a thing to look at it does not mean to use it.
    const use = (event: MouseEvent) => {
      clearTimeout(timer);
      if (pressed) {
        event.stopPropagation();
        event.preventDefault();
      }
      pressed = false;
    };
    const stop = () => {
      clearTimeout(timer);
      leave(what);
    };
    // Z looks, Z again goes to the keywords, and Z there comes back.
    const look = (event: KeyboardEvent) => {
      if (event.code === "Escape" && content === what) zoom.hide();
      if (event.code !== "KeyZ") return;
      const word = content === what ? panel?.querySelector<HTMLElement>("a, button") : null;
      if (word) word.focus();
      else if (content === what) zoom.hide();
      else zoom.show(what, element);
    };
    const listeners: [keyof HTMLElementEventMap, (event: never) => void][] = [
      ["pointerenter", (event: PointerEvent) => event.pointerType === "mouse" && wait(HOVER)],
      ["pointerdown", (event: PointerEvent) => event.pointerType !== "mouse" && wait(PRESS)],
      ["pointerleave", stop],
      ["pointercancel", stop],
      ["blur", stop],
      ["click", use],
      ["contextmenu", (event: MouseEvent) => pressed && event.preventDefault()],
      ["keydown", look],
    ] as [keyof HTMLElementEventMap, (event: never) => void][];
    for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      if (content === what) zoom.hide();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
    };
  };
}
