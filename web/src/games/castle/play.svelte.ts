/**
 * What is being selected at the table, and the buttons that follow from it.
 *
 * Every button stands for an option of the server. In secret windows all see the same buttons: one that is not among
 * the own options only says why.
 */

import type { Live } from "../../house/live.svelte";
import { settings } from "../../house/settings.svelte";
import { say } from "../../house/words.svelte";
import { AIMED, cardOf, complete, fitting, isFromHand, isFromTray, OF_PROFESSION, type Option, SEALED, type Step, type View, wordsFor } from "./view";

export interface Act {
  id: string;
  label: string;
  look: "brass" | "quiet" | "war";
  /** The key that does the same: its code, and what is printed on the button. */
  code?: string;
  hint?: string;
  /** No way back. */
  final?: boolean;
  /** Why it cannot be done now; `waits`: because something has to be chosen first. */
  why?: string | undefined;
  waits?: boolean;
  run: () => void;
}

const NO = ["decline", "done", "refuse", "pass"];
const ENDINGS = ["declare", "solo", "fortune"];
/** The yes that everybody is shown in these windows, whether he can say it or not. */
const SHOWN_TO_ALL: Record<string, string> = { priest: "call_off", doctor: "heal" };

export class Play {
  mode = $state<string | null>(null);
  seat = $state<number | null>(null);
  item = $state<string | null>(null);
  /** Actions put together before they are sent: cards for a fight, or passengers named. */
  marked = $state<number[]>([]);
  why = $state("");

  constructor(readonly live: Live) {}

  view = $derived.by(() => this.live.look!.view as unknown as View);
  options = $derived.by(() => this.view.options);
  step = $derived.by((): Step | null => this.view.decision?.stack.at(-1) ?? null);
  stepName = $derived.by(() => this.view.decision?.step ?? "");
  asked = $derived.by(() => this.options.some((one) => one.verb !== "foresee"));
  sealed = $derived.by(() => SEALED.has(this.stepName));
  turn = $derived.by(() => this.stepName === "turn" && this.asked);
  busy = $derived.by(() => this.live.pending.length > 0);
  several = $derived.by(() => this.stepName === "powers" || this.stepName === "naming");

  /** What is asked: while this stays the same, what is selected stays selected. */
  question = $derived.by(() => `${this.view.table.turn} ${this.stepName} ${this.options.map((one) => one.action).join()}`);

  /** The options that are chosen from now: in the own turn those of the mode. */
  pool = $derived.by(() => {
    if (!this.turn) {
      const hidden = settings.peek && this.mode !== "profession";
      return this.options.filter((one) => !hidden || one.verb !== "hypnotise");
    }
    if (this.mode === "declare") return this.options.filter((one) => ENDINGS.includes(one.verb));
    if (this.mode === "profession") return this.options.filter((one) => OF_PROFESSION.has(one.verb) && !AIMED.has(one.verb));
    return this.options.filter((one) => one.verb === this.mode);
  });
  selection = $derived.by(() => ({ seat: this.seat, item: this.item }));

  /** Passengers that may be chosen. */
  seats = $derived.by(
    () => new Set(fitting(this.pool, { seat: null, item: this.item }).flatMap((one) => (one.seat === undefined ? [] : [one.seat]))),
  );
  /** Items of the hand that may be chosen. */
  items = $derived.by(() => new Set(fitting(this.pool, { seat: this.seat, item: null }).filter(isFromHand).map((one) => cardOf(one)!)));
  /** Cards that lie open in the middle to be chosen from. */
  tray = $derived.by(() => [...new Set(fitting(this.pool, { seat: this.seat, item: null }).filter(isFromTray).map((one) => cardOf(one)!))]);
  slots = $derived.by(() => this.pool.filter((one) => one.verb === "slot"));
  /** Whether the own profession can be put to use right now. */
  profession = $derived.by(() => this.options.some((one) => OF_PROFESSION.has(one.verb)));

  /** What the selection makes ready to be done. */
  ready = $derived.by(() => complete(this.pool, this.selection).filter((one) => one.seat !== undefined || cardOf(one) !== null));

  /** What the words of the server would tell a neighbour is said without it while the hand is hidden. */
  hiddenTitle = $derived.by(() =>
    settings.peek && this.asked && this.stepName === "answer" ? say("castle-table-offers", { name: this.name(this.step!.seat!) }) : null,
  );

  acts = $derived.by((): Act[] => {
    if (this.turn && this.mode === null) return this.turnActs();
    if (this.stepName === "powers") return this.asked ? this.powerActs() : [];
    if (this.stepName === "naming") return this.asked ? this.namingActs() : [];
    if (this.stepName === "answer" && this.asked) return this.answerActs();
    const acts = this.ready.map((one) => this.act(one, { look: one.verb === "attack" ? "war" : "brass", code: "Enter", hint: "↵" }));
    const plain = this.pool.filter((one) => one.seat === undefined && cardOf(one) === null && one.slot === undefined && one.verb !== "foresee");
    // "Nobody" stands last.
    plain.sort((one, other) => Number(one.side === "nobody") - Number(other.side === "nobody"));
    acts.push(...plain.map((one) => this.plainAct(one)));
    const shown = SHOWN_TO_ALL[this.stepName];
    if (this.asked && shown && !plain.some((one) => one.verb === shown)) acts.unshift(this.barred(shown));
    if (!this.turn || this.mode === "profession") acts.push(...this.foresight());
    if (this.turn) acts.push(this.back());
    return acts;
  });

