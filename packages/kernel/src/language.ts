/** What everything is said in. */
export const LANGUAGES = ["en", "cs", "pl", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
