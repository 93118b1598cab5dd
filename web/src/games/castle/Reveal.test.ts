import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { fake } from "../../fake";
import type { TableState } from "../../house/tableState.svelte";
import Reveal from "./Reveal.svelte";
import type { Event } from "./view.gen";

const drew: Event = { event: "drew", seat: 0, item: "whip" };
const counted: Event = { event: "counted", winner: "attacker", points: { attacker: 2, defender: 1 } };

function shown(event: Event, how: { aside: boolean; reading?: boolean }): HTMLElement | null {
  const live = fake<TableState>({ events: [event], words: { names: ["Anna", "Boris"] } });
  return render(Reveal, { live, box: new Map(), viewer: 0, ...how }).container.querySelector(".moment");
}

test("what one alone has seen is shown, unless one is choosing where it would lie", () => {
  expect(shown(drew, { aside: false })!.className).toContain("own");
  expect(shown(drew, { aside: true })).toBeNull();
});

test("what all have seen steps aside for who chooses or reads", () => {
  expect(shown(counted, { aside: false })!.className).not.toContain("aside");
  expect(shown(counted, { aside: true })!.className).toContain("aside");
  expect(shown(counted, { aside: false, reading: true })!.className).toContain("aside");
});
