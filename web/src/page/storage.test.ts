import "fake-indexeddb/auto";

import { beforeEach, expect, test, vi } from "vitest";

import { openStorage, Storage } from "./storage";

const failed = vi.fn();
let storage: Storage;

beforeEach(async () => {
  vi.clearAllMocks();
  indexedDB = new IDBFactory();
  storage = new Storage(failed);
});

test("a table is kept with its lines in their order", async () => {
  await storage.append("a", 0, ["zero", "one"], "facts");
  await storage.append("a", 2, Array.from({ length: 20 }, (_, number) => `line ${number + 2}`), null);
  await storage.append("ab", 0, ["other"], "others");
  const lines = ["zero", "one", ...Array.from({ length: 20 }, (_, number) => `line ${number + 2}`)];
  expect(await storage.load("a")).toEqual({ facts: "facts", lines });
  expect(await storage.tables()).toEqual([["a", "facts"], ["ab", "others"]]);
  expect(await new Storage(failed).load("ab")).toEqual({ facts: "others", lines: ["other"] });
});

test("a line that another tab has written is not replaced, and nothing is half-written", async () => {
  await storage.append("a", 0, ["theirs"], "facts");
  await storage.append("a", 1, ["more"], null);
  await expect(storage.append("a", 1, ["mine"], "my facts")).rejects.toMatchObject({ name: "Fenced" });
  await expect(storage.append("a", 0, ["mine", "too"], "my facts")).rejects.toMatchObject({ name: "Fenced" });
  expect(await storage.load("a")).toEqual({ facts: "facts", lines: ["theirs", "more"] });
  expect(failed).toHaveBeenCalledWith("Fenced");
});

test("a removed table is gone with its lines", async () => {
  await storage.append("a", 0, ["line"], "facts");
  await storage.append("b", 0, ["line"], "facts");
  await storage.remove("a");
  expect(await storage.load("a")).toBeNull();
  expect(await storage.load("b")).toEqual({ facts: "facts", lines: ["line"] });
  await storage.append("a", 0, ["new"], "facts");
  expect((await storage.load("a"))?.lines).toEqual(["new"]);
});

test("small texts are kept by name", async () => {
  expect(await storage.get("person")).toBeNull();
  await storage.set("person", "Ann");
  await storage.set("person", "Anna");
  expect(await storage.get("person")).toBe("Anna");
});

test("a full disk is said by its name, and what was there stays", async () => {
  await storage.append("a", 0, ["line"], "facts");
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  await expect(storage.append("a", 1, ["next"], "other")).rejects.toMatchObject({ name: "QuotaExceededError" });
  expect(failed).toHaveBeenCalledWith("QuotaExceededError");
  expect(await storage.load("a")).toEqual({ facts: "facts", lines: ["line"] });
  expect(failed).toHaveBeenCalledTimes(1);
  await storage.append("a", 1, ["next"], "other");
  expect(failed).toHaveBeenLastCalledWith(null);
});

test("a browser that lets nothing be kept is asked again next time", async () => {
  const opening = vi.spyOn(indexedDB, "open").mockImplementationOnce(() => {
    throw new DOMException("private", "SecurityError");
  });
  await expect(storage.set("a", "b")).rejects.toMatchObject({ name: "Blocked" });
  expect(failed).toHaveBeenCalledWith("Blocked");
  opening.mockRestore();
  await storage.set("a", "b");
  expect(await storage.get("a")).toBe("b");
});

test("where nothing may be kept, everything is there until the page closes, and that is said", async () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("private", "SecurityError");
  });
  const memory = await openStorage(failed);
  expect(failed).toHaveBeenCalledWith("Blocked");
  await memory.append("a", 0, ["zero"], "facts");
  await memory.append("a", 1, ["one"], null);
  expect(await memory.load("a")).toEqual({ facts: "facts", lines: ["zero", "one"] });
  expect(await memory.tables()).toEqual([["a", "facts"]]);
  await memory.remove("a");
  expect(await memory.load("a")).toBeNull();
});
