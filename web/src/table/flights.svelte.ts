/**
 * Things that move fly from where they lay to where they lie now.
 *
 * A place has `data-place`. Where places were is remembered before each update, because what moved away is no longer
 * there afterwards. With reduced motion nothing flies: the place where it has gone is ringed for a moment.
 */

import { tick, untrack } from "svelte";

import { isCalm } from "../house/settings.svelte";
import type { TableState } from "../house/tableState.svelte";
import type { GameEvent } from "../house/wire";
import { boxOf } from "./sight";

export interface Flight {
  /** Places by order of preference: the first that is on the table is meant. */
  from: string[];
  to: string[];
  /** The address of its picture. */
  picture: string;
}

const TIME = 320;
const BETWEEN = 90;
const RINGED = 1100;
/** More moves at once cannot be followed. */
const MOST = 8;
/** No picture that flies is larger than this. */
const LARGEST = 120;
const RING = "3px solid var(--lamp)";

type Places = Map<string, { box: DOMRect; element: HTMLElement }>;

function placesOf(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-place]")) {
    const box = boxOf(element);
    const place = element.dataset.place!;
    if (box.width > 0 && !found.has(place)) found.set(place, { box, element });
  }
  return found;
}

/** Let what the events moved fly. To be called while a component with this root is set up. */
export function useFlights(live: () => TableState, root: () => HTMLElement | undefined, flightsOf: (events: readonly GameEvent[]) => Flight[]): void {
  let before: Places = new Map();
  $effect.pre(() => {
    void live().look;
    const element = untrack(root);
    before = element ? placesOf(element) : new Map();
  });
  $effect(() => {
    const { look, events } = live();
    if (!look || events.length === 0) return;
    const then = before;
    void tick().then(() => {
      const element = untrack(root);
      if (element) launch(untrack(() => flightsOf(events)).slice(0, MOST), then, placesOf(element));
    });
  });
}

function launch(flights: Flight[], before: Places, now: Places): void {
  const between = flights.length > 3 ? BETWEEN / 2 : BETWEEN;
  const ringed = new Set<HTMLElement>();
  flights.forEach(({ from, to, picture }, number) => {
    const start = from.map((place) => before.get(place)).find((place) => place !== undefined);
    const end = to.map((place) => now.get(place)).find((place) => place !== undefined);
    if (!start || !end) return;
    if (!isCalm()) fly(picture, start.box, end.box, number * between);
    else if (!ringed.has(end.element)) ringed.add(end.element).size && ring(end.element);
  });
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function fly(picture: string, from: DOMRect, to: DOMRect, delay: number): void {
  const size = Math.min(LARGEST, Math.max(from.width, from.height, to.width, to.height));
  const [x, y] = middle(from);
  const [a, b] = middle(to);
  const ghost = new Image(size, size);
  ghost.src = picture;
  ghost.alt = "";
  ghost.className = "flying";
  ghost.style.cssText = `left:${a - size / 2}px;top:${b - size / 2}px`;
  document.body.append(ghost);
  const scale = (box: DOMRect) => Math.min(1, Math.max(box.width, box.height) / size);
  const frames = [
    { transform: `translate(${x - a}px, ${y - b}px) scale(${scale(from)})`, opacity: 1 },
    { transform: `translate(0, 0) scale(${scale(to)})`, opacity: 1, offset: 0.85 },
    { transform: `translate(0, 0) scale(${scale(to)})`, opacity: 0 },
  ];
  const flight = ghost.animate(frames, { duration: TIME, delay, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "both" });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

function ring(element: HTMLElement): void {
  element.animate([{ outline: RING, outlineOffset: "2px" }, { outline: RING, outlineOffset: "2px" }], RINGED);
}
