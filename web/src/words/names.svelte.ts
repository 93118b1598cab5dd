/** The names of those at the table that is shown. "Doctor Halsey" is no word to be explained. */

let known = $state.raw<readonly string[]>([]);

export const names = {
  get known(): readonly string[] {
    return known;
  },
  /** Everybody who sits at the table now. */
  meet(seats: readonly string[]): void {
    if (seats.join() !== known.join()) known = seats;
  },
};
