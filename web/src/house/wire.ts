/** The wire as the tables use it. */

export type * from "../wire.gen";
