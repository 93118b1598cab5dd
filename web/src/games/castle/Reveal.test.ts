import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import type { Live } from "../../house/live.svelte";
import Reveal from "./Reveal.svelte";

const drew = { event: "drew", seat: 0, item: "whip" };
const counted = { event: "counted", winner: "attacker", points: { attacker: 2, defender: 1 } };

function shown(event: Record<string, unknown>, how: { aside: boolean; reading?: boolean }): HTMLElement | null {
  const live = { events: [event], words: { names: ["Anna", "Boris"] } } as unknown as Live;
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
