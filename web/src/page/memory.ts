/** The same as the storage, for a browser that lets nothing be kept: all of it is gone with the page. */

import type { Keeping, Stored } from "./storage";

export class Memory implements Keeping {
  #tables = new Map<string, Stored>();
  #texts = new Map<string, string>();

  async tables(): Promise<[string, string][]> {
    return [...this.#tables].map(([id, { facts }]) => [id, facts]);
  }

  async load(id: string): Promise<Stored | null> {
    const found = this.#tables.get(id);
    return found ? { ...found, lines: [...found.lines] } : null;
  }

  async append(id: string, first: number, lines: Iterable<string>, facts: string | null | undefined): Promise<void> {
    const before = this.#tables.get(id);
    const kept = before?.lines.slice(0, first) ?? [];
    this.#tables.set(id, { facts: facts ?? before?.facts ?? "", lines: [...kept, ...lines] });
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
  }

  async get(key: string): Promise<string | null> {
    return this.#texts.get(key) ?? null;
  }

  async set(key: string, text: string): Promise<void> {
    this.#texts.set(key, text);
  }
}
