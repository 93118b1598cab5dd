/** How the page's own host is doing, for those who wait for it. */

import type { StartFault } from "./messages";
import type { StorageFault } from "./storage";

interface HostState {
  /** "elsewhere": another tab has the tables. */
  phase: "idle" | "loading" | "ready" | "elsewhere" | "failed";
  /** How much of Python has come, from 0 to 1. */
  progress: number;
  fault: StartFault | "died" | null;
  /** The last thing could not be kept. */
  unsaved: StorageFault | null;
}

export const hostState = $state<HostState>({ phase: "idle", progress: 0, fault: null, unsaved: null });
