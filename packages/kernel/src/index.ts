export * from "./canon.ts";
export * from "./error.ts";
export * from "./game.ts";
export * from "./kit.ts";
export * from "./list.ts";
export * from "./message.ts";
export * from "./play.ts";
export * from "./random.ts";
