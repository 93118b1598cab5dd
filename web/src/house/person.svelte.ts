/** Who is at this browser: a guest until a name and a password are given. */

import { patch, post } from "./api";
import { settings } from "./settings.svelte";

export interface Person {
  id: string;
  name: string;
  kind: "guest" | "member" | "bot";
}

let coming: Promise<Person> | undefined;

export const person = $state<Person>({ id: "", name: "", kind: "guest" });

/** Come in: the server knows us by a cookie, or else makes us a guest with a name in our language. */
export async function meet(): Promise<void> {
  if (person.id) return;
  coming ??= post<Person>("/guest", { lang: settings.language });
  // After a failure we knock again.
  coming.catch(() => (coming = undefined));
  Object.assign(person, await coming);
}

/** Be called something else. */
export async function rename(name: string): Promise<void> {
  Object.assign(person, await patch<Person>("/me", { name }));
}

/** What the server says of us after we signed in, or out. */
export function become(someone: Person): void {
  Object.assign(person, someone);
}
