export type { GwentChoice } from "./choices.ts";
export type { Decision } from "./decision.ts";
export type { From, GwentEvent, Named, Placed } from "./events.ts";
export type { GwentSubject } from "./explain.ts";
export { gwent } from "./game.ts";
export { gwentKit } from "./kit.ts";
export type { Options } from "./options.ts";
export type { Ask, Ref, RoundResult } from "./state.ts";
export type * from "./view.ts";
