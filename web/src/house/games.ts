/** The four tables of the house. What else there is to know of a game the server tells. */

export const GAMES = ["realms", "nightmarium", "duel", "castle"] as const;
export type GameId = (typeof GAMES)[number];

export function isGame(id: string): id is GameId {
  return (GAMES as readonly string[]).includes(id);
}

/** How many sit at a table that is opened with one click: enough for the game to be itself. */
export const USUAL_SEATS: Record<GameId, number> = { realms: 2, nightmarium: 3, duel: 2, castle: 6 };

/** The variants that are offered first; every other rule switch is folded away. */
export const VARIANTS: Record<GameId, string[]> = {
  realms: ["seat_0_begins"],
  nightmarium: ["seals", "target"],
  duel: ["factions", "ritual_track"],
  castle: ["items", "smuggling", "fortune_telling", "expert"],
};

/** How wide a window must be for the drawer to stand open beside the table from the beginning. */
export const ROOM_FOR_DRAWER: Record<GameId, number> = { realms: 1100, nightmarium: 1100, duel: 1560, castle: 1100 };

/** The same with so many seats: neighbours at both sides of Cthulhu Realms need the whole width of a usual window. */
export function roomForDrawer(game: string, seats: number): number {
  if (!isGame(game)) return 1100;
  return game === "realms" && seats > 2 ? 1500 : ROOM_FOR_DRAWER[game];
}
