/** Where things are on the screen. */

/** Where a thing is; of one without a box of its own, where all that is in it is. */
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const parts = box.width + box.height > 0 ? [box] : [...element.children].map(boxOf).filter((part) => part.width + part.height > 0);
  const [left, top] = [Math.min(...parts.map((part) => part.left)), Math.min(...parts.map((part) => part.top))];
  const [right, bottom] = [Math.max(...parts.map((part) => part.right)), Math.max(...parts.map((part) => part.bottom))];
  return parts.length > 0 ? new DOMRect(left, top, right - left, bottom - top) : box;
}

/** As much of a thing as can be seen: not what has scrolled away, nor what is beyond the root. */
export function seenOf(element: Element, root: Element): DOMRect | null {
  let { left, top, right, bottom } = boxOf(element);
  for (let around = element.parentElement; around && root.contains(around); around = around.parentElement) {
    if (around !== root && getComputedStyle(around).overflowX === "visible") continue;
    const box = around.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}

/** Where a panel of this size goes so that it is beside a thing, within the room and not over the thing, if that is possible. */
export function beside(thing: DOMRect, panel: { width: number; height: number }, room: DOMRect, gap: number): { left: number; top: number } {
  const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));
  const across = within(thing.left + thing.width / 2 - panel.width / 2, room.left + gap, room.right - gap - panel.width);
  const down = within(thing.top + thing.height / 2 - panel.height / 2, room.top + gap, room.bottom - gap - panel.height);
  if (thing.top - gap - panel.height >= room.top) return { left: across, top: thing.top - gap - panel.height };
  if (thing.bottom + gap + panel.height <= room.bottom) return { left: across, top: thing.bottom + gap };
  if (thing.right + gap + panel.width <= room.right) return { left: thing.right + gap, top: down };
  if (thing.left - gap - panel.width >= room.left) return { left: thing.left - gap - panel.width, top: down };
  const higher = thing.top - room.top > room.bottom - thing.bottom;
  return { left: across, top: higher ? room.top + gap : room.bottom - gap - panel.height };
}
