/** The game as this table shows it: the view, what may be done in it, and what the person is looking at. */

import type { TableState } from "../../house/tableState.svelte";
import { settings } from "../../house/settings.svelte";
import { say } from "../../house/words.svelte";
import { Why } from "../why.svelte";
import { arePartners, type Box, type Card, isSimple, leftover, nameKey, type Option, seating, type Step, type View } from "./view";

/** A pile that lies open to be looked through. */
export interface Opened {
  title: string;
  cards: string[];
}

export class Game {
  /** The card that is pointed at: its partners shine. */
  focus = $state.raw<Card | null>(null);
  /** Why what was tapped cannot be done. */
  readonly why: Why;
  opened = $state.raw<Opened | null>(null);
  /** All simple abilities are being used, one after the other. */
  hurrying = $state(false);
  /** Whether the turn should really end is being asked. */
  asking = $state(false);

  view = $derived.by(() => this.live.look!.view as View);
  table = $derived(this.view.table);
  seating = $derived(seating(this.view));
  /** One plays, and still does. */
  seated = $derived(this.view.viewer !== null && this.table.seats[this.view.viewer]!.in);
  /** An action is on its way, or what came of it. */
  busy = $derived.by(() => this.live.pending.length > 0 || (this.acted === this.live.look!.seq && !this.live.rejection));
  names = $derived.by(() => this.live.words?.names ?? []);
  step = $derived<Step | undefined>(this.view.decision?.stack.at(-1));
  deciding = $derived(this.view.viewer !== null && this.view.options.length > 0);
  /** It is one's own turn and nothing else is asked. */
  free = $derived(this.deciding && this.step?.step === "turn");
  simple = $derived.by(() => (this.free ? this.view.options.filter((one) => isSimple(one, this.box)) : []));
  plays = $derived(this.view.options.filter((one) => one.verb === "play"));
  end = $derived(this.view.options.find((one) => one.verb === "end_turn"));
  left = $derived.by(() => (this.free ? leftover(this.view, this.box) : { power: 0, cards: 0, abilities: 0 }));

  /** The last look that was answered by an action. */
  private acted = $state(-1);

  constructor(
    readonly live: TableState,
    readonly box: Box,
  ) {
    this.why = new Why(live);
  }

  card(key: string): Card {
    return this.box.get(key)!;
  }

  find(verb: string, wanted: Partial<Option> = {}): Option | undefined {
    const entries = Object.entries(wanted) as [keyof Option, Option[keyof Option]][];
    return this.view.options.find((one) => one.verb === verb && entries.every(([name, value]) => one[name] === value));
  }

  /** The choice in the words of the plain list. */
  label(option: Option): string {
    return this.live.words?.choices.find((one) => one.actions.length === 1 && one.actions[0] === option.action)?.text ?? "";
  }

  take(option: Option): void {
    this.why.clear();
    this.opened = null;
    this.asking = false;
    this.act(option.action);
  }

  private act(...actions: number[]): void {
    if (this.busy) return;
    this.acted = this.live.look!.seq;
    this.live.act(...actions);
  }

  playAll(): void {
    const hand = this.table.seats[this.view.viewer!]!.hand;
    const actions = hand.map((card) => this.find("play", { card: card! })?.action).filter((one) => one !== undefined);
    if (actions.length > 0) this.act(...actions);
  }

  useSimple(): void {
    this.hurrying = this.simple.length > 0;
    this.goOn();
  }

  /** The next of the simple abilities, and for a gain that it is one's own. */
  goOn(): void {
    if (!this.hurrying || this.busy) return;
    const own = this.step?.step === "aim" && this.step.effect === "gain" ? this.find("aim", { seat: this.view.viewer! }) : undefined;
    const next = own ?? this.simple[0];
    if (next) this.act(next.action);
    else this.hurrying = false;
  }

  /** Where only the one opponent can lose what is to be lost, there is nothing to choose. */
  strikeAlone(): void {
    if (this.step?.step !== "loss" || this.busy || !this.deciding || this.seating.across === null || this.seating.left !== null) return;
    const targets = this.view.options.filter((one) => one.verb.startsWith("strike"));
    if (targets.length === 1 && targets[0]!.verb === "strike_player") this.act(targets[0]!.action);
  }

  endTurn(): void {
    if (!this.end) return;
    const { power, cards, abilities } = this.left;
    if (settings.confirm && !this.asking && power + cards + abilities > 0) this.asking = true;
    else this.take(this.end);
  }

  shines(card: Card): boolean {
    return this.focus !== null && this.focus !== card && arePartners(this.focus, card);
  }

  /** Name, colour, type and price of a card, for who cannot see it. */
  summary(card: Card): string {
    const facts = [say(nameKey(card.key)), say(`realms-table-line-${card.colour}`, { type: card.type }), say("realms-table-price", { price: card.price })];
    if (card.shield) facts.push(say("realms-table-sanity-of", { sanity: card.sanity! }), say(`realms-shield-${card.shield}`));
    return facts.join(", ");
  }
}
