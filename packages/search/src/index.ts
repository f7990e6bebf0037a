/**
 * What bots that think ahead are made of, for any game.
 *
 * - What a game tells them: `Insight`, offered by an `InsightKit`; its fitted `Weights`.
 * - What a state is worth: `valueBy` while it is played, `shareOut` when it is over.
 * - How weights come about: games that the quick policy plays against itself (`playBySelf`), of which some positions are
 *   kept (`Samples`), models that are fitted to them and judged by games kept apart (`fit`).
 * - How a bot thinks: `thinkAhead`, within a `Budget`.
 * - What a coach says: `advise` compares the best choices and names the features that tell them apart, `precisionOf`
 *   how precisely a chance may be told.
 * - Chance for imagined games: `quickRandom`.
 */
export * from "./budget.ts";
export * from "./camps.ts";
export * from "./chances.ts";
export * from "./coach/advice.ts";
export * from "./coach/advise.ts";
export * from "./coach/precision.ts";
export * from "./fit/fit.ts";
export * from "./fit/judge.ts";
export * from "./fit/samples.ts";
export * from "./insight.ts";
export * from "./quick-random.ts";
export * from "./self-play.ts";
export * from "./tree/think.ts";
export * from "./tree/thought.ts";
export * from "./value.ts";
export * from "./weights.ts";
