export type { OldWorldChoice } from "./choice.ts";
export type { OldWorldEvent } from "./events.ts";
export type { OldWorldSubject } from "./explain/index.ts";
export { oldWorld } from "./game.ts";
export { oldWorldKit } from "./kit.ts";
export type { Options } from "./options.ts";
export type * from "./view.ts";
export type * from "./view-fight.ts";
export type * from "./view-player.ts";
