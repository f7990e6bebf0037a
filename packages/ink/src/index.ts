export * from "./flow.ts";
export * from "./ink.ts";
export * from "./legend.ts";
export * from "./sight.ts";
