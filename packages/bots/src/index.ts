export type { Budget, Insight, InsightKit, Watch } from "@medallion/search";
export * from "./allot.ts";
export * from "./bot.ts";
export * from "./competent.ts";
export * from "./greedy.ts";
export * from "./levels.ts";
export * from "./random.ts";
export * from "./roster.ts";
export * from "./task.ts";