  act(option: Option, more: Partial<Act> = {}): Act {
    return { id: String(option.action), label: capital(this.labelOf(option)), look: "brass", final: true, run: () => this.send(option.action), ...more };
  }

  /** What an option is called on its button; while the hand is hidden, without the name of the item. */
  private labelOf(option: Option): string {
    const words = { item: cardName(option), name: option.seat === undefined ? "" : this.name(option.seat), silent: option.silent ? "yes" : "no" };
    if (settings.peek && isFromHand(option)) return say(words.name ? "castle-table-do-hidden-to" : "castle-table-do-hidden", words);
    if (AIMED.has(option.verb)) return say(`castle-table-do-${option.verb}`, words);
    return wordsFor(this.live.words?.choices ?? [], option.action);
  }

  plainAct(option: Option): Act {
    if (NO.includes(option.verb)) {
      const refusing = option.verb === "refuse";
      return this.act(option, { look: "quiet", code: refusing ? "KeyR" : "KeyE", hint: refusing ? "R" : "E" });
    }
    if (option.verb === "identity" || option.verb === "luggage") {
      const number = option.verb === "identity" ? "1" : "2";
      return this.act(option, { code: `Digit${number}`, hint: number, label: say(`castle-table-spoils-${option.verb}`) });
    }
    if (option.verb === "support") {
      const look = option.side === "attacker" ? "war" : option.side === "defender" ? "brass" : "quiet";
      const number = ["attacker", "defender", "nobody"].indexOf(option.side!) + 1;
      return this.act(option, { look, code: `Digit${number}`, hint: String(number), label: say(`castle-table-support-${option.side!}`) });
    }
    const ways = this.pool.filter((one) => one.seat === undefined && cardOf(one) === null && !NO.includes(one.verb));
    const number = ways.indexOf(option) + 1;
    return this.act(option, ways.length > 1 ? { code: `Digit${number}`, hint: String(number) } : { code: "Enter", hint: "↵" });
  }

  /** Four ways to spend a turn, always the same four; a profession adds its own where it need not be hidden. */
  private turnActs(): Act[] {
    const pass = this.options.find((one) => one.verb === "pass")!;
    const end = this.options.some((one) => ENDINGS.includes(one.verb));
    const acts: Act[] = [
      this.act(pass, { look: "quiet", code: "KeyE", hint: "E", label: say("castle-table-pass") }),
      { id: "offer", label: say("castle-table-trade"), look: "brass", code: "KeyO", hint: "O", run: () => this.enter("offer") },
      { id: "attack", label: say("castle-table-attack"), look: "war", code: "KeyN", hint: "N", run: () => this.enter("attack") },
      {
        id: "declare",
        label: say("castle-table-declare"),
        look: "quiet",
        code: "KeyP",
        hint: "P",
        why: end ? undefined : say("castle-table-why-declare"),
        run: () => this.enter("declare"),
      },
    ];
    if (!settings.peek) {
      if (this.options.some((one) => one.verb === "demand")) acts.push(this.demand());
      acts.push(...this.foresight());
    }
    return acts;
  }

  private demand(): Act {
    return { id: "demand", label: say("castle-table-demand"), look: "quiet", run: () => this.enter("demand") };
  }

  private foresight(): Act[] {
    if (settings.peek && this.mode !== "profession") return [];
    return this.options.filter((one) => one.verb === "foresee").map((one) => this.act(one, { look: "quiet" }));
  }

  private answerActs(): Act[] {
    const refuse = this.options.find((one) => one.verb === "refuse");
    const accepts = this.ready.map((one) =>
      this.act(one, {
        code: "Enter",
        hint: "↵",
        ...(settings.peek ? {} : { label: say("castle-table-accept", { item: cardName(one), silent: one.silent ? "yes" : "no" }) }),
      }),
    );
    if (accepts.length === 0) {
      const none = this.items.size === 0;
      accepts.push({ id: "accept", label: say("castle-table-accept-what"), look: "quiet", waits: !none, why: say(none ? "castle-table-why-accept" : "castle-table-pick-return"), run: () => undefined });
    }
    const refusal: Act = refuse
      ? this.plainAct(refuse)
      : { id: "refuse", label: capital(say("castle-choice-refuse")), look: "quiet", code: "KeyR", hint: "R", why: say("castle-table-why-refuse"), run: () => undefined };
    return [refusal, ...accepts];
  }

