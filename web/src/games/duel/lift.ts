/** Figures taken up with the pointer: on the map in order to move or to retreat, in the pool in order to enter the game. */

import type { Drag } from "../../table/drag.svelte";
import type { Play } from "./play.svelte";

/** What brings a figure out of the pool. */
const RAISING = ["recruit", "summon", "awaken"];

/** Tapped, a figure goes along; where others are about to arrive, its area is what is meant. */
export function touched(play: Play, area: number, kind: number): void {
  if (play.flees(area, kind)) {
    play.kind = play.kind === kind ? undefined : kind;
    return;
  }
  const arriving = play.moving && play.from !== area && play.targets.has(area);
  if (!play.moves(area, kind) || arriving || (play.verb !== "" && !play.moving)) return play.choose(area);
  play.lamp = { sort: "area", area };
  play.along(area, kind);
}

/** A figure dragged to another area is ready to go there: the price is seen before it is paid. Retreats cost nothing. */
export function moved(play: Play, { area, kind, free }: { area: number; kind: number; free: boolean }, picture: string): Drag {
  return lifted(play, free, picture, () => {
    if (play.flees(area, kind)) {
      play.kind = kind;
      return;
    }
    const picks = play.moving && play.from === area ? play.picks : new Map<number, number>();
    play.along(area, kind);
    // Dragged again it is not put back, as it would be by tapping.
    if (!play.picks.has(kind)) play.picks = picks;
    play.to = null;
  });
}

/** A figure dragged out of the pool enters the game where it is let go. */
export function raised(play: Play, kind: number, picture: string): Drag {
  const verb = RAISING.find((one) => (play.verbs.get(one) ?? []).some((option) => (option.kind ?? 0) === kind));
  return lifted(play, verb !== undefined && !play.busy, picture, () => {
    if (play.verb !== verb) play.pick(verb!);
    // An Acolyte is recruited without being named.
    play.kind = kind === 0 ? undefined : kind;
  });
}

function lifted(play: Play, can: boolean, picture: string, pick: () => void): Drag {
  return {
    kind: can ? "figure" : null,
    loose: true,
    shadow: () => Object.assign(new Image(), { src: picture, alt: "" }),
    pick: () => play.lift(pick),
    drop: (place) => {
      play.lifted = false;
      play.choose(Number(place.dataset.area));
    },
    cancel: () => play.lower(),
  };
}
