/** One's tables that are not over, kept up to date while a page shows them. */

import { get } from "./api";
import { isOf, nameOf } from "./names";
import { meet, person } from "./person.svelte";
import type { Running } from "./wire";
import { listed, say } from "./words.svelte";

const OFTEN = 5000;

let tables = $state.raw<readonly Running[] | null>(null);

export const running = {
  /** Null until the server has answered. */
  get tables(): readonly Running[] | null {
    return tables;
  },
};

async function refresh(): Promise<void> {
  await meet();
  tables = await get<Running[]>("/running");
}

/** Keep the list fresh while the page is seen. Returns how to stop. */
export function watchRunning(): () => void {
  const look = (): void => void (document.hidden || refresh().catch(() => undefined));
  look();
  const timer = setInterval(look, OFTEN);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** Whom a table waits for, in words. */
export function waitsFor({ table, deciding, is_yours: isYours }: Running): string {
  if (isYours) return say("house-your-turn");
  const free = table.seats.filter((seat) => seat.player === null).length;
  if (table.phase === "open") return say("house-waits-open", { free });
  const people = deciding.map((seat) => table.seats[seat]!).filter((seat) => !seat.bot);
  if (people.length > 0) return say("house-status-waiting", { names: listed(people.map((seat) => nameOf(seat.name))) });
  return say(deciding.length > 0 ? "house-waits-bots" : "house-status-paused");
}

/** Who else sits there. */
export function companyAt({ seats }: Running["table"]): string {
  const others = seats.filter((seat) => seat.player !== null && !isOf(seat, person.id));
  const people = others.filter((seat) => !seat.bot).map((seat) => nameOf(seat.name));
  const bots = others.filter((seat) => seat.bot).length;
  const company = [...people, ...(bots > 0 ? [say("house-party-bots", { bots })] : [])];
  return company.length > 0 ? say("house-with", { names: listed(company) }) : "";
}
