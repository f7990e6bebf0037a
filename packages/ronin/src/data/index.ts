export * from "./budget.ts";
export * from "./components.ts";
export * from "./load.ts";
export * from "./notation.ts";
export * from "./read.ts";
export type { Path } from "./schema.ts";
export * from "./types.ts";
export * from "./words.ts";
