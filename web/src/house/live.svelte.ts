/**
 * A table as the server shows it to us, over a socket that mends itself.
 *
 * Nothing is computed here: the server sends the whole look after every event, and the words for it. Several actions
 * in a row (marking cards, then stopping) are sent one by one, each after the one before was accepted.
 */

import { ANYWHERE, type Clear } from "./clear";
import { allLengthened, pseudo } from "./pseudo";
import type { ChatLine, ChoiceShown, Frame, LineShown, Look, SeatPresence, WordsFrame } from "./wire";

export type LogLine = LineShown;

export interface Rejection {
  key: string;
  args: Record<string, string | number>;
}

type Status = "connecting" | "open" | "lost" | "closed";

/** What was chosen from last, to choose from ahead of the next time. */
export interface Ahead {
  step: string;
  choices: ChoiceShown[];
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 15_000;

/** How to connect: from which seat, where several play at this device; without secrets in words; by what. */
export interface Manner {
  seat?: number | null;
  discreet?: boolean;
  open?: (url: string) => WebSocket;
  /** A lesson or a puzzle: the house has no such table, and nothing can be asked about it. */
  practice?: boolean;
}

export class Live {
  look = $state.raw<Look | null>(null);
  words = $state.raw<WordsFrame | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** What the last update told us. */
  events = $state.raw<Record<string, unknown>[]>([]);
  /** Whether the game's table still shows how it ended. */
  lingering = $state(false);
  /** Where the table wants the notes of the shell. */
  clear = $state.raw<Clear>(ANYWHERE);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<SeatPresence[]>([]);
  watching = $state(0);
  status = $state<Status>("connecting");
  /** The actions that are on their way or will be sent next. */
  pending = $state.raw<number[]>([]);
  rejection = $state.raw<Rejection | null>(null);
  /** When the next attempt to reach the server begins, by our time; 0 while connected. */
  retryAt = $state(0);
  /** How many lines of the log one knew when one last acted: what follows is worth a recap. */
  known = $state(0);
  /** Whether the line was lost and is back, and one has not acted since. */
  returned = $state(false);
  /** Nothing is to be chosen for one at this table. */
  hold = $state(false);
  ahead = $state.raw<Ahead>({ step: "", choices: [] });
  /** Asked before an action goes out; it may keep it back to ask the person first. */
  guard: ((actions: number[]) => boolean) | null = null;
  /** The difference between the server's time and ours, for clocks. */
  skew = $state(0);

