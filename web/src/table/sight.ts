/** Where things are on the screen. */

/** Where a thing is; of one without a box of its own, where all that is in it is. */
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const parts = box.width + box.height > 0 ? [box] : [...element.children].map(boxOf).filter((part) => part.width + part.height > 0);
  const [left, top] = [Math.min(...parts.map((part) => part.left)), Math.min(...parts.map((part) => part.top))];
  const [right, bottom] = [Math.max(...parts.map((part) => part.right)), Math.max(...parts.map((part) => part.bottom))];
  return parts.length > 0 ? new DOMRect(left, top, right - left, bottom - top) : box;
}

/** Where the words and pictures in a thing are. */
export function contentOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
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

/** How much of one rectangle lies under another, in square pixels. */
function shared(one: DOMRect, other: DOMRect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

const STEP = 6;

/**
 * Where a panel of this size goes so that it is beside a thing and within the room. It covers neither the thing nor what is
 * to be kept in sight, such as names, if that is possible, and is as near to the thing as it can be.
 */
export function beside(thing: DOMRect, panel: { width: number; height: number }, room: DOMRect, gap: number, kept: DOMRect[] = []): { left: number; top: number } {
  const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));
  const [first, last] = [room.left + gap, room.right - gap - panel.width];
  const [highest, lowest] = [room.top + gap, room.bottom - gap - panel.height];
  const across = within(thing.left + thing.width / 2 - panel.width / 2, first, last);
  const down = within(thing.top + thing.height / 2 - panel.height / 2, highest, lowest);
  const near = new DOMRect(thing.left - gap + 1, thing.top - gap + 1, thing.width + 2 * gap - 2, thing.height + 2 * gap - 2);
  const lefts = [across, first, last, thing.right + gap, thing.left - gap - panel.width].filter((left) => left >= first && left <= last);
  const tops = [thing.top - gap - panel.height, thing.bottom + gap, down].filter((top) => top >= highest && top <= lowest);
  for (let top = highest; top <= lowest; top += STEP) tops.push(top);
  let best = { left: across, top: Math.max(highest, lowest), cost: Infinity };
  for (const top of tops) {
    for (const left of lefts) {
      const box = new DOMRect(left, top, panel.width, panel.height);
      const covered = shared(box, near) * 4 + kept.reduce((sum, one) => sum + shared(box, one), 0);
      const far = Math.hypot(left - across, top + panel.height / 2 - thing.top - thing.height / 2);
      const cost = covered * room.height + far;
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return { left: best.left, top: best.top };
}
