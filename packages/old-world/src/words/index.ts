export * from "./ability.ts";
export * from "./amount.ts";
export * from "./card.ts";
export * from "./condition.ts";
export * from "./effect.ts";
export * from "./named.ts";
export * from "./names.ts";
export * from "./story.ts";
