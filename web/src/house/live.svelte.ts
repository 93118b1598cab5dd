/**
 * A live table: its state, kept up to date over a connection.
 *
 * Several actions in a row (marking cards, then stopping) are sent one by one, each after the server has accepted the
 * one before.
 */

import { type Command, Connection, type OpenChannel, webSocket } from "./connection";
import { type Speed, settings } from "./settings.svelte";
import { type TableOptions, TableState } from "./tableState.svelte";
import type { Frame } from "./wire";

/** Milliseconds without an update after which the server is asked which options are final. */
const FINAL_AFTER = 200;

export interface LiveOptions extends TableOptions {
  /** Words without secrets. */
  discreet?: boolean;
  /** How to connect, if not to the table of this id. */
  open?: OpenChannel;
}

const NOT_ASKED = "table-rejected-not-asked";

export class Live extends TableState {
  #discreet: boolean;
  /** Whether the words include everything on the table. */
  #whole = false;
  #connection: Connection;
  #asking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    private language: string,
    { seat = null, practice = false, discreet = false, open }: LiveOptions = {},
  ) {
    super(id, { seat, practice });
    this.#discreet = discreet;
    this.known = Number(sessionStorage.getItem(this.#memory) ?? -1);
    const query = `?changes=true${seat === null ? "" : `&seat=${seat}`}`;
    this.#connection = new Connection(open ?? webSocket(`/api/tables/${encodeURIComponent(id)}/play${query}`), {
      opened: () => this.#opened(),
      heard: (frame) => this.hear(frame),
      lost: (retryAt) => [this.status, this.retryAt] = ["lost", retryAt],
      answered: (command, accepted) => this.#answered(command, accepted),
    });
    this.#connection.connect();
  }

  get #memory(): string {
    return `eldritch.known.${this.id}.${this.seat ?? ""}`;
  }

  override catchUp(): void {
    super.catchUp();
    sessionStorage.setItem(this.#memory, String(this.known));
  }

  /** Try at once to reach the server again. */
  override retry(): void {
    if (this.status === "lost") this.#connection.connect();
  }

  override close(): void {
    this.status = "closed";
    clearTimeout(this.#asking);
    this.#connection.close();
  }

  /** Hear the words in another language, without secrets, or with everything on the table. */
  override speak(language: string, discreet = this.#discreet, whole = this.#whole): void {
    if (language === this.language && discreet === this.#discreet && whole === this.#whole) return;
    [this.language, this.#discreet, this.#whole] = [language, discreet, whole];
    this.#greet();
  }

  /** Take these actions, one after the other. */
  override act(...actions: number[]): void {
    if (this.guard?.(actions)) return;
    this.rejection = null;
    this.catchUp();
    this.own = true;
    const idle = this.pending.length === 0;
    this.pending = [...this.pending, ...actions];
    if (idle) this.#next();
  }

  /** Let bots play this fast, or, to skip, without any wait until the next own decision. */
  override hurry(speed: Speed, skip = false): void {
    this.#connection.transmit({ t: "hurry", speed, skip });
  }

  /** Ask the table for something other than an action of the game. */
  override send(command: Command): void {
    this.rejection = null;
    this.#connection.command(command);
  }

  override hear(frame: Frame): void {
    // Somebody has cut in before the answer arrived: the question is asked again, and that is all there is to say.
    if (frame.t === "reject" && frame.key === NOT_ASKED && this.pending.length > 0) return;
    const viewer = this.look?.viewer;
    super.hear(frame);
    if (frame.t === "bye") this.close();
    // The log of another viewer does not continue ours.
    if (frame.t === "look" && this.words !== null && frame.look.viewer !== viewer) this.#greet();
    if (frame.t === "look" || frame.t === "update" || frame.t === "changes") this.#askFinal();
  }

  /** Ask which options cannot be taken back, unless something else happens soon. */
  #askFinal(): void {
    clearTimeout(this.#asking);
    if (this.owes && !this.practice) this.#asking = setTimeout(() => this.#connection.transmit({ t: "final" }), FINAL_AFTER);
  }

  #opened(): void {
    if (this.status === "lost") this.returned = true;
    this.status = "open";
    this.retryAt = 0;
    this.greeted = false;
    this.#greet(this.words?.seq);
    this.hurry(settings.speed);
  }

  /** Ask for words, with the log after an update or all of it. */
  #greet(since?: number): void {
    this.#connection.transmit({ t: "speak", lang: this.language, discreet: this.#discreet, whole: this.#whole, since });
  }

  #next(): void {
    const [action] = this.pending;
    if (action !== undefined) this.#connection.command({ t: "act", action });
  }

  #answered(command: Command, accepted: boolean): void {
    if (command.t !== "act") return;
    this.pending = accepted ? this.pending.slice(1) : [];
    this.#next();
  }
}
