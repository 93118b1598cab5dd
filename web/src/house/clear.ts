/** Where the shell's notes may lie: over a part of the table that can be missed for a while, not over what is counted. */

import type { Attachment } from "svelte/attachments";

import type { TableState } from "./tableState.svelte";

/** How far notes keep from the edges of the table, in pixels: they hang from above, or stand on something below. */
export interface Clear {
  top: number | null;
  bottom: number | null;
  left: number;
  right: number;
}

export const ANYWHERE: Clear = { top: 0, bottom: null, left: 0, right: 0 };

/** How much of a small screen a drawer may cover, from the left upper corner on, as CSS lengths. */
export interface Cover {
  width: string;
  height: string;
}

/** Keep a drawer off this element, which has what a player needs to act: it covers what is above it, or left of it. */
export function keepsInSight(live: TableState): Attachment<HTMLElement> {
  return (element) => {
    const stage = element.closest<HTMLElement>("main") ?? document.body;

    function measure(): void {
      const [place, whole] = [element.getBoundingClientRect(), stage.getBoundingClientRect()];
      const left = place.left - whole.left;
      live.cover = left > whole.width / 3 ? { width: `${left}px`, height: "100%" } : { width: "100%", height: `${place.top - whole.top}px` };
    }

    const watch = new ResizeObserver(measure);
    for (const one of [element, element.parentElement!, stage]) watch.observe(one);
    return () => {
      watch.disconnect();
      live.cover = null;
    };
  };
}

/** Let the notes lie over this element, from its upper edge down; on it, if it is no more than a line. */
export function notesOver(live: TableState): Attachment<HTMLElement> {
  return (element) => {
    const stage = element.closest<HTMLElement>("main") ?? document.body;

    function measure(): void {
      const [place, whole] = [element.getBoundingClientRect(), stage.getBoundingClientRect()];
      const line = place.height === 0;
      live.clear = {
        top: line ? null : place.top - whole.top,
        bottom: line ? whole.bottom - place.bottom : null,
        left: place.left - whole.left,
        right: whole.right - place.right,
      };
    }

    // It may move without changing its own size.
    const watch = new ResizeObserver(measure);
    for (const one of [element, element.parentElement!, stage]) watch.observe(one);
    return () => {
      watch.disconnect();
      live.clear = ANYWHERE;
    };
  };
}
