/** All words come from the Fluent files that server and terminal use too; they are fetched when first needed. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { get } from "./api";
import { lengthened, pseudo } from "./pseudo";
import { type Language, settings } from "./settings.svelte";
import type { Messages } from "./wire";

const common = import.meta.glob<Record<string, string>>("./words.??.ts", { import: "default" });
const others = import.meta.glob<string>(
  [
    "../../../src/eldritch/{locale,games/*/locale}/*/*.ftl",
    "!../../../src/eldritch/**/{core,house,house-*,join,learn,page,pile,position,puzzles,replay,server,shell,table}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The file's language and part, such as `en/house`, whichever folder it is in. */
const nameOf = (path: string): string => path.split("/").slice(-2).join("/").replace(".ftl", "");
const loaders = new Map(Object.entries(others).map(([path, load]) => [nameOf(path), load]));

/** Parts of the dictionary: `house` for the pages, `core` and the name of a game for its table. */
export type Part = string;

interface Dictionary {
  bundle: FluentBundle;
  /** The keys of each part that was read, in the order of its file. */
  parts: Map<Part, string[]>;
}

const HOUSE = "house";

const dictionaries = new Map<Language, Dictionary>();
const wanted = new Set<Part>();
let edition = $state(0);

function dictionary(language: Language): Dictionary {
  let found = dictionaries.get(language);
  if (!found) {
    found = { bundle: new FluentBundle(language, { useIsolating: false, ...(pseudo ? { transform: lengthened } : {}) }), parts: new Map() };
    dictionaries.set(language, found);
  }
  return found;
}

/** The words of the common file, by part. */
async function commonWords(language: Language): Promise<Map<Part, string>> {
  const files = await common[`./words.${language}.ts`]!();
  return new Map(Object.entries(files).map(([path, text]) => [nameOf(path).split("/")[1]!, text]));
}

/** What the pages say of each game before its own dictionary is needed: `house-<game>`. */
async function aboutGames(): Promise<Part[]> {
  const parts = await commonWords(settings.language);
  return [...parts.keys()].filter((part) => part.startsWith(`${HOUSE}-`));
}

/** Have these parts ready in the present language, and in any chosen later. */
export async function need(...parts: Part[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  if (wanted.has(HOUSE)) for (const part of await aboutGames()) wanted.add(part);
  await fetchMissing(settings.language);
}

/** The same for parts that need not exist. */
export async function tryNeed(...parts: Part[]): Promise<void> {
  await Promise.all(parts.map((part) => need(part).catch(() => wanted.delete(part))));
}

/** A file of the app, or of a game that only the server knows. */
async function textOf(language: Language, part: Part): Promise<string> {
  const load = loaders.get(`${language}/${part}`);
  if (load) return load();
  return (await commonWords(language)).get(part) ?? (await get<Messages>(`/messages/${language}/${part}`)).text;
}

/** Have everything wanted so far ready in a language, before it is switched to. */
export async function fetchMissing(language: Language): Promise<void> {
  const { bundle, parts } = dictionary(language);
  const missing = [...wanted].filter((part) => !parts.has(part));
  await Promise.all(
    missing.map(async (part) => {
      const resource = new FluentResource(await textOf(language, part));
      const errors = bundle.addResource(resource);
      if (errors.length > 0 && !parts.has(part)) throw errors[0];
      parts.set(part, resource.body.map((message) => message.id));
    }),
  );
  if (missing.length > 0) edition += 1;
}

/** The message of this key in the present language. A key that nobody wrote is shown as it is. */
export function say(key: string, values?: Record<string, FluentVariable>): string {
  void edition;
  const { bundle } = dictionary(settings.language);
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, values, []);
}

/** Whether there is a message of this key. */
export function knows(key: string): boolean {
  void edition;
  return dictionary(settings.language).bundle.hasMessage(key);
}

/** What a part is about: the middles of its keys with this ending, in the order of the file. */
export function subjects(part: Part, ending: string): string[] {
  void edition;
  const keys = dictionary(settings.language).parts.get(part) ?? [];
  return keys.filter((key) => key.endsWith(ending)).map((key) => key.slice(part.length + 1, key.length - ending.length));
}

/** Several things as a list in words. */
export function listed(things: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(things);
}
