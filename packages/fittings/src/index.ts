/**
 * What games fit their kits with alike: the parts that carry no rule of any game.
 *
 * - For the rules: a scribe for what happens (`Scribe`), components by id and those that a scenario declares
 *   (`placesById`, `remembered`), the reasons behind a number (`Chain`).
 * - For the texts: what one language says and no other (`spoken`), the rule book made from an outline (`bookOf`),
 *   events that only their owner hears whole (`ownedMessage`).
 * - For the proofs: where a position differs from a scenario (`differ`, `differHeld`, `reasonsBehind`), what a trial has
 *   used (`usedIn`), what reports of simulations count (`Study`, and its parts `target`, `perGame`, `strengthRun`, …).
 *
 * A part belongs here once a second game needs the very same; what only looks alike stays with its game.
 */
export * from "./book.ts";
export * from "./chain.ts";
export * from "./components.ts";
export * from "./difference.ts";
export * from "./owned-message.ts";
export * from "./position.ts";
export * from "./scribe.ts";
export * from "./spoken.ts";
export * from "./study/contract.ts";
export * from "./study/parts.ts";
export * from "./used.ts";