  private powerActs(): Act[] {
    const done = this.options.find((one) => one.verb === "done")!;
    const abstain = this.act(done, { look: "quiet", code: "KeyE", hint: "E", label: say("castle-table-abstain") });
    const poisons = settings.peek && this.mode !== "profession" ? [] : this.options.filter((one) => one.verb === "poison");
    const chosen = this.options.filter((one) => this.marked.includes(one.action));
    const seal: Act = {
      id: "seal",
      label: chosen.length > 0 ? say("castle-table-seal", { cards: chosen.map((one) => this.cardInPlay(one)).join(", ") }) : say("castle-table-seal-nothing"),
      look: chosen.length > 0 ? "brass" : "quiet",
      code: "Enter",
      hint: "↵",
      final: true,
      waits: chosen.length === 0,
      why: chosen.length > 0 ? undefined : say("castle-table-pick-power"),
      run: () => this.send(...this.marked.toSorted((one, other) => one - other), done.action),
    };
    return [abstain, ...poisons.map((one) => this.act(one, { look: "quiet", final: false, run: () => this.mark(one.action, "poison") })), seal];
  }

  private namingActs(): Act[] {
    const stop = this.options.find((one) => one.verb === "stop");
    const names = this.options.filter((one) => this.marked.includes(one.action)).map((one) => this.name(one.seat!));
    const none = names.length === 0 && !stop;
    return [
      {
        id: "stop",
        label:
          names.length > 0
            ? say("castle-table-name-them", { names: names.join(", ") })
            : say(this.step?.named?.length ? "castle-table-name-enough" : "castle-table-name-nobody"),
        look: "brass",
        code: "Enter",
        hint: "↵",
        final: true,
        why: none ? say("castle-table-why-name") : undefined,
        run: () => this.send(...this.marked.toSorted((one, other) => one - other), ...(stop ? [stop.action] : [])),
      },
    ];
  }

  private barred(verb: string): Act {
    const label = capital(say(`castle-choice-${verb.replace("_", "-")}`));
    return { id: verb, label, look: settings.peek ? "brass" : "quiet", code: "Enter", hint: "↵", final: true, why: say("castle-table-why-profession"), run: () => undefined };
  }

  private back(): Act {
    return { id: "back", label: say("house-back"), look: "quiet", code: "Escape", hint: "Esc", run: () => this.clear() };
  }

  private cardInPlay(option: Option): string {
    if (option.item) return settings.peek ? say("castle-table-item") : cardName(option);
    const own = this.view.viewer === null ? null : this.view.table.seats[this.view.viewer]!.profession;
    return own && !settings.peek ? say(`castle-card-${own}`) : say("castle-table-profession");
  }

  name(seat: number): string {
    return seat === this.view.viewer ? say("castle-table-you") : (this.live.words?.names[seat] ?? "");
  }

  enter(mode: string): void {
    this.clear();
    this.mode = mode;
  }

  clear(): void {
    this.mode = null;
    this.seat = null;
    this.item = null;
    this.marked = [];
    this.why = "";
  }

  run(act: Act): void {
    this.why = act.why ?? "";
    if (!act.why && !this.busy) act.run();
  }

  /** Choose a passenger; chosen again, what is ready is done. */
  pickSeat(seat: number): void {
    this.why = "";
    if (this.stepName === "naming") {
      const option = this.options.find((one) => one.verb === "name" && one.seat === seat);
      if (option) this.mark(option.action);
    } else if (!this.seats.has(seat)) this.why = say("castle-table-why-seat");
    else if (this.seat === seat && this.ready.length === 1) this.send(this.ready[0]!.action);
    else this.seat = seat;
  }

  pickItem(item: string): void {
    this.why = "";
    if (!this.items.has(item) && !this.tray.includes(item)) {
      this.why = this.whyNot();
      return;
    }
    const power = this.options.find((one) => one.verb === "use_item" && one.item === item);
    if (power) this.mark(power.action);
    else if (this.item === item && this.ready.length === 1) this.send(this.ready[0]!.action);
    else this.item = item;
  }

  pickProfession(): void {
    this.why = "";
    const power = this.options.find((one) => one.verb === "use_profession");
    if (power) this.mark(power.action);
    else if (this.turn && this.options.some((one) => one.verb === "demand")) this.enter("demand");
    else if (this.profession) this.mode = "profession";
    else this.why = say("castle-table-why-profession");
  }

  private whyNot(): string {
    if (!this.asked) return say("castle-table-why-wait");
    if (this.turn) return say(this.mode === "offer" ? "castle-table-pick-seat" : "castle-table-why-mode");
    return say("castle-table-why-item");
  }

  /** Put an action with the others, or take it away again; of the same sort only one if it says so. */
  private mark(action: number, alone = ""): void {
    const kept = alone ? this.marked.filter((one) => this.options.find((option) => option.action === one)?.verb !== alone) : this.marked;
    this.marked = this.marked.includes(action) ? this.marked.filter((one) => one !== action) : [...kept, action];
  }

  send(...actions: number[]): void {
    if (!this.busy) this.live.act(...actions);
  }
}

export function cardName(option: Option): string {
  const card = cardOf(option);
  return card ? say(`castle-card-${card}`) : "";
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
