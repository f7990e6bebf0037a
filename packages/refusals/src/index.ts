export * from "./fits.ts";
export * from "./issue.ts";
export * from "./refuse.ts";
