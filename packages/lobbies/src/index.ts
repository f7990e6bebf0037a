/**
 * A lobby made from modes, seats and rule options.
 *
 * A game describes its modes with their numbers of seats (`seats`) and its rule options with their values
 * (`RulePlan`); `lobbyOf` makes of it all that a `Lobby` is: the forms, the options of a request, the options packed
 * for links, and every refusal between. It is for games to which nobody brings anything; one with decks takes
 * `modesOf` and `seatsAsked` alone.
 *
 * The same description serves wherever else rule options are told or drawn: `changedFrom` names those that differ
 * from their defaults, `ruleSections` and `ruleEntries` say so at the table, `randomRules` draws them for a trial, and
 * `firstSeat` holds the seat that a host names against the options.
 */
export * from "./changed.ts";
export * from "./first-seat.ts";
export * from "./lobby.ts";
export * from "./modes.ts";
export * from "./random.ts";
export * from "./reason.ts";
export * from "./rule-plan.ts";
export * from "./told.ts";
