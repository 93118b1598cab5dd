/**
 * What is kept in this browser: tables with their lines, and small texts by name. Python calls it; whatever it
 * acknowledges is on the disk.
 */

import { Memory } from "./memory";

const NAME = "eldritch";
const VERSION = 1;

/** Why something could not be kept. Python knows each by its name. */
export type StorageFault = "Fenced" | "QuotaExceededError" | "Blocked";

/** A stored table: what is listed of it, and its lines. */
export interface Stored {
  facts: string;
  lines: string[];
}

/** A request as a promise. */
function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const store of ["tables", "lines", "texts"]) request.result.createObjectStore(store);
  };
  return done(request);
}

/** All lines of a table: their keys are its id and their number. */
function linesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/** What Python needs of it. */
export type Keeping = Pick<Storage, "tables" | "load" | "append" | "remove" | "get" | "set">;

/** The browser's storage, or where it allows none, something that lasts as long as the page. */
export async function openStorage(failed: (fault: StorageFault | null) => void): Promise<Keeping> {
  const storage = new Storage(failed);
  return storage.get("").then(
    () => storage,
    () => new Memory(),
  );
}

export class Storage {
  #database: Promise<IDBDatabase> | undefined;

  #fault: StorageFault | null = null;

  /** `failed` hears when something could not be kept, and with null when something could be again. */
  constructor(private readonly failed: (fault: StorageFault | null) => void) {}

  /** Every table's id and what is listed of it. */
  tables(): Promise<[string, string][]> {
    return this.#carryOut("readonly", async (store) => {
      const tables = store("tables");
      const [ids, facts] = await Promise.all([done(tables.getAllKeys()), done<string[]>(tables.getAll())]);
      return ids.map((id, place) => [String(id), facts[place]!]);
    });
  }

  load(id: string): Promise<Stored | null> {
    return this.#carryOut("readonly", async (store) => {
      const found = [done<string | undefined>(store("tables").get(id)), done<string[]>(store("lines").getAll(linesOf(id)))] as const;
      const [facts, lines] = await Promise.all(found);
      return facts === undefined ? null : { facts, lines };
    });
  }

  /** Add lines from this number on, and replace what is listed of the table unless that is null: all of it or nothing. */
  append(id: string, first: number, lines: Iterable<string>, facts: string | null | undefined): Promise<void> {
    const added = [...lines];
    return this.#carryOut("readwrite", async (store) => {
      const kept = store("lines");
      for (const [place, line] of added.entries()) kept.add(line, [id, first + place]);
      if (facts !== null && facts !== undefined) store("tables").put(facts, id);
    });
  }

  remove(id: string): Promise<void> {
    return this.#carryOut("readwrite", async (store) => {
      store("lines").delete(linesOf(id));
      store("tables").delete(id);
    });
  }

  get(key: string): Promise<string | null> {
    return this.#carryOut("readonly", async (store) => (await done<string | undefined>(store("texts").get(key))) ?? null);
  }

  set(key: string, text: string): Promise<void> {
    return this.#carryOut("readwrite", async (store) => void store("texts").put(text, key));
  }

  /** One transaction. It is over when the answer comes; a write is then on the disk. */
  async #carryOut<T>(mode: IDBTransactionMode, work: (store: (name: string) => IDBObjectStore) => Promise<T>): Promise<T> {
    try {
      const transaction = (await this.#opened()).transaction(["tables", "lines", "texts"], mode, { durability: "strict" });
      const over = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      const working = work((name) => transaction.objectStore(name)).catch((error: unknown) => {
        if (!transaction.error) transaction.abort();
        throw error;
      });
      const [answer] = await Promise.all([working, over]);
      if (this.#fault && mode === "readwrite") this.failed((this.#fault = null));
      return answer;
    } catch (error) {
      throw this.#named(error);
    }
  }

  #opened(): Promise<IDBDatabase> {
    if (!this.#database) {
      this.#database = open();
      const forget = () => (this.#database = undefined);
      this.#database.then((database) => {
        database.onclose = forget;
        database.onversionchange = () => (database.close(), forget());
      }, forget);
    }
    return this.#database;
  }

  #named(error: unknown): Error {
    const name = error instanceof Error || error instanceof DOMException ? error.name : "";
    const fault: StorageFault = name === "ConstraintError" ? "Fenced" : name === "QuotaExceededError" ? name : "Blocked";
    this.failed((this.#fault = fault));
    const found = new Error(String(error));
    found.name = fault;
    return found;
  }
}
