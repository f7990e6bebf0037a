export * from "./all.ts";
export * from "./row.ts";
