import type { GameUi } from "../ui";

export const duel: GameUi = {
  table: () => import("./Table.svelte"),
  card: () => import("./NamedCard.svelte"),
  entries: () => import("./entries"),
  dictionaries: ["duel-table"],
  variants: ["factions", "ritual_track"],
  roomForDrawer: () => 1560,
  leastHeight: { lesson: 560, puzzle: 560 },
  regions: {
    acts: ".acts [role=toolbar]",
    map: ".map svg[role=group]",
    say: ".say",
    tracks: ":has(> .doom)",
    mine: ".sheet.s0",
    theirs: ".sheet.s1",
    fight: ".panel",
    offer: ".offer",
  },
  endings: ["pass"],
  trifles: ["step_off", "reveal", "devolve_policy"],
  asksItself: true,
  hasPrompt: true,
  steady: false,
};
