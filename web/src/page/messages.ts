/** What the page and its workers say to each other. */

import type { StorageFault } from "./storage";

/** Why Python does not run: each is said in a sentence of its own. */
export type StartFault = "unreached" | "old" | "memory" | "start";

export type ToHost =
  | { t: "start"; base: string; bots: number; counts: boolean }
  | { t: "request"; id: number; method: string; path: string; body: string }
  | { t: "open"; id: number; path: string }
  | { t: "send"; id: number; text: string }
  | { t: "close"; id: number };

export type FromHost =
  | { t: "loading"; loaded: number; total: number }
  | { t: "ready" }
  | { t: "failed"; fault: StartFault; text: string }
  | { t: "answer"; id: number; status: number; text: string }
  | { t: "opened"; id: number }
  | { t: "heard"; id: number; text: string }
  | { t: "closed"; id: number }
  | { t: "unsaved"; fault: StorageFault | null };

export type ToBot = { t: "start"; base: string } | { t: "ask"; request: string };

export type FromBot = { t: "ready" } | { t: "answer"; text: string } | { t: "refused"; fault: string };
