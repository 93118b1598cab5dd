/**
 * What on the table stands for which actions.
 *
 * Everything that can be chosen says to which actions that may lead: `<button {@attach offers(live, action)}>`. So a hint
 * can point at it, and somebody who points at it learns beforehand if it cannot be taken back.
 */

import type { Attachment } from "svelte/attachments";

import type { TableState } from "../house/tableState.svelte";
import type { ChoiceShown } from "../house/wire";
import { say } from "../house/words.svelte";

const offered = new Map<Element, readonly number[]>();
let pointed = $state.raw<Element | null>(null);

/** What is pointed at or has the focus, if it cannot be taken back. */
export const final = {
  get pointed(): Element | null {
    return pointed;
  },
};

/** Whether one of these actions cannot be taken back. */
export function isFinal(live: TableState, ...actions: number[]): boolean {
  return actions.some((action) => live.final.includes(action));
}

/** The same of a line of the list. Several things that are picked are given away together: one final action makes all final. */
export function isFinalChoice(live: TableState, choice: ChoiceShown): boolean {
  return choice.pick ? isFinal(live, ...choice.pick.each, ...choice.pick.then) : isFinal(live, ...choice.actions);
}

/**
 * Say that choosing an element leads to one of these actions. It is final if the only one is, unless it is told
 * otherwise: an element with several only begins a choice.
 */
export function offers(live: TableState, actions: number | readonly number[] | undefined, ends?: boolean): Attachment<Element> {
  const all = actions === undefined ? [] : typeof actions === "number" ? [actions] : actions;
  const marked = ends ?? (all.length === 1 && isFinal(live, all[0]!));
  return (element) => {
    offered.set(element, all);
    const stop = marked ? warn(element) : undefined;
    return () => {
      offered.delete(element);
      stop?.();
    };
  };
}

/** The elements that lead to an action, those first that lead to the fewest others. */
export function offering(action: number): Element[] {
  const found = [...offered].filter(([element, actions]) => actions.includes(action) && element.isConnected);
  return found.sort(([, one], [, other]) => one.length - other.length).map(([element]) => element);
}

function warn(element: Element): () => void {
  const show = () => (pointed = element);
  // Something with the focus that is taken away loses it while the page is being drawn, when nothing may change.
  const hide = () => queueMicrotask(() => (pointed = pointed === element ? null : pointed));
  const enter = (event: Event) => (event as PointerEvent).pointerType === "mouse" && show();
  const focus = () => element.matches(":focus-visible") && show();
  const listeners: [string, (event: Event) => void][] = [["pointerenter", enter], ["pointerleave", hide], ["focus", focus], ["blur", hide], ["click", hide]];
  element.setAttribute("aria-description", say("shell-final"));
  if (element.matches(":focus-visible") || (element.matches(":hover") && matchMedia("(hover: hover)").matches)) show();
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  return () => {
    hide();
    element.removeAttribute("aria-description");
    for (const [name, listener] of listeners) element.removeEventListener(name, listener);
  };
}
