/** What a player is about to do: the action, the place, the figures. The server knows nothing of it until it is done. */

import type { TableState } from "../../house/tableState.svelte";
import type { BoxShown } from "../../house/wire";
import { say } from "../../house/words.svelte";
import { Why } from "../why.svelte";
import { ASIDE, byVerb, type Component, ENDS, menu, type Odds, type Option, standing, type View } from "./view";

/** What lies under the lamp, to be read about. */
export type Lamp =
  | { sort: "area"; area: number }
  | { sort: "book"; book: string }
  | { sort: "requirement"; requirement: string }
  | { sort: "figure"; seat: number; kind: number }
  | { sort: "sign"; value: number }
  | { sort: "verb"; verb: string };

/** Decisions that begin with the choice of an action from the row. */
const ROW = ["turn", "doom_part"];
/** What cannot be taken back and needs no more to be said is asked once more. */
const FINAL = ["pass", "ritual", "ghroth"];

export class Play {
  verb = $state("");
  from = $state<number | null>(null);
  to = $state<number | null>(null);
  kind = $state<number | undefined>(undefined);
  seat = $state<number | undefined>(undefined);
  /** How many figures of each kind go along. */
  picks = $state.raw<ReadonlyMap<number, number>>(new Map());
  lamp = $state.raw<Lamp | null>(null);
  /** What lay there when something was done with it, so that nobody means to read about it. */
  used = $state.raw<Lamp | null>(null);
  /** The roll that has been looked at. */
  seen = $state("");
  /** The odds with which a battle was begun. */
  forecast = $state.raw<Odds | null>(null);
  /** A figure hangs on the pointer. */
  lifted = $state(false);
  readonly why: Why;
  /** Whether the move ends with the figures that are on their way. */
  #last = false;
  #before: () => void = () => undefined;

  constructor(
    readonly live: TableState,
    readonly box: BoxShown,
  ) {
    const components = box.components as Component[];
    const named = (...sorts: string[]) => components.filter((one) => sorts.includes(one.sort));
    this.areaOf = new Map(named("land", "water").map((one) => [one.name, one.of]));
    this.water = new Set(named("water").map((one) => one.name));
    this.borders = named("border").map((one) => [one.name, one.of]);
    this.goal = named("goal")[0]!.numbers[0]!;
    this.prices = new Map(named("action").map((one) => [one.name, one.numbers[0]!]));
    this.seen = this.roll;
    this.why = new Why(live);
  }

  readonly areaOf: Map<string, string>;
  /** The parts of the map that are water. */
  readonly water: Set<string>;
  readonly borders: [string, string][];
  /** The Doom that ends the game. */
  readonly goal: number;
  /** What each action costs. */
  readonly prices: Map<string, number>;

  view = $derived.by(() => this.live.look!.view as View);
  viewer = $derived.by(() => this.view.viewer ?? 0);
  me = $derived.by(() => this.view.table.seats[this.viewer]!);
  busy = $derived.by(() => this.live.pending.length > 0);
  step = $derived.by(() => this.view.decision?.step ?? "");
  verbs = $derived.by(() => byVerb(this.view.options.filter((option) => !ASIDE.includes(option.verb))));
  aside = $derived.by(() => this.view.options.filter((option) => ASIDE.includes(option.verb)));
  asked = $derived.by(() => this.verbs.size > 0);
  /** Whether the one action of the turn is done, so that only what is free remains. */
  acted = $derived.by(() => this.view.decision?.stack.at(-1)?.acted ?? false);
  atRow = $derived.by(() => this.asked && ROW.includes(this.step));
  ends = $derived.by(() => ENDS.flatMap((verb) => this.verbs.get(verb) ?? []));
  menu = $derived.by(() => menu(this.me.faction, this.view.table.phase, this.atRow ? [...this.verbs.keys()] : []));
  roll = $derived.by(() => this.view.table.dice.map((roll) => Object.values(roll).flat().join("")).join("-"));
  fighting = $derived.by(() => this.view.table.battle !== null);

