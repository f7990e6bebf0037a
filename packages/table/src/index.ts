export * from "./bot-turn.ts";
export * from "./choice-lines.ts";
export * from "./command.ts";
export * from "./composing.ts";
export * from "./event.ts";
export * from "./room/index.ts";
export * from "./table.ts";
export type { Takebacks } from "./takeback.ts";
