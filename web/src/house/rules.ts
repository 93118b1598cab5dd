/** The parts of each game's rules in the order to read them; the keys are those of `<game>-rules.ftl`. */
export const RULES_PARTS: Record<string, string[]> = {
  realms: ["goal", "setup", "turn", "requirements", "effects", "shields", "more", "options"],
  nightmarium: ["goal", "setup", "turn", "building", "completion", "abilities", "legion", "seals", "options"],
  duel: ["goal", "map", "turn", "actions", "gates", "battle", "books", "power", "doom", "cthulhu", "goat", "options"],
  castle: ["goal", "setup", "turn", "trade", "fight", "victory", "items", "professions", "knowledge", "options"],
};

/** The questions of each game in the order to read them; the keys are those of `<game>-questions.ftl`. */
export const QUESTIONS: Record<string, string[]> = {
  realms: ["optional", "itself", "left", "spread", "heal", "own", "initiate", "discard", "empty"],
  nightmarium: ["refuse", "legions", "middle", "again", "stops", "none", "pure", "chorister", "seal"],
  duel: ["keeper", "choice", "decay", "zero", "pass", "retreat", "enemy-turn", "sixth", "signs"],
  castle: ["refused", "lie", "bags", "mirror", "empty", "asked", "naming", "pearl", "empty-handed", "elixir"],
};