  /** What can be done with the action picked, or with the question asked. */
  chosen = $derived.by(() => {
    if (this.verb) return this.verbs.get(this.verb) ?? [];
    return this.atRow ? [] : [...this.verbs].filter(([verb]) => !ENDS.includes(verb)).flatMap(([, options]) => options);
  });
  narrowed = $derived.by(() =>
    this.chosen.filter(
      (option) =>
        (this.kind === undefined || option.kind === this.kind) && (this.seat === undefined || option.seat === this.seat),
    ),
  );
  moving = $derived.by(() => this.verb === "move");
  movable = $derived.by(() => (this.moving && this.from !== null ? standing(this.me.figures.map((_, kind) => this.#left(kind))) : []));
  going = $derived.by(() => [...this.picks.values()].reduce((sum, count) => sum + count, 0));
  /** Where all the figures picked can go. */
  targets = $derived.by(() => {
    if (!this.moving || this.going === 0) return new Set<number>();
    const kinds = [...this.picks.keys()];
    const reach = kinds.map((kind) => this.#moves(kind).map((option) => option.to!));
    return new Set(reach[0]!.filter((to) => reach.every((others) => others.includes(to))));
  });
  lit = $derived.by(() => {
    if (this.moving && this.going > 0) return this.targets;
    return new Set(this.narrowed.flatMap((option) => (option.area === undefined ? [] : [option.area])));
  });
  /** A battle that is weighed but not begun. */
  weighed = $derived.by(() => (this.verb === "battle" ? (this.chosen.find((option) => option.area === this.from) ?? null) : null));
  /** What the power will be after what is being prepared; null if nothing is. */
  after = $derived.by(() => {
    if (this.moving && this.going > 0) return this.me.power - this.going * this.prices.get("move")!;
    if (this.weighed) return this.me.power - this.prices.get("battle")!;
    if (!this.last) return null;
    return this.verb === "pass" ? 0 : this.me.power - Number(this.price(this.verb));
  });
  /** The action that is asked once more. */
  last = $derived.by(() => (this.atRow && FINAL.includes(this.verb) ? this.chosen[0]! : null));

  #moves(kind: number): Option[] {
    return this.chosen.filter((option) => option.area === this.from && option.kind === kind);
  }

  /** Figures of a kind that have not moved yet in the area one moves from. */
  #left(kind: number): number {
    if (this.#moves(kind).length === 0) return 0;
    const arrived = (this.view.decision?.stack.at(-1)?.arrived ?? []).filter((one) => one.kind === kind && one.area === this.from).length;
    return this.view.table.areas[this.from!]!.figures[this.viewer]![kind]! - arrived;
  }

  /** The table has changed: begin anew, but go on with what was being done if it still can be. */
  renew(): void {
    this.why.clear();
    this.lifted = false;
    const stop = this.verbs.get("stop")?.[0];
    if (this.#last && stop && this.step === "moving") return this.act(stop);
    if (this.fighting && this.view.table.battle!.seats.some((side) => side.dice > 0)) this.seen = this.roll;
    if (this.lamp?.sort === "verb") this.lamp = null;
    const mains = [...this.verbs.keys()].filter((verb) => !ENDS.includes(verb));
    if (!this.asked || !this.verbs.has(this.verb)) this.verb = "";
    if (this.asked && !this.atRow && mains.length === 1) this.verb = mains[0]!;
    this.#clear();
  }

  #clear(): void {
    [this.from, this.to, this.kind, this.seat, this.picks] = [null, null, undefined, undefined, new Map()];
  }

  /** Take a figure up, which begins something; let go anywhere else, what was being prepared before is back. */
  lift(begin: () => void): void {
    const { verb, from, to, kind, seat, picks } = this;
    this.#before = () => ([this.verb, this.from, this.to, this.kind, this.seat, this.picks] = [verb, from, to, kind, seat, picks]);
    begin();
    this.lifted = true;
  }

  lower(): void {
    if (this.lifted) this.#before();
    this.lifted = false;
  }

  act(option: Option): void {
    this.#last = false;
    if (option.verb === "battle" || !this.fighting) this.forecast = option.odds ?? null;
    this.used = this.lamp;
    if (!this.busy) this.live.act(option.action);
  }

  pick(verb: string): void {
    const options = this.verbs.get(verb);
    const sure = options?.length === 1 && options[0]!.area === undefined && options[0]!.kind === undefined;
    if (sure && !FINAL.includes(verb)) return this.act(options[0]!);
    this.lamp = { sort: "verb", verb };
    this.why.clear();
    if (!options) return void this.why.ask({ sort: "action", name: verb });
    this.#last = false;
    this.verb = this.verb === verb ? "" : verb;
    this.#clear();
    const areas = new Set(options.map((option) => option.area));
    if (this.verb && areas.size === 1 && (verb === "move" || verb === "battle")) this.choose([...areas][0]!);
  }

  /** Begin an action in an area that was tapped first. */
  begin(verb: string, area: number): void {
    this.pick(verb);
    if (this.verb === verb && this.from !== area) this.choose(area);
  }

  back(): void {
    if (this.to !== null) this.to = null;
    else if (this.from !== null || this.kind !== undefined || this.seat !== undefined) this.#clear();
    else if (this.atRow) this.verb = "";
  }

  choose(area: number): void {
    this.lamp = { sort: "area", area };
    this.why.clear();
    // Whoever has not begun to do anything only looks.
    if ((this.verb || !this.atRow) && !this.lit.has(area) && area !== this.from) this.#explain(area);
    if (this.moving) return this.#chooseMove(area);
    const found = this.narrowed.filter((option) => option.area === area);
    if (found.length === 1 && found[0]!.verb !== "battle") return this.act(found[0]!);
    this.from = found.length > 0 ? area : null;
  }

  #explain(area: number): void {
    const ends = this.moving && this.going > 0 && !this.chosen.some((option) => option.area === area);
    void this.why.ask({ sort: "area", name: this.verb, place: area, seat: ends ? 1 : 0 });
  }

  #chooseMove(area: number): void {
    if (this.targets.has(area)) {
      if (this.to === area) this.commit(true);
      else this.to = area;
      return;
    }
    const begins = this.chosen.some((option) => option.area === area);
    [this.from, this.to, this.picks] = [begins ? area : null, null, new Map()];
    const [only, ...others] = this.movable;
    if (only && others.length === 0) this.picks = new Map([[only.kind, 1]]);
  }

  /** Whether a figure of this kind can move from this area now. */
  moves(area: number, kind: number): boolean {
    const open = !this.busy && (this.atRow || this.step === "moving");
    return open && (this.verbs.get("move") ?? []).some((option) => option.area === area && option.kind === kind);
  }

  /** Whether a figure of this kind can retreat from this area now. */
  flees(area: number, kind: number): boolean {
    return !this.busy && this.view.table.battle?.area === area && (this.verbs.get("retreat") ?? []).some((option) => option.kind === kind);
  }

  /** Begin a move with a figure, or have it come along with those that are already to go from there. */
  along(area: number, kind: number): void {
    const together = this.moving && this.from === area;
    this.why.clear();
    this.verb = "move";
    if (!together) this.#clear();
    this.from = area;
    this.take(kind, this.#left(kind));
  }

  /** Take one more figure of a kind along, or none of them when all were taken. */
  take(kind: number, most: number): void {
    const count = this.picks.get(kind) ?? 0;
    const enough = count >= most || (this.going >= this.me.power && count > 0);
    if (!enough && this.going >= this.me.power) return;
    const picks = new Map(this.picks);
    if (enough) picks.delete(kind);
    else picks.set(kind, count + 1);
    this.picks = picks;
    if (this.to !== null && !this.targets.has(this.to)) this.to = null;
  }

  /** Send the figures; the move is over with them, or more may follow. */
  commit(last: boolean): void {
    if (this.busy || this.to === null) return;
    const actions = [...this.picks].flatMap(([kind, count]) => {
      const option = this.#moves(kind).find((one) => one.to === this.to)!;
      return Array<number>(count).fill(option.action);
    });
    this.#last = last;
    this.live.act(...actions);
  }

  /** What an action costs, as it is printed: a number, a span, or nothing. */
  price(verb: string): string {
    const { costs, pool } = this.me;
    if (verb === "recruit") return String(costs[0]);
    if (verb === "awaken") return String(costs[4]);
    if (verb === "ritual") return String(this.view.table.ritual.cost);
    if (verb === "summon") {
      const prices = [1, 2, 3].filter((kind) => pool[kind]! > 0).map((kind) => costs[kind]!);
      return prices.length === 0 ? "" : [...new Set([Math.min(...prices), Math.max(...prices)])].join("–");
    }
    return String(this.prices.get(verb) ?? "");
  }

  /** What an area can be chosen for, as the place where something begins or, once that is chosen, where it goes. */
  actionsIn(area: number): number[] {
    const meant = (option: Option) => (this.from !== null && this.from !== area ? option.area === this.from && option.to === area : option.area === area);
    return this.view.options.filter(meant).map((option) => option.action);
  }

  /** What a figure in a battle can be chosen for. */
  actionsOn(kind: number, verbs: readonly string[]): number[] {
    return verbs.flatMap((verb) => (this.verbs.get(verb) ?? []).filter((option) => option.kind === kind)).map((option) => option.action);
  }

  name(area: number): string {
    const key = this.view.table.areas[area]!.key;
    return [...this.areaOf].filter(([, of]) => of === key).map(([part]) => say(`duel-name-${part}`)).join(" — ");
  }

  figure(seat: number, kind: number): string {
    return say(`duel-name-${this.view.table.seats[seat]!.figures[kind]}`);
  }

  /** An area in words: whose gate, whose figures. */
  contents(area: number): string {
    const { gate, figures } = this.view.table.areas[area]!;
    const names = this.view.table.seats.map((player) => say(`duel-name-${player.faction}`));
    const held = gate ? (gate.seat === null ? say("duel-table-gate-free") : say("duel-table-gate-of", { owner: names[gate.seat]! })) : "";
    const sides = figures.map((counts, seat) => {
      const list = standing(counts).map(({ kind, count }) => this.figure(seat, kind) + (count > 1 ? ` ×${count}` : ""));
      return list.length > 0 ? `${names[seat]}: ${list.join(", ")}` : "";
    });
    return [held, ...sides].filter(Boolean).join(". ") || say("duel-table-empty");
  }
}
