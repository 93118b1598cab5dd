/** The game as this table shows it: the view, what may be done in it, and what is being selected. */

import type { TableState } from "../../house/tableState.svelte";
import { actionsOf } from "../../table/pick";
import { Why } from "../why.svelte";
import { type Card, type Option, playsOf, type View } from "./view";

const AIMED = ["scavenge", "execute", "devour"];
const SHOWN = ["play", "draw", "mark", "discard", ...AIMED];

export class Play {
  /** The card that is being placed. */
  chosen = $state<number | null>(null);
  /** Cards are being marked to be swapped. */
  marking = $state(false);
  /** The opponent whose creatures are shown enlarged. */
  opened = $state<number | null>(null);
  /** The places of the marked cards in the hand. */
  marked = $state<number[]>([]);
  readonly why: Why;

  view = $derived.by(() => this.live.look!.view as View);
  viewer = $derived.by(() => this.view.viewer);
  me = $derived.by(() => (this.viewer === null ? null : this.view.table.seats[this.viewer]!));
  names = $derived.by(() => this.live.words?.names ?? []);
  stack = $derived.by(() => this.view.decision?.stack ?? []);
  step = $derived.by(() => this.stack.at(-1));
  turn = $derived.by(() => this.stack.find((one) => one.step === "turn"));
  asked = $derived.by(() => this.viewer !== null && this.view.options.length > 0);
  hand = $derived.by(() => (this.me?.hand ?? []) as number[]);
  busy = $derived.by(() => this.live.pending.length > 0);

  draw = $derived.by(() => this.view.options.find((one) => one.verb === "draw"));
  pick = $derived.by(() => this.live.words?.choices.find((choice) => choice.pick && choice.pick.most > 1)?.pick ?? null);
  owesTwo = $derived.by(() => this.step?.step === "pure_legion" && this.pick !== null && this.pick.least === 2);
  gathering = $derived.by(() => this.marking || this.owesTwo);
  /** Cards that lie open to be placed are not in the hand. */
  open = $derived.by(() =>
    this.step?.step === "chorister" ? (this.step.cards ?? []).filter((card) => playsOf(this.view.options, card).size > 0) : [],
  );
  held = $derived.by(() => (this.chosen === null ? undefined : this.cards.get(this.chosen)));
  plays = $derived.by(() => (this.chosen === null || this.gathering ? new Map<number, Option>() : playsOf(this.view.options, this.chosen)));
  aims = $derived.by(() => this.view.options.filter((one) => AIMED.includes(one.verb)));
  /** Choices that have no place on the table. */
  rest = $derived.by(() => this.view.options.some((one) => !SHOWN.includes(one.verb)));

  constructor(
    readonly live: TableState,
    readonly cards: ReadonlyMap<number, Card>,
  ) {
    this.why = new Why(live);
  }

  /** The table has changed: nothing is selected any more. */
  renew(): void {
    this.chosen = this.open.length === 1 ? this.open[0]! : null;
    this.marked = [];
    this.marking = false;
    this.why.clear();
  }

  /** What a creature can be chosen for. */
  actionsAt(seat: number, slot: number): number[] {
    return this.view.options.filter((one) => (one.seat ?? this.viewer) === seat && one.slot === slot).map((one) => one.action);
  }

  /** What a card of the hand can be chosen for. */
  actionsOf(card: number): number[] {
    return this.view.options.filter((one) => one.card === card).map((one) => one.action);
  }

  targets(seat: number): Map<number, Option> {
    if (seat === this.viewer && this.plays.size > 0) return this.plays;
    return new Map(this.aims.filter((one) => (one.seat ?? this.viewer) === seat).map((one) => [one.slot!, one]));
  }

  can(card: number): boolean {
    const verbs = ["play", "discard"];
    return this.view.options.some((one) => one.card === card && verbs.includes(one.verb)) || (this.gathering && this.pick !== null);
  }

  /** An option in the words of the plain list. */
  label(option: Option): string {
    return this.live.words?.choices.find((one) => one.actions.length === 1 && one.actions[0] === option.action)?.text ?? "";
  }

  take(option: Option): void {
    if (!this.busy) this.live.act(option.action);
  }

  /** Touch a card of the hand. */
  choose(place: number): void {
    const card = this.hand[place]!;
    this.why.clear();
    if (this.gathering) {
      this.marked = this.marked.includes(place) ? this.marked.filter((one) => one !== place) : [...this.marked, place].slice(-this.pick!.most);
      return;
    }
    const discard = this.view.options.find((one) => one.verb === "discard" && one.card === card);
    if (discard) this.take(discard);
    else if (!this.can(card)) void this.why.ask({ sort: "card", name: String(card) });
    else this.chosen = this.chosen === card ? null : card;
  }

  /** Touch a creature that nothing can be done with. */
  explain(seat: number, slot: number): void {
    void this.why.ask({ sort: "creature", seat, place: slot, ...(this.chosen === null ? {} : { name: String(this.chosen) }) });
  }

  drawOne(): void {
    if (this.draw) this.take(this.draw);
    else void this.why.ask({ sort: "deck" });
  }

  confirm(): void {
    if (this.pick && this.marked.length >= this.pick.least && !this.busy) this.live.act(...actionsOf(this.pick, this.marked));
  }

  put(): void {
    [this.chosen, this.marking, this.marked] = [null, false, []];
    this.why.clear();
  }
}
