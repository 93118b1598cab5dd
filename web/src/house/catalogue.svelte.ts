/** The games of the server: what they are called, their colours, and what can be chosen. */

import { UIS, uiOf } from "../games";
import { get } from "./api";
import type { Catalogue, GameShown } from "./wire";
import { knows, say, tryNeed } from "./words.svelte";

let games = $state.raw<readonly GameShown[]>([]);
let asked: Promise<Catalogue> | undefined;

/** What there is to play; fetched once. */
export function offered(): Promise<Catalogue> {
  asked ??= get<Catalogue>("/games").then(async (catalogue) => {
    const others = catalogue.games.filter(({ id }) => !(id in UIS));
    await tryNeed(...others.flatMap(({ id }) => [`house-${id}`, id]));
    games = catalogue.games;
    return catalogue;
  });
  // After a failure it is fetched again.
  asked.catch(() => (asked = undefined));
  return asked;
}

/** The ids of all games: until the server has answered, of those the app has an interface for. */
export function gameIds(): string[] {
  return games.length > 0 ? games.map(({ id }) => id) : Object.keys(UIS);
}

export function gameOf(id: string): GameShown | undefined {
  // Of other games than the app's own nothing is known before the server has answered.
  if (id && !(id in UIS) && games.length === 0) void offered().catch(() => undefined);
  return games.find((game) => game.id === id);
}

/** Whether there is such a game, as far as is known yet. */
export function isGame(id: string): boolean {
  return gameIds().includes(id);
}

export function titleOf(id: string): string {
  if (knows(`house-${id}`)) return say(`house-${id}`);
  const game = gameOf(id);
  return game && knows(game.title) ? say(game.title) : (game?.name ?? id);
}

/** The colour of a game's pages, as a value of CSS. The app's own games have one for day and one for night. */
export function accentOf(id: string): string {
  return `var(--${id || "brass-400"}, ${gameOf(id)?.accent ?? "var(--brass-400)"})`;
}

/** How many sit at a table opened with one click. */
export function usualSeats(id: string): number {
  const game = gameOf(id);
  return uiOf(id).usualSeats ?? game?.usual_seats ?? 2;
}
