/**
 * A table as the server shows it to us, over a socket that mends itself.
 *
 * Nothing is computed here: the server sends the whole look after every event, and the words for it. Several actions
 * in a row (marking cards, then stopping) are sent one by one, each after the one before was accepted.
 */

import { allLengthened, pseudo } from "./pseudo";
import type { ChatLine, Frame, Look, SeatPresence, WordsFrame } from "./wire";

export interface LogLine {
  depth: number;
  text: string;
}

export interface Rejection {
  key: string;
  args: Record<string, string | number>;
}

type Status = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 15_000;

export class Live {
  look = $state.raw<Look | null>(null);
  words = $state.raw<WordsFrame | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** What the last update told us. */
  events = $state.raw<Record<string, unknown>[]>([]);
  /** Whether the game's table still shows how it ended. */
  lingering = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<SeatPresence[]>([]);
  watching = $state(0);
  status = $state<Status>("connecting");
  /** The actions that are on their way or will be sent next. */
  pending = $state.raw<number[]>([]);
  rejection = $state.raw<Rejection | null>(null);
  /** The difference between the server's time and ours, for clocks. */
  skew = $state(0);

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #sent = 0;
  #unacked = new Map<string, string>();
  #name = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly id: string,
    private language: string,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
    private discreet = false,
  ) {
    this.#connect();
  }

  close(): void {
    this.status = "closed";
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  /** Hear the words in another language, or without what others at this screen should not read. */
  speak(language: string, discreet: boolean): void {
    if (language === this.language && discreet === this.discreet) return;
    [this.language, this.discreet] = [language, discreet];
    this.#transmit({ t: "speak", lang: language, discreet });
  }

  /** Take these actions, one after the other. */
  act(...actions: number[]): void {
    this.rejection = null;
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
    const socket = this.open(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/play`);
    this.#socket = socket;
    socket.onopen = () => {
      this.status = "open";
      this.#wait = FIRST_WAIT;
      this.#transmit({ t: "speak", lang: this.language, discreet: this.discreet });
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
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(frame: Frame): void {
    switch (frame.t) {
      case "look":
      case "update":
        this.look = frame.look;
        this.events = frame.t === "update" ? frame.events : [];
        this.skew = frame.look.now - Date.now();
        break;
      case "words":
        this.words = pseudo ? allLengthened(frame) : frame;
        this.log = frame.fresh ? this.words.lines : [...this.log, ...this.words.lines];
        break;
      case "ack":
        this.#settle(frame.id, true);
        break;
      case "reject":
        this.rejection = { key: frame.key, args: frame.args };
        this.#settle(frame.id, false);
        break;
      case "chat":
        this.chat = frame.lines.length > 1 ? frame.lines : [...this.chat, ...frame.lines];
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

  #settle(id: string, accepted: boolean): void {
    const text = this.#unacked.get(id);
    if (text === undefined) return;
    this.#unacked.delete(id);
    if (!text.startsWith('{"t":"act"')) return;
    this.pending = accepted ? this.pending.slice(1) : [];
    this.#next();
  }
}
