/**
 * Dragging, beside tapping: a thing is picked up where it lies and let go over a place that takes it.
 *
 * A place says what it takes by `data-drop`, words with spaces between them; a thing says what it is by `kind`. While a
 * thing is over a place that takes it, the place has `data-over`. Tapping goes on working: a drag begins only when the
 * pointer has moved, by touch only when it has moved across the direction in which the zone scrolls.
 */

import type { Attachment } from "svelte/attachments";

export interface Drag {
  /** What is dragged, for `data-drop`; null if it cannot be now. */
  kind: string | null;
  /** What follows the pointer, if not a copy of the thing. */
  shadow?: () => HTMLElement;
  /** Nothing scrolls there: by touch it may leave in any direction. */
  loose?: boolean;
  /** It was picked up: places may light up. */
  pick?: () => void;
  /** It was let go over this place; by default the place is pressed. */
  drop?: (place: HTMLElement) => void;
  /** It was let go elsewhere. */
  cancel?: () => void;
}

const FAR = 8;

/** The place under a point that takes things of a kind. */
export function placeAt(x: number, y: number, kind: string): HTMLElement | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;
  return under?.dataset.drop?.split(" ").includes(kind) ? under : null;
}

/** Let an element be dragged: `<button {@attach drag(() => ({ kind: "card" }))}>`. */
export function drag(what: () => Drag): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let shadow: HTMLElement | null = null;
    let over: HTMLElement | null = null;

    function begin(event: PointerEvent): void {
      if (event.button !== 0 || what().kind === null) return;
      start = event;
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", abort);
      addEventListener("keydown", key, true);
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      const [across, along] = [Math.abs(event.clientY - start.clientY), Math.abs(event.clientX - start.clientX)];
      const far = event.pointerType === "mouse" || what().loose ? Math.hypot(across, along) > FAR : across > FAR && across > along;
      if (!shadow && !far) return;
      shadow ??= lift();
      shadow.style.translate = `${event.clientX - start.clientX}px ${event.clientY - start.clientY}px`;
      hover(placeAt(event.clientX, event.clientY, what().kind ?? ""));
    }

    /** A copy follows the pointer; whoever waits for a long press is told that there will be none. */
    function lift(): HTMLElement {
      const box = element.getBoundingClientRect();
      const made = what().shadow?.();
      const copy = made ?? (element.cloneNode(true) as HTMLElement);
      copy.inert = true;
      copy.removeAttribute("id");
      copy.classList.add("dragged");
      copy.style.cssText += `;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
      (made ? document.body : element.parentElement!).append(copy);
      // What is contained in its table is placed from the table's corner, not from the window's.
      const placed = copy.getBoundingClientRect();
      copy.style.left = `${2 * box.left - placed.left}px`;
      copy.style.top = `${2 * box.top - placed.top}px`;
      element.dispatchEvent(new PointerEvent("pointerleave"));
      element.addEventListener("click", swallow, { capture: true });
      what().pick?.();
      return copy;
    }

    function hover(place: HTMLElement | null): void {
      if (place === over) return;
      over?.removeAttribute("data-over");
      place?.setAttribute("data-over", "");
      over = place;
    }

    function end(event: PointerEvent): void {
      const { drop, cancel, kind } = what();
      const lifted = shadow !== null;
      const place = lifted && kind !== null ? placeAt(event.clientX, event.clientY, kind) : null;
      stop();
      if (place) (drop ?? ((there) => there.click()))(place);
      else if (lifted) cancel?.();
    }

    function stop(): void {
      hover(null);
      shadow?.remove();
      shadow = start = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", abort);
      removeEventListener("keydown", key, true);
      // The press that ends a drag is no tap.
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
    }

    function abort(): void {
      if (shadow) what().cancel?.();
      stop();
    }

    function key(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !shadow) return;
      event.stopPropagation();
      abort();
    }

    const source: HTMLElement = element as HTMLElement;
    source.addEventListener("pointerdown", begin);
    source.addEventListener("dragstart", swallow);
    // On its own, so that a drag goes on while the table changes.
    $effect(() => {
      element.style.touchAction = what().kind === null ? "" : what().loose ? "none" : "pan-x";
    });
    return () => {
      abort();
      source.removeEventListener("pointerdown", begin);
      source.removeEventListener("dragstart", swallow);
    };
  };
}

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}
