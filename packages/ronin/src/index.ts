export type { RoninChoice } from "./choice.ts";
export type { Decision } from "./decision.ts";
export type { RoninEvent } from "./events.ts";
export type { RoninSubject } from "./explain/index.ts";
export { ronin } from "./game.ts";
export { roninKit } from "./kit.ts";
export type { Options } from "./options.ts";
export type * from "./view.ts";
