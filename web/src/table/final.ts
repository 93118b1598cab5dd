/** The point of no return: what cannot be taken back bears a seal, and says so to who points at it or cannot see it. */

import type { Attachment } from "svelte/attachments";

import type { TableState } from "../house/tableState.svelte";
import type { ChoiceShown } from "../house/wire";
import { say } from "../house/words.svelte";

/** Whether one of these actions cannot be taken back. The server says it of everything that can be chosen now. */
export function isFinal(live: TableState, ...actions: number[]): boolean {
  return actions.some((action) => live.look?.final.includes(action));
}

/** The same of a line of the list. Several things that are picked are given away together: that ends the matter. */
export function isFinalChoice(live: TableState, choice: ChoiceShown): boolean {
  return choice.pick ? choice.pick.most > 1 || isFinal(live, ...choice.pick.each) : isFinal(live, ...choice.actions);
}

/** Put the seal on a button: `<button {@attach sealed(isFinal(live, action))}>`. */
export function sealed(final: boolean): Attachment<HTMLElement> {
  return (element) => {
    if (!final) return;
    const title = element.title;
    element.dataset.final = "";
    element.title = title ? `${title} · ${say("shell-final")}` : say("shell-final");
    element.setAttribute("aria-description", say("shell-final"));
    return () => {
      delete element.dataset.final;
      element.title = title;
      element.removeAttribute("aria-description");
    };
  };
}
