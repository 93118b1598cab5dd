/**
 * Those who play at this device. Each has a socket of their own; one of them is on the screen, and a curtain falls
 * before the device goes on to the next, so that nobody sees a seat that is not theirs.
 */

import type { Speed } from "../house/settings.svelte";
import type { TableState } from "../house/tableState.svelte";

export class Party {
  readonly lives: TableState[];
  /** Who has the device, as a place in `lives`. */
  holder = $state(0);
  /** Who has said to be ready to look. */
  #looking = $state(-1);

  /** `seat` makes what is seen from a seat; null is one's only one, or none. */
  constructor(seats: number[], seat: (number: number | null) => TableState) {
    this.lives = seats.length > 1 ? seats.map(seat) : [seat(null)];
  }

  get live(): TableState {
    return this.lives[this.holder]!;
  }

  get together(): boolean {
    return this.lives.length > 1;
  }

  /** Whether the curtain is down: then nothing of any seat may be shown. */
  get covered(): boolean {
    const phase = this.live.look?.phase;
    return this.together && (phase === undefined || phase === "playing") && this.#looking !== this.holder;
  }

  /** Who should have the device: who has it, unless the game waits for another here and not for them. */
  get next(): number {
    const { lives, holder } = this;
    if (!this.together || lives[holder]!.owes) return holder;
    const later = lives.map((_, step) => (holder + step) % lives.length);
    return later.find((place) => lives[place]!.owes) ?? holder;
  }

  /** Let the device go on if it should. */
  pass(): void {
    const next = this.next;
    if (next === this.holder) return;
    this.#looking = -1;
    this.holder = next;
  }

  /** Who has the device now is ready to look. */
  look(): void {
    this.#looking = this.holder;
  }

  /** Say yes or no for everybody here who is asked. */
  answer(yes: boolean): void {
    for (const live of this.#asked) live.send({ t: "answer", yes });
  }

  /** Who is asked something here beside the game. */
  get #asked(): TableState[] {
    return this.lives.filter((live) => live.look?.viewer != null && live.look.offer?.waiting.includes(live.look.viewer));
  }

  get isAsked(): boolean {
    return this.#asked.length > 0;
  }

  /** Whether the question comes from somebody here: then all at the device have agreed by word of mouth. */
  get isOurOwn(): boolean {
    const { look } = this.live;
    return this.together && look?.offer != null && this.lives.some((live) => live.look?.viewer === look.offer!.seat);
  }

  speak(language: string, discreet: boolean, whole: boolean): void {
    for (const live of this.lives) live.speak(language, discreet, whole);
  }

  /** Everybody here wants bots to play this fast. */
  hurry(speed: Speed, skip = false): void {
    for (const live of this.lives) live.hurry(speed, skip);
  }

  close(): void {
    for (const live of this.lives) live.close();
  }
}

/** The seats of a table that a person plays at this device: their own, and those of who came along. */
export function seatsOf(seats: readonly { player: string | null }[], person: string): number[] {
  return [...seats.keys()].filter((number) => seats[number]!.player?.split(".")[0] === person);
}
