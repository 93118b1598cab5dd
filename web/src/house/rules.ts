/** The parts of each game's rules in the order to read them; the keys are those of `<game>-rules.ftl`. */
export const RULES_PARTS: Record<string, string[]> = {
  realms: ["goal", "setup", "turn", "requirements", "effects", "shields", "more", "options"],
  nightmarium: ["goal", "setup", "turn", "building", "completion", "abilities", "legion", "seals", "options"],
  duel: ["goal", "map", "turn", "actions", "gates", "battle", "books", "power", "doom", "cthulhu", "goat", "options"],
  castle: ["goal", "setup", "turn", "trade", "fight", "victory", "items", "professions", "knowledge", "options"],
};
