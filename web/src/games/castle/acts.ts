/**
 * The buttons that follow from what is asked and what is selected.
 *
 * Every button stands for an option of the server. In secret windows all see the same buttons: one that is not among
 * the own options only says why.
 */

import { settings } from "../../house/settings.svelte";
import { say } from "../../house/words.svelte";
import { isFinal } from "../../table/offers.svelte";
import type { Thing } from "../why.svelte";
import type { Play } from "./play.svelte";
import type { SignName } from "./Sign.svelte";
import { AIMED, cardOf, isFromHand, type Option, wordsFor } from "./view";

export interface Act {
  id: string;
  label: string;
  look: "brass" | "quiet" | "war";
  sign?: SignName;
  /** The key that does the same: its code, and what is printed on the button. */
  code?: string;
  hint?: string;
  /** What it leads to. */
  actions?: number[];
  /** It ends the choice, and cannot be taken back. */
  final?: boolean;
  /** It cannot be done; the server says why. */
  barred?: Thing | undefined;
  /** What has to be chosen first. */
  waits?: string | undefined;
  run: () => void;
}

const NO = ["decline", "done", "refuse", "pass"];
export const ENDINGS = ["declare", "solo", "fortune"];
/** The yes that everybody is shown in these windows, whether he can say it or not. */
const SHOWN_TO_ALL: Record<string, string> = { priest: "call_off", doctor: "heal", early_duel: "use_profession" };

const nothing = (): void => undefined;

export function actsOf(play: Play): Act[] {
  if (play.turn && play.mode === null) return turnActs(play);
  if (play.stepName === "powers") return play.asked ? powerActs(play) : [];
  if (play.stepName === "naming") return play.asked ? namingActs(play) : [];
  if (play.stepName === "answer" && play.asked) return answerActs(play);
  const acts = play.ready.map((one) => act(play, one, { ...(one.verb === "attack" ? { look: "war", sign: "attack" } : {}), code: "Enter", hint: "↵" }));
  const plain = play.pool.filter((one) => one.seat === undefined && cardOf(one) === null && one.slot === undefined && one.verb !== "foresee");
  // "Nobody" stands last.
  plain.sort((one, other) => Number(one.side === "nobody") - Number(other.side === "nobody"));
  acts.push(...plain.map((one) => plainAct(play, one)));
  const shown = SHOWN_TO_ALL[play.stepName];
  if (play.asked && shown && !plain.some((one) => one.verb === shown)) acts.unshift(barred(shown));
  if (!play.turn || play.mode === "profession") acts.push(...foresight(play));
  if (play.turn) acts.push(back(play));
  return acts;
}

function act(play: Play, option: Option, more: Partial<Act> = {}): Act {
  return { id: String(option.action), label: capital(labelOf(play, option)), look: "brass", actions: [option.action], final: isFinal(play.live, option.action), run: () => play.send(option.action), ...more };
}

/** What an option is called on its button; while the hand is hidden, without the name of the item. */
function labelOf(play: Play, option: Option): string {
  const words = { item: cardName(option), name: option.seat === undefined ? "" : play.name(option.seat), silent: option.silent ? "yes" : "no" };
  if (settings.peek && isFromHand(option)) return say(words.name ? "castle-table-do-hidden-to" : "castle-table-do-hidden", words);
  if (AIMED.has(option.verb)) return say(`castle-table-do-${option.verb}`, words);
  return wordsFor(play.live.words?.choices ?? [], option.action);
}

function plainAct(play: Play, option: Option): Act {
  if (NO.includes(option.verb)) {
    const refusing = option.verb === "refuse";
    return act(play, option, { look: "quiet", sign: "none", code: refusing ? "KeyR" : "KeyE", hint: refusing ? "R" : "E" });
  }
  if (option.verb === "identity" || option.verb === "luggage") {
    const number = option.verb === "identity" ? "1" : "2";
    return act(play, option, { sign: option.verb === "identity" ? "person" : "bag", code: `Digit${number}`, hint: number, label: say(`castle-table-spoils-${option.verb}`) });
  }
  if (option.verb === "support") {
    const look = option.side === "attacker" ? "war" : option.side === "defender" ? "brass" : "quiet";
    const sign = option.side === "attacker" ? "attack" : option.side === "defender" ? "shield" : "none";
    const number = ["attacker", "defender", "nobody"].indexOf(option.side!) + 1;
    return act(play, option, { look, sign, code: `Digit${number}`, hint: String(number), label: say(`castle-table-support-${option.side!}`) });
  }
  const ways = play.pool.filter((one) => one.seat === undefined && cardOf(one) === null && !NO.includes(one.verb));
  const number = ways.indexOf(option) + 1;
  return act(play, option, ways.length > 1 ? { code: `Digit${number}`, hint: String(number) } : { code: "Enter", hint: "↵" });
}

