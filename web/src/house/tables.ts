/** Opening tables and sitting down at them. */

import { post } from "./api";
import { offered, usualSeats } from "./catalogue.svelte";
import { isLocal } from "./host";
import { meet } from "./person.svelte";
import type { Catalogue, GameShown, NewTable, OptionShown, Summary } from "./wire";

type OptionValue = boolean | number | string;

/** The level one meets when one just sits down: a match for somebody who knows the rules. */
export const USUAL_LEVEL = 3;

export const LEVELS = [1, 2, 3, 4, 5, 6, 7];

/** The options that change anything at a table of this size, with the others as they are chosen or by default. */
export function useful(game: GameShown, seats: number, chosen: Record<string, OptionValue>): OptionShown[] {
  const valueOf = (name: string) => chosen[name] ?? game.options.find((option) => option.name === name)?.default;
  return game.options.filter(
    ({ seats: sizes, needs }) =>
      (sizes === null || (sizes.least <= seats && seats <= sizes.most)) && needs.every(({ name, value }) => valueOf(name) === value),
  );
}

/** A bot of this level, or the nearest there is. */
export function botOf(bots: Catalogue["bots"], level: number): string {
  const levels = bots.filter((bot) => bot.spec.startsWith("level:"));
  return (levels[level - 1] ?? levels.at(-1) ?? bots.at(-1))!.spec;
}

export async function open(wanted: Omit<Partial<NewTable>, "game"> & { game: string }): Promise<string> {
  await meet();
  // Browsers that run out of space are to spare these games.
  if (isLocal) void navigator.storage?.persist?.();
  return (await post<Summary>("/tables", wanted)).id;
}

/** A table against bots, at once; its id. */
export async function sitDown(game: string): Promise<string> {
  const { bots } = await offered();
  const seats = usualSeats(game);
  const bot = botOf(bots, USUAL_LEVEL);
  return open({ game, seats, bots: Array<string>(seats - 1).fill(bot), listed: false, autostart: true });
}
