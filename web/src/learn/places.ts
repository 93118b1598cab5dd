/**
 * What a coach points at, found on the table by the words it bears.
 *
 * A point is a region, alone or with what is in it: the key of a message that its label contains, `#2` for the second
 * button, `part-salem` for a part of a map, or `@` for the button that does what is awaited. So `hand
 * realms-card-follower` is a Follower in the hand.
 */

import { uiOf } from "../games";
import { folded } from "../words/folding";

/** A keyword is only read about; it is nothing to be pointed at. */
const THINGS = "button, [role=button]:not(.keyword), [role=img], article, li, figure";

function labelOf(element: Element): string {
  return folded(element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ");
}

/** The element that a point means, if it is on the table now. */
export function find(root: ParentNode, game: string, point: string, said: (key: string) => string, awaited: string): Element | null {
  const [region = "", what = ""] = point.split(" ", 2);
  const place = root.querySelector(uiOf(game).regions?.[region] ?? "nothing");
  if (!place || !what) return place;
  const number = /^#(\d+)$/.exec(what);
  if (number) return place.querySelectorAll('button:not([aria-disabled="true"])')[Number(number[1]) - 1] ?? null;
  if (what.startsWith("part-")) return place.querySelector(`#${what}`);
  const words = folded(what === "@" ? awaited : said(what));
  const found = [...place.querySelectorAll(THINGS)].filter((element) => words && labelOf(element).includes(words) && isShown(element));
  // Of several that contain each other the innermost is meant, of several beside each other the first.
  return found.find((element) => !found.some((other) => other !== element && element.contains(other))) ?? null;
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