/** Four ways to spend a turn, always the same four; a profession adds its own where it need not be hidden. */
function turnActs(play: Play): Act[] {
  const pass = play.options.find((one) => one.verb === "pass")!;
  const end = play.options.some((one) => ENDINGS.includes(one.verb));
  const of = (...verbs: string[]) => play.options.filter((one) => verbs.includes(one.verb)).map((one) => one.action);
  const acts: Act[] = [
    act(play, pass, { look: "quiet", code: "KeyE", hint: "E", sign: "pass", label: say("castle-table-pass") }),
    { id: "offer", label: say("castle-table-trade"), look: "brass", sign: "trade", code: "KeyO", hint: "O", actions: of("offer"), run: () => play.enter("offer") },
    { id: "attack", label: say("castle-table-attack"), look: "war", sign: "attack", code: "KeyA", hint: "A", actions: of("attack"), run: () => play.enter("attack") },
    {
      id: "declare",
      label: say("castle-table-declare"),
      look: "quiet",
      sign: "crown",
      code: "KeyD",
      hint: "D",
      actions: of(...ENDINGS),
      barred: end ? undefined : { sort: "verb", name: "declare" },
      run: () => play.enter("declare"),
    },
  ];
  if (!settings.peek) {
    if (play.options.some((one) => one.verb === "demand")) acts.push(demand(play));
    acts.push(...foresight(play));
  }
  return acts;
}

function demand(play: Play): Act {
  return { id: "demand", label: say("castle-table-demand"), look: "quiet", run: () => play.enter("demand") };
}

function foresight(play: Play): Act[] {
  if (settings.peek && play.mode !== "profession") return [];
  return play.options.filter((one) => one.verb === "foresee").map((one) => act(play, one, { look: "quiet", sign: "eye" }));
}

function answerActs(play: Play): Act[] {
  const refuse = play.options.find((one) => one.verb === "refuse");
  const accepts = play.ready.map((one) =>
    act(play, one, {
      code: "Enter",
      hint: "↵",
      ...(settings.peek ? {} : { label: say("castle-table-accept", { item: cardName(one), silent: one.silent ? "yes" : "no" }) }),
    }),
  );
  if (accepts.length === 0) {
    const none = play.items.size === 0;
    accepts.push({ id: "accept", label: say("castle-table-accept-what"), look: "quiet", sign: "trade", ...(none ? { barred: { sort: "verb", name: "accept" } } : { waits: say("castle-table-pick-return") }), run: nothing });
  }
  const refusal: Act = refuse
    ? plainAct(play, refuse)
    : { id: "refuse", label: capital(say("castle-choice-refuse")), look: "quiet", sign: "none", code: "KeyR", hint: "R", barred: { sort: "verb", name: "refuse" }, run: nothing };
  return [refusal, ...accepts];
}

function powerActs(play: Play): Act[] {
  const done = play.options.find((one) => one.verb === "done")!;
  const abstain = act(play, done, { look: "quiet", sign: "none", code: "KeyE", hint: "E", label: say("castle-table-abstain") });
  const poisons = settings.peek && play.mode !== "profession" ? [] : play.options.filter((one) => one.verb === "poison");
  const chosen = play.options.filter((one) => play.marked.includes(one.action));
  const seal: Act = {
    id: "seal",
    label: chosen.length > 0 ? say("castle-table-seal", { cards: chosen.map((one) => cardInPlay(play, one)).join(", ") }) : say("castle-table-seal-nothing"),
    look: chosen.length > 0 ? "brass" : "quiet",
    sign: "letter",
    code: "Enter",
    hint: "↵",
    final: isFinal(play.live, done.action),
    waits: chosen.length > 0 ? undefined : say("castle-table-pick-power"),
    run: () => play.send(...play.marked.toSorted((one, other) => one - other), done.action),
  };
  return [abstain, ...poisons.map((one) => act(play, one, { look: "quiet", final: false, run: () => play.mark(one.action, "poison") })), seal];
}

function namingActs(play: Play): Act[] {
  const stop = play.options.find((one) => one.verb === "stop");
  const names = play.options.filter((one) => play.marked.includes(one.action)).map((one) => play.name(one.seat!));
  const none = names.length === 0 && !stop;
  return [
    {
      id: "stop",
      label:
        names.length > 0
          ? say("castle-table-name-them", { names: names.join(", ") })
          : say(play.step?.named?.length ? "castle-table-name-enough" : "castle-table-name-nobody"),
      look: "brass",
      code: "Enter",
      hint: "↵",
      final: isFinal(play.live, ...(stop ? [stop.action] : play.marked)),
      barred: none ? { sort: "verb", name: "stop" } : undefined,
      run: () => play.send(...play.marked.toSorted((one, other) => one - other), ...(stop ? [stop.action] : [])),
    },
  ];
}

function barred(verb: string): Act {
  const label = capital(say(`castle-choice-${verb.replace("_", "-")}`));
  return { id: verb, label, look: settings.peek ? "brass" : "quiet", code: "Enter", hint: "↵", barred: { sort: "verb", name: verb }, run: nothing };
}

function back(play: Play): Act {
  return { id: "back", label: say("house-back"), look: "quiet", code: "Escape", hint: "Esc", run: () => play.clear() };
}

function cardInPlay(play: Play, option: Option): string {
  if (option.item) return settings.peek ? say("castle-table-item") : cardName(option);
  const own = play.view.viewer === null ? null : play.view.table.seats[play.view.viewer]!.profession;
  return own && !settings.peek ? say(`castle-card-${own}`) : say("castle-table-profession");
}

export function cardName(option: Option): string {
  const card = cardOf(option);
  return card ? say(`castle-card-${card}`) : "";
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
