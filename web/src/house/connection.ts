/**
 * The connection to a table. It reconnects by itself, and repeats every command until the server has answered it: the
 * server carries out a command of the same id only once.
 */

import { openChannel } from "../page/host";
import { isLocal } from "./host";
import type { Frame } from "./wire";

/** What a channel calls when something happens to it. */
export interface ChannelEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** What a connection needs of a socket. */
export interface Channel {
  isOpen(): boolean;
  send(text: string): void;
  close(): void;
}

export type OpenChannel = (events: ChannelEvents) => Channel;

/** A command without its id. */
export type Command = { t: string } & Record<string, string | number | boolean | null | undefined>;

/** What a connection tells its owner. */
export interface Listener {
  /** The channel is open; commands without an answer are sent again after this. */
  opened(): void;
  heard(frame: Frame): void;
  /** The channel is lost; the next attempt begins at this time. */
  lost(retryAt: number): void;
  /** The server has accepted or refused a command. */
  answered(command: Command, accepted: boolean): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 15_000;

/** A channel over a WebSocket at this path of the server, or to the page's own host. */
export function webSocket(path: string): OpenChannel {
  if (isLocal) return openChannel(path);
  return (events) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.onopen = () => events.opened();
    socket.onmessage = (event) => events.heard(String(event.data));
    socket.onclose = () => events.closed();
    return {
      isOpen: () => socket.readyState === WebSocket.OPEN,
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  };
}

export class Connection {
  #channel: Channel | null = null;
  #closed = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #sent = 0;
  #unanswered = new Map<string, Command>();
  #name = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly open: OpenChannel,
    private readonly listener: Listener,
  ) {}

  connect(): void {
    clearTimeout(this.#timer);
    this.#channel = this.open({
      opened: () => this.#opened(),
      heard: (text) => this.#hear(JSON.parse(text) as Frame),
      closed: () => this.#lose(),
    });
  }

  /** Close it for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#channel?.close();
  }

  /** Send a command, now or as soon as the channel is open, until it is answered. */
  command(command: Command): void {
    const id = `${this.#name}-${++this.#sent}`;
    this.#unanswered.set(id, command);
    this.transmit({ ...command, id });
  }

  /** Send a message that needs no answer; it is dropped while the channel is not open. */
  transmit(message: Command): void {
    if (this.#channel?.isOpen()) this.#channel.send(JSON.stringify(message));
  }

  #opened(): void {
    this.#wait = FIRST_WAIT;
    this.listener.opened();
    for (const [id, command] of this.#unanswered) this.transmit({ ...command, id });
    this.#beat = setInterval(() => this.transmit({ t: "ping" }), HEARTBEAT);
  }

  #hear(frame: Frame): void {
    this.listener.heard(frame);
    if (frame.t !== "ack" && frame.t !== "reject") return;
    const command = this.#unanswered.get(frame.id);
    if (command === undefined) return;
    this.#unanswered.delete(frame.id);
    this.listener.answered(command, frame.t === "ack");
  }

  #lose(): void {
    clearInterval(this.#beat);
    if (this.#closed) return;
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.connect(), wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.listener.lost(Date.now() + wait);
  }
}
