import type { GameUi } from "../ui";

export const nightmarium: GameUi = {
  table: () => import("./Table.svelte"),
  card: () => import("./NamedCard.svelte"),
  entries: () => import("./entries"),
  dictionaries: ["nightmarium-table"],
  usualSeats: 3,
  variants: ["seals", "target"],
  roomForDrawer: () => 1100,
  leastHeight: { lesson: 600, puzzle: 600 },
  regions: {
    hand: ".areas > .hand",
    own: ".own .line",
    me: ".own header",
    opponent: ".opponents .line",
    opponents: ".opponents",
    aside: ".areas > aside",
    piles: ".piles",
    choices: ".areas > aside section",
  },
  endings: [],
  trifles: [],
  asksItself: false,
  hasPrompt: false,
  steady: false,
};
