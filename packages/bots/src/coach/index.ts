/** What pages say of advice, without the thinking. */
export { type Advice, type Advised, precisionOf } from "@medallion/search";
export * from "./analysis.ts";
export * from "./say.ts";
export * from "./texts/index.ts";
