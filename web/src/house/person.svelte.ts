/** Who is at this browser: a guest until a name and a password are given. */

import { get } from "./api";

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export const person = $state<Person>({ id: "", name: "", guest: true });

/** Ask the server who we are; the first visit makes a guest. */
export async function meet(): Promise<void> {
  Object.assign(person, await get<Person>("/me"));
}
