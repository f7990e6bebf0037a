export * from "./components.ts";
export * from "./effect.ts";
export * from "./load.ts";
export type { Path } from "./read.ts";
export * from "./sites.ts";
export * from "./types.ts";
export * from "./vocabulary.ts";
