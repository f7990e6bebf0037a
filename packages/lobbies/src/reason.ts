import type { Refusals } from "@medallion/refusals";

/** What a lobby refuses; a game has a text for each. */
export type LobbyReason =
  | "mode"
  | "seats"
  | "picks"
  | "rule.name"
  | "rule.value"
  | "first.seat"
  | "first.surplus"
  | "broken-options";

/** How the game refuses some of them. */
export type Refuse<Reason extends string = LobbyReason> = Refusals<Reason>["refuse"];
