/** What lies beside the table. */
export const TABS = ["log", "chat", "rules", "more"] as const;
export type Tab = (typeof TABS)[number];
