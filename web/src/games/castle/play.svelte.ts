/** What is being selected at the table. Nothing of it is known to the server before it is sent. */

import type { TableState } from "../../house/tableState.svelte";
import { settings } from "../../house/settings.svelte";
import { say } from "../../house/words.svelte";
import { type Thing, Why } from "../why.svelte";
import { type Act, actsOf, ENDINGS } from "./acts";
import { AIMED, cardOf, complete, fitting, isFromHand, isFromTray, OF_PROFESSION, SEALED, type Step, type View } from "./view";

export class Play {
  mode = $state<string | null>(null);
  seat = $state<number | null>(null);
  item = $state<string | null>(null);
  /** Actions put together before they are sent: cards for a fight, or passengers named. */
  marked = $state<number[]>([]);
  readonly why: Why;

  constructor(readonly live: TableState) {
    this.why = new Why(live);
  }

  view = $derived.by(() => this.live.look!.view as View);
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

  acts = $derived.by((): Act[] => actsOf(this));

  name(seat: number): string {
    return seat === this.view.viewer ? say("castle-table-you") : (this.live.words?.names[seat] ?? "");
  }

  /** What a passenger or a card can be chosen for. */
  actionsOn(thing: { seat?: number; card?: string }): number[] {
    const meant = this.options.filter((one) => (thing.card === undefined ? one.seat === thing.seat : cardOf(one) === thing.card));
    return meant.map((one) => one.action);
  }

  /** What the own profession can be used for. */
  actionsOfProfession = $derived.by(() => this.options.filter((one) => OF_PROFESSION.has(one.verb)).map((one) => one.action));

  enter(mode: string): void {
    this.clear();
    this.mode = mode;
  }

  clear(): void {
    this.mode = null;
    this.seat = null;
    this.item = null;
    this.marked = [];
    this.why.clear();
  }

  run(act: Act): void {
    this.why.clear();
    if (act.barred) this.explain(act.barred);
    else if (act.waits) this.why.tell(act.waits);
    else if (!this.busy) act.run();
  }

  /** Choose a passenger; chosen again, what is ready is done. */
  pickSeat(seat: number): void {
    this.why.clear();
    if (this.stepName === "naming") {
      const option = this.options.find((one) => one.verb === "name" && one.seat === seat);
      if (option) this.mark(option.action);
    } else if (!this.seats.has(seat)) this.explain({ sort: "seat", seat });
    else if (this.seat === seat && this.ready.length === 1) this.send(this.ready[0]!.action);
    else this.seat = seat;
  }

  pickItem(item: string): void {
    this.why.clear();
    if (!this.items.has(item) && !this.tray.includes(item)) {
      if (this.turn && this.mode === "offer") this.why.tell(say("castle-table-pick-seat"));
      else this.explain({ sort: "item", name: item });
      return;
    }
    const power = this.options.find((one) => one.verb === "use_item" && one.item === item);
    if (power) this.mark(power.action);
    else if (this.item === item && this.ready.length === 1) this.send(this.ready[0]!.action);
    else this.item = item;
  }

  pickProfession(): void {
    this.why.clear();
    const power = this.options.find((one) => one.verb === "use_profession");
    if (power) this.mark(power.action);
    else if (this.turn && this.options.some((one) => one.verb === "demand")) this.enter("demand");
    else if (this.profession) this.mode = "profession";
    else this.explain({ sort: "profession" });
  }

  /** Ask the server why not; while the hand is covered the answer must not tell what is in it. */
  private explain(thing: Thing): void {
    const open = thing.sort === "seat" || thing.name === "declare" || thing.name === "stop";
    if (settings.peek && !open) this.why.tell(say("castle-table-why-covered"));
    else void this.why.ask(thing);
  }

  /** Put an action with the others, or take it away again; of the same sort only one if it says so. */
  mark(action: number, alone = ""): void {
    const kept = alone ? this.marked.filter((one) => this.options.find((option) => option.action === one)?.verb !== alone) : this.marked;
    this.marked = this.marked.includes(action) ? this.marked.filter((one) => one !== action) : [...kept, action];
  }

  send(...actions: number[]): void {
    if (!this.busy) this.live.act(...actions);
  }
}
