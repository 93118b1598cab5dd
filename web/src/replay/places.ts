/** Where the log of a finished game tells of a card. */

import { get } from "../house/api";
import type { Outline } from "../house/wire";
import type { PlacedLine, Recorded } from "./recorded.svelte";

/** A line that names a card, and the step it happened in. */
export interface Place {
  step: number;
  text: string;
}

const outlines = new Map<string, Promise<Outline>>();

/** The lines about a card in the hands of a seat, with its own eyes: others may not have been told. */
export async function placesOf(game: Recorded, seat: number, card: string, language: string): Promise<Place[]> {
  const path = `/tables/${game.id}/outline?lang=${language}&seat=${seat}`;
  let asked = outlines.get(path);
  if (!asked) {
    outlines.set(path, (asked = get<Outline>(path)));
    asked.catch(() => outlines.delete(path));
  }
  const { marks } = await asked;
  const named = marks.flatMap((mark) =>
    mark.lines
      .filter((line) => line.parts.some((part) => part.card === card))
      .map((line) => ({ line, actor: mark.seat, step: game.stepOf(mark.number) })),
  );
  // What the seat did with it says more than what came of it, and that more than what others did with their own.
  const done = named.filter(({ line }) => line.parts.some((part) => part.seat === seat));
  const own = done.length > 0 ? done : named.filter(({ actor }) => actor === seat);
  return (own.length > 0 ? own : named).map(({ line, step }) => ({ step: Math.max(step, game.first), text: line.text.trim() }));
}

/** The lines about a thing on the table: by the key of the card, or by the first of its words that the log knows. */
export function toldOf(lines: PlacedLine[], thing: HTMLElement): { name: string; places: PlacedLine[] } {
  const { card } = thing.closest<HTMLElement>("[data-card]")?.dataset ?? {};
  const marked = lines.flatMap((line) => line.parts).find((part) => card !== undefined && part.card === card);
  if (marked) return { name: marked.text, places: lines.filter((line) => line.parts.some((part) => part.card === card)) };
  const said = `${thing.getAttribute("aria-label") ?? ""}\n${thing.innerText}`;
  const pieces = said.split(/[\n,:;(.]/).map((piece) => piece.trim()).filter((piece) => piece.length > 2);
  const name = pieces.find((piece) => lines.some((line) => line.text.includes(piece))) ?? "";
  return { name, places: name ? lines.filter((line) => line.text.includes(name)) : [] };
}

/** The next place after a step; after the last one the nearest before it. */
export function nextOf<Told extends { step: number }>(places: Told[], at: number): Told | undefined {
  return places.find((place) => place.step > at) ?? places.at(-1);
}
