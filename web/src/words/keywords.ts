/** The keywords of each game, in the order to read them; their words are in `<game>-keywords.ftl`. */

import { folded } from "./folding";

export const KEYWORDS: Record<string, string[]> = {
  realms: [
    "power", "sanity", "loss", "gain", "draw", "discard", "abjure", "return", "destroy", "character", "artifact", "location",
    "colour", "requirement", "self", "refuge", "gate", "available", "adept", "shared", "neighbour",
  ],
  nightmarium: [
    "creature", "position", "complete", "chain", "mourner", "scavenger", "executioner", "devourer", "mockingbird", "chorister",
    "legion", "pure", "action", "swap", "seal", "embodied", "target",
  ],
  duel: [
    "power", "doom", "gate", "cultist", "monster", "old-one", "pool", "recruit", "summon", "awaken", "move", "build", "battle",
    "capture", "pass", "decay", "free", "kill", "pain", "retreat", "eliminate", "gather", "doom-phase", "ritual", "elder-sign",
    "spellbook", "requirement", "portal", "devour", "avatar", "devolve", "absorb", "regenerate", "dreams", "submerge",
    "yha_nthlei", "frenzy", "thousand_young", "blood_sacrifice", "red_sign", "necrophagy", "ghroth",
  ],
  castle: [
    "order", "brotherhood", "goal", "side", "profession", "trade", "aloud", "attack", "support", "rounds", "spoils", "tie",
    "declare", "elixir", "limit", "bag", "pile", "spare", "key", "goblet", "dagger", "gloves", "casting_knives", "whip",
    "poison_ring", "monocle", "privilege", "black_pearl", "tome", "coat", "sextant", "ring_of_power", "broken_mirror", "diplomat",
    "doctor", "duelist", "poison_mixer", "grand_master", "clairvoyant", "hypnotist", "bodyguard", "priest", "thug", "smuggling",
    "fortune",
  ],
};

/** A piece of a text: plain, or a keyword in one of its forms. */
export interface Piece {
  text: string;
  keyword?: string;
}

/** How a keyword may begin in a text, and whether a word has to end there: `изгна*` or `gate`. */
export type Forms = Map<string, string[]>;

const LETTER = /[\p{L}\p{N}’'-]/u;

/** The text in pieces: of each keyword the first place is marked, longer forms before shorter ones. */
export function pieces(text: string, forms: Forms): Piece[] {
  const low = folded(text);
  const marks: { from: number; to: number; keyword: string }[] = [];
  const wanted = [...forms].flatMap(([keyword, all]) => all.map((form) => ({ keyword, form: folded(form) })));
  wanted.sort((one, other) => other.form.length - one.form.length);
  for (const { keyword, form } of wanted) {
    if (marks.some((mark) => mark.keyword === keyword)) continue;
    const place = placeOf(low, form, (from, to) => !marks.some((mark) => from < mark.to && to > mark.from));
    if (place) marks.push({ ...place, keyword });
  }
  marks.sort((one, other) => one.from - other.from);
  const found: Piece[] = [];
  let at = 0;
  for (const { from, to, keyword } of marks) {
    if (from > at) found.push({ text: text.slice(at, from) });
    found.push({ text: text.slice(from, to), keyword });
    at = to;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** Where a form stands as a word of its own, or at the beginning of one if it ends with a star. */
function placeOf(text: string, form: string, isFree: (from: number, to: number) => boolean): { from: number; to: number } | null {
  const open = form.endsWith("*");
  const stem = open ? form.slice(0, -1) : form;
  for (let from = text.indexOf(stem); stem && from >= 0; from = text.indexOf(stem, from + 1)) {
    let to = from + stem.length;
    if (from > 0 && LETTER.test(text[from - 1]!)) continue;
    if (open) while (to < text.length && LETTER.test(text[to]!)) to += 1;
    else if (to < text.length && LETTER.test(text[to]!)) continue;
    if (isFree(from, to)) return { from, to };
  }
  return null;
}
