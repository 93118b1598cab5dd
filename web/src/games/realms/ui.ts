import type { GameUi } from "../ui";

export const realms: GameUi = {
  table: () => import("./Table.svelte"),
  card: () => import("./NamedCard.svelte"),
  entries: () => import("./entries"),
  dictionaries: ["realms-table"],
  variants: ["seat_0_begins"],
  // With neighbours on both sides the table needs the whole width of a usual window.
  roomForDrawer: (seats) => (seats > 2 ? 1500 : 1100),
  leastHeight: { lesson: 600, puzzle: 600 },
  regions: {
    hand: ".me .hand",
    play: ".play",
    pool: ".pool",
    row: ".market .row",
    adepts: ".market .stacks",
    me: ".me .seat",
    piles: ".me .piles",
    opponent: ".opponent",
    tray: ".tray",
    acts: ".acts",
  },
  endings: ["end_turn"],
  trifles: [],
  asksItself: true,
  hasPrompt: false,
  steady: false,
};
