export * from "./all.ts";
export * from "./row.ts";
export * from "./weather.ts";
