/** Looking closer at something: by hovering, by a long press, or by Z with the focus on it. */

import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

const HOVER = 250;
const PRESS = 350;

let content = $state.raw<Snippet | null>(null);

export const zoom = {
  /** What is looked at now; the drawer shows it, and where there is none a panel beside the table. */
  get content(): Snippet | null {
    return content;
  },
  show(what: Snippet): void {
    content = what;
  },
  hide(): void {
    content = null;
  },
};

/** Let an element be looked at closer: `<button {@attach closer(card)}>`. */
export function closer(what: Snippet): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const wait = (time: number) => {
      clearTimeout(timer);
      held = false;
      timer = setTimeout(() => {
        zoom.show(what);
        held = time === PRESS;
      }, time);
    };
    // Whoever holds a thing to look at it does not mean to use it.
    const use = (event: MouseEvent) => {
      if (held) {
        event.stopPropagation();
        event.preventDefault();
      }
      held = false;
    };
    const stop = () => {
      clearTimeout(timer);
      if (content === what) zoom.hide();
    };
    const listeners: [keyof HTMLElementEventMap, (event: never) => void][] = [
      ["pointerenter", (event: PointerEvent) => event.pointerType === "mouse" && wait(HOVER)],
      ["pointerdown", (event: PointerEvent) => event.pointerType !== "mouse" && wait(PRESS)],
      ["pointerleave", stop],
      ["pointercancel", stop],
      ["blur", stop],
      ["click", use],
      ["contextmenu", (event: MouseEvent) => held && event.preventDefault()],
      ["keydown", (event: KeyboardEvent) => event.code === "KeyZ" && (content === what ? zoom.hide() : zoom.show(what))],
    ] as [keyof HTMLElementEventMap, (event: never) => void][];
    for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
    return () => {
      stop();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
    };
  };
}