  readonly seat: number | null;
  private discreet: boolean;
  /** Whether all that lies on the table is put into words too. */
  private whole = false;
  readonly practice: boolean;
  private readonly open: (url: string) => WebSocket;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #sent = 0;
  #unacked = new Map<string, string>();
  #greeted = false;
  /** The next words tell what came of one's own action. */
  #own = false;
  #name = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly id: string,
    private language: string,
    { seat = null, discreet = false, open = (url) => new WebSocket(url), practice = false }: Manner = {},
  ) {
    this.practice = practice;
    this.seat = seat;
    this.discreet = discreet;
    this.open = open;
    this.known = Number(sessionStorage.getItem(this.#memory) ?? -1);
    this.#connect();
  }

  /** Whether the game waits for whoever sees with these eyes. */
  get owes(): boolean {
    const view = this.look?.phase === "playing" && !this.look.paused ? this.look.view : null;
    const asked = (view?.decision as { seats: number[] } | null)?.seats ?? [];
    return this.look?.viewer != null && asked.includes(this.look.viewer);
  }

  /** What happened since one last acted. */
  get recap(): LogLine[] {
    return this.known < 0 ? [] : this.log.slice(this.known);
  }

  get #memory(): string {
    return `eldritch.known.${this.id}.${this.seat ?? ""}`;
  }

  /** Whatever is in the log now needs no telling again. */
  catchUp(): void {
    this.known = this.log.length;
    this.returned = false;
    sessionStorage.setItem(this.#memory, String(this.known));
  }

  /** Try at once to reach the server again. */
  retry(): void {
    if (this.status !== "lost") return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.status = "closed";
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  /** Hear the words in another language, or without what others at this screen should not read. */
  speak(language: string, discreet = this.discreet, whole = this.whole): void {
    if (language === this.language && discreet === this.discreet && whole === this.whole) return;
    [this.language, this.discreet, this.whole] = [language, discreet, whole];
    this.#transmit({ t: "speak", lang: language, discreet, whole });
  }

  /** Take these actions, one after the other. */
  act(...actions: number[]): void {
    if (this.guard?.(actions)) return;
    this.rejection = null;
    this.catchUp();
    this.#own = true;
    const idle = this.pending.length === 0;
    this.pending = [...this.pending, ...actions];
    if (idle) this.#next();
  }

  /** Ask the table for something else than an action of the game. */
  send(command: Record<string, unknown> & { t: string }): void {
    this.rejection = null;
    this.#command(command);
  }

  #next(): void {
    const [action] = this.pending;
    if (action !== undefined) this.#command({ t: "act", action });
  }

  #command(command: Record<string, unknown>): void {
    const id = `${this.#name}-${++this.#sent}`;
    const text = JSON.stringify({ ...command, id });
    this.#unacked.set(id, text);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #transmit(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = this.seat === null ? "" : `?seat=${this.seat}`;
    const socket = this.open(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/play${seat}`);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => {
      if (this.status === "lost") this.returned = true;
      this.status = "open";
      this.retryAt = 0;
      this.#wait = FIRST_WAIT;
      this.#transmit({ t: "speak", lang: this.language, discreet: this.discreet, whole: this.whole });
      // Sent again under the same ids: the server carries nothing out twice.
      for (const text of this.#unacked.values()) socket.send(text);
      this.#beat = setInterval(() => this.#transmit({ t: "ping" }), HEARTBEAT);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Frame);
    socket.onclose = () => this.#lose();
  }

  #lose(): void {
    clearInterval(this.#beat);
    if (this.status === "closed") return;
    this.status = "lost";
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => this.#connect(), wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(frame: Frame): void {
    switch (frame.t) {
      case "look":
      case "update":
        this.look = frame.look;
        this.events = frame.t === "update" ? frame.events : [];
        this.skew = frame.look.now - Date.now();
        if (frame.look.phase === "over") this.rejection = null; // What could not be done does not matter any more.
        break;
      case "words":
        this.words = pseudo ? allLengthened(frame) : frame;
        this.log = frame.fresh ? this.words.lines : [...this.log, ...this.words.lines];
        if (this.known < 0 || this.#own || this.look?.phase === "open") this.catchUp();
        this.#own = false;
        if (this.owes) this.ahead = { step: this.#step(), choices: frame.choices.filter((choice) => !choice.pick) };
        break;
      case "ack":
        this.#settle(frame.id, true);
        break;
      case "reject":
        this.rejection = { key: frame.key, args: frame.args };
        this.#settle(frame.id, false);
        break;
      case "chat":
        // The first frame of a connection brings what was said before it.
        this.chat = this.#greeted ? [...this.chat, ...frame.lines] : frame.lines;
        this.#greeted = true;
        break;
      case "presence":
        this.presence = frame.seats;
        this.watching = frame.watching;
        break;
      case "pong":
        this.skew = frame.now - Date.now();
        break;
      case "bye":
        this.rejection = { key: frame.key, args: frame.args };
        this.close();
        break;
    }
  }

  #step(): string {
    return (this.look?.view?.decision as { step: string } | null)?.step ?? "";
  }

  #settle(id: string, accepted: boolean): void {
    const text = this.#unacked.get(id);
    if (text === undefined) return;
    this.#unacked.delete(id);
    if (!text.startsWith('{"t":"act"')) return;
    this.pending = accepted ? this.pending.slice(1) : [];
    this.#next();
  }
}
