import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { fake } from "../../fake";
import Moment from "./Moment.svelte";
import type { Play } from "./play.svelte";
import type { Event } from "./view";

const goat = { faction: "black_goat", figures: ["acolyte", "ghoul", "mi_go", "dark_young", "shub_niggurath"] };

function shown(...events: Event[]): HTMLElement | null {
  const play = fake<Play>({
    live: { events },
    lit: new Set(),
    view: { table: { seats: [goat, goat], ritual: { cells: [5, 6], marker: 1, cost: 6 } } },
    name: () => "Dunwich",
  });
  return render(Moment, { play }).container.querySelector(".moment");
}

test("the awakening of a Great Old One and a ritual stand over the map", () => {
  expect(shown({ event: "awakened", seat: 1, kind: 4, area: 1 })!.textContent).toContain("Dunwich");
  expect(shown({ event: "ritual_performed", seat: 0, cost: 5 }, { event: "scored", seat: 0, doom: 2 })).not.toBeNull();
});

test("an ordinary move does not", () => {
  expect(shown({ event: "moved", seat: 0, kind: 0, area: 1, to: 2 })).toBeNull();
});
