import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { fake } from "../../fake";
import type { TableState } from "../../house/tableState.svelte";
import Reveal from "./Reveal.svelte";
import type { Event } from "./view.gen";

const drew: Event = { event: "drew", seat: 0, item: "whip" };
const counted: Event = { event: "counted", winner: "attacker", points: { attacker: 2, defender: 1 } };

function shown(event: Event, how: { choosing?: boolean; reading?: boolean } = {}): HTMLElement | null {
  const live = fake<TableState>({ events: [event], words: { names: ["Anna", "Boris"] } });
  const given = { choosing: false, reading: false, free: 58, tall: true, ...how };
  return render(Reveal, { live, box: new Map(), viewer: 0, ...given }).container.querySelector(".moment");
}

test("what one alone has seen is shown, unless one is choosing where it would lie", () => {
  expect(shown(drew)!.className).toContain("own");
  expect(shown(drew, { choosing: true })).toBeNull();
});

test("what all have seen is low while one chooses, and not shown while one reads", () => {
  expect(shown(counted)!.className).toContain("tall");
  expect(shown(counted, { choosing: true })!.className).not.toContain("tall");
  expect(shown(counted, { reading: true })).toBeNull();
});
