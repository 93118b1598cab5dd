import type { GameUi } from "../ui";

export const castle: GameUi = {
  table: () => import("./Table.svelte"),
  card: () => import("./NamedCard.svelte"),
  entries: () => import("./entries"),
  dictionaries: ["castle-table"],
  variants: ["items", "smuggling", "fortune_telling", "expert"],
  roomForDrawer: () => 1100,
  leastHeight: { lesson: 560, puzzle: 560 },
  regions: {
    coach: ".ring",
    hand: ".hand .cards",
    self: ".hand .self",
    items: ".hand .items",
    prompt: ".prompt",
    sure: ".prompt .acts button:not(.quiet)",
    fight: ".fight",
    trade: ".trade",
    tray: ".scene",
    tools: ".hand .tools",
    piles: ".piles",
  },
  endings: [],
  trifles: [],
  asksItself: false,
  hasPrompt: true,
  steady: true,
};
