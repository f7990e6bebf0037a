export * from "./issue.ts";
export * from "./refuse.ts";
