import { isLocal } from "../house/host";

/** What lies beside the table. */
export type Tab = "log" | "chat" | "rules" | "more";
/** There is nobody to talk to at a table of this device alone. */
export const TABS: readonly Tab[] = isLocal ? ["log", "rules", "more"] : ["log", "chat", "rules", "more"];
