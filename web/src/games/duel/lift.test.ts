import { expect, type Mock, test, vi } from "vitest";

import { fake } from "../../fake";
import { moved, touched } from "./lift";
import type { Play } from "./play.svelte";

/** A play in which a Ghoul must flee from area 3, or nothing can be done. */
function fleeing(flees: boolean): Play & { choose: Mock<Play["choose"]> } {
  return fake<Play & { choose: Mock<Play["choose"]> }>({
    verb: "retreat",
    kind: undefined,
    lifted: false,
    moving: false,
    busy: false,
    flees: (area: number, kind: number) => flees && area === 3 && kind === 1,
    moves: () => false,
    lift: (begin: () => void) => begin(),
    choose: vi.fn(),
  });
}

function place(area: number): HTMLElement {
  const there = document.createElement("div");
  there.dataset.area = String(area);
  return there;
}

test("a figure that must retreat is dragged to where it goes", () => {
  const play = fleeing(true);
  const drag = moved(play, { area: 3, kind: 1, free: true }, "ghoul.svg");
  expect(drag.kind).toBe("figure");
  drag.pick!();
  expect(play.kind).toBe(1);
  drag.drop!(place(5));
  expect(play.choose).toHaveBeenCalledWith(5);
});

test("tapped, it is the one that goes; tapped again, it is not", () => {
  const play = fleeing(true);
  touched(play, 3, 1);
  expect(play.kind).toBe(1);
  touched(play, 3, 1);
  expect(play.kind).toBeUndefined();
  expect(play.choose).not.toHaveBeenCalled();
});

test("where nobody flees, a tap means the area", () => {
  const play = fleeing(false);
  touched(play, 3, 1);
  expect(play.choose).toHaveBeenCalledWith(3);
});
