/**
 * The state of a table as its components show it: look, words, log, talk, and what the person is doing.
 *
 * Nothing is computed here: the server sends the whole look after every event, and the words for it. A table that is
 * not live (a replay) shows states of this class and ignores what is done at it.
 */

import { names } from "../words/names.svelte";
import { changed } from "./changes";
import { ANYWHERE, type Clear, type Cover } from "./clear";
import type { Command } from "./connection";
import { allLengthened, pseudo } from "./pseudo";
import type { ChatLine, ChoiceShown, Frame, GameEvent, LineShown, Look, PresenceFrame, SeatPresence, WordsFrame } from "./wire";

export type LogLine = LineShown;

export interface Rejection {
  key: string;
  args: Record<string, string | number>;
}

export type Status = "connecting" | "open" | "lost" | "closed";

/** The choices of the last decision, to choose from before the next one of the same kind. */
export interface LastChoices {
  step: string;
  choices: ChoiceShown[];
}

/** A hint: what it says, and the actions it is about, or only the area where they are offered. */
export interface Tip {
  title: string;
  text: string;
  more: string;
  actions: number[];
  area: boolean;
  next: { label: string; go: () => void } | null;
}

export interface TableOptions {
  /** The seat to look from, where several play at this device. */
  seat?: number | null;
  /** A lesson or a puzzle: the server has no such table, and nothing can be asked about it. */
  practice?: boolean;
}

export class TableState {
  look = $state.raw<Look | null>(null);
  words = $state.raw<WordsFrame | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The own options that cannot be taken back. The server is asked for them when nothing has happened for a moment. */
  final = $state.raw<number[]>([]);
  /** The events of the last update. */
  events = $state.raw<GameEvent[]>([]);
  /** Whether the game's table still shows how it ended. */
  lingering = $state(false);
  /** Where the table wants the notes of the shell. */
  clear = $state.raw<Clear>(ANYWHERE);
  /** What a drawer may cover on a small screen; null: its lower part. */
  cover = $state.raw<Cover | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<SeatPresence[]>([]);
  watching = $state(0);
  /** How fast bots play here. */
  speed = $state<PresenceFrame["speed"]>("normal");
  status = $state<Status>("connecting");
  /** The actions that are on their way or will be sent next. */
  pending = $state.raw<number[]>([]);
  rejection = $state.raw<Rejection | null>(null);
  /** When the next attempt to reach the server begins, by our time; 0 while connected. */
  retryAt = $state(0);
  /** The last update before or of the person's own last action; the recap tells what follows. -1: not known yet. */
  known = $state(-1);
  /** Whether the connection was lost and is back, and the person has not acted since. */
  returned = $state(false);
  /** Whether nothing is to be chosen automatically at this table. */
  hold = $state(false);
  tip = $state.raw<Tip | null>(null);
  ahead = $state.raw<LastChoices>({ step: "", choices: [] });
  /** Asked before an action is sent; it may hold the action back to ask the person first. */
  guard: ((actions: number[]) => boolean) | null = null;
  /** The difference between the server's time and ours, for clocks. */
  skew = $state(0);

  readonly seat: number | null;
  readonly practice: boolean;
  /** Nothing can ever be done at it: it shows what has been. */
  readonly past: boolean = false;
  /** The next words describe what the person's own action did. */
  protected own = false;
  /** Whether the talk before this connection has arrived. */
  protected greeted = false;

  constructor(
    readonly id: string,
    { seat = null, practice = false }: TableOptions = {},
  ) {
    this.seat = seat;
    this.practice = practice;
  }

  /** Whether the game waits for the viewer. */
  get owes(): boolean {
    const view = this.look?.phase === "playing" && !this.look.paused ? this.look.view : null;
    return this.look?.viewer != null && (view?.decision?.seats.includes(this.look.viewer) ?? false);
  }

  /** Whether the game waits for bots only. */
  get waitsForBots(): boolean {
    const look = this.look;
    const asked = look?.phase === "playing" && !look.paused ? (look.view?.decision?.seats ?? []) : [];
    return asked.length > 0 && asked.every((seat) => look!.seats[seat]!.bot || look!.seats[seat]!.stand_in);
  }

  /** Everything that has happened so far counts as known. */
  catchUp(): void {
    this.known = this.look?.seq ?? -1;
    this.returned = false;
  }

  /** Take in a frame of the server. */
  hear(frame: Frame): void {
    switch (frame.t) {
      case "look":
      case "update":
        this.#see(frame.look, frame.t === "update" ? frame.events : []);
        break;
      case "changes":
        if (this.look !== null) this.#see(changed(this.look, frame.changes), frame.events);
        break;
      case "final":
        if (frame.seq === this.look?.seq) this.final = frame.actions;
        break;
      case "words":
        this.#read(frame);
        break;
      case "reject":
      case "bye":
        this.rejection = { key: frame.key, args: frame.args };
        break;
      case "chat":
        // The first frame of a connection has the lines before it.
        this.chat = this.greeted ? [...this.chat, ...frame.lines] : frame.lines;
        this.greeted = true;
        break;
      case "presence":
        this.presence = frame.seats;
        this.watching = frame.watching;
        this.speed = frame.speed;
        break;
      case "pong":
        this.skew = frame.now - Date.now();
        break;
    }
  }

  #see(look: Look, events: GameEvent[]): void {
    this.look = look;
    this.events = events;
    this.final = [];
    this.skew = look.now - Date.now();
    if (look.phase === "over") this.rejection = null; // It no longer matters.
  }

  #read(frame: WordsFrame): void {
    this.words = pseudo ? allLengthened(frame) : frame;
    names.meet(this.words.names);
    this.log = frame.fresh ? this.words.lines : [...this.log, ...this.words.lines];
    if (this.known < 0 || this.own || this.look?.phase === "open") this.catchUp();
    this.own = false;
    const step = this.look?.view?.decision?.step ?? "";
    if (this.owes) this.ahead = { step, choices: frame.choices.filter((choice) => !choice.pick) };
  }

  // What a live table does, and any other ignores.

  act(..._actions: number[]): void {}
  send(_command: Command): void {}
  speak(_language: string, _discreet?: boolean, _whole?: boolean): void {}
  hurry(_speed: PresenceFrame["speed"], _skip?: boolean): void {}
  retry(): void {}
  close(): void {}
}
