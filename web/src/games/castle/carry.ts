/** Cards of the hand and one's own token in a fight, dragged to where they are meant to be. */

import { art } from "../../house/art.svelte";
import { settings } from "../../house/settings.svelte";
import type { Drag } from "../../table/drag.svelte";
import type { Play } from "./play.svelte";

/**
 * An item dragged onto a passenger is about to be offered, one dragged into the middle is chosen for what is asked.
 * It is not sent yet: the button that does it says that there is no way back.
 */
export function carried(play: Play, item: string): Drag {
  const offered = play.turn && play.options.some((one) => one.verb === "offer" && one.item === item);
  const aimed = offered || play.seats.size > 0;
  return {
    kind: play.busy || !(offered || (!play.turn && play.items.has(item))) ? null : aimed ? "item" : "card",
    pick: () => {
      if (offered) play.enter("offer");
      if (aimed) play.item = item;
    },
    drop: (place) => (aimed ? play.pickSeat(Number(place.dataset.seat)) : play.pickItem(item)),
    cancel: () => offered && play.clear(),
    // Covered cards are not to be seen on their way either.
    ...(settings.peek ? { shadow: () => Object.assign(new Image(), { src: art("castle-back_item"), alt: "" }) } : {}),
  };
}

/** One's own token, dragged to the one who gets the support. */
export function supporting(play: Play, seat: number): Drag {
  const options = play.options.filter((one) => one.verb === "support");
  return {
    kind: seat === play.view.viewer && options.length > 0 && !play.busy ? "support" : null,
    loose: true,
    drop: (place) => {
      const option = options.find((one) => one.side === place.dataset.side);
      if (option) play.send(option.action);
    },
  };
}
