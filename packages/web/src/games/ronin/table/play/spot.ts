import type { CharacterId, PlayerIndex, Printed, Side, Sym } from "@medallion/ronin";

/** Something on the table that can be pointed at. There is one of each card, so its name says which one is meant. */
export type RoninSpot =
  | `card:${string}`
  | `row:${number}`
  | "deck"
  | `token:${Sym}`
  | `printed:${string}:${Sym}`
  | `gain:${Sym}`
  | `ability:${string}`
  | `player:${PlayerIndex}`
  | `track:${Side}`
  | `character:${CharacterId}`
  | `board:${string}`
  | `side:${Side}`
  | `quest:${Sym}`
  | "bonus:ability"
  | "bonus:xp"
  | "bonus:draw"
  | "confirm"
  | "decline";

export const spotOf = {
  card: (id: string): RoninSpot => `card:${id}`,
  row: (row: number): RoninSpot => `row:${row}`,
  token: (symbol: Sym): RoninSpot => `token:${symbol}`,
  printed: ({ card, symbol }: Printed): RoninSpot => `printed:${card}:${symbol}`,
  gain: (symbol: Sym): RoninSpot => `gain:${symbol}`,
  ability: (id: string): RoninSpot => `ability:${id}`,
  player: (player: PlayerIndex): RoninSpot => `player:${player}`,
  track: (side: Side): RoninSpot => `track:${side}`,
  character: (character: CharacterId): RoninSpot => `character:${character}`,
  board: (board: string): RoninSpot => `board:${board}`,
  side: (side: Side): RoninSpot => `side:${side}`,
  quest: (symbol: Sym): RoninSpot => `quest:${symbol}`,
};

const ROW = /^row:([1-9])$/u;
const DECK_DIGIT = 0;

/** Rows bear their number; the deck has the digit that no row has. */
export function printedDigit(spot: RoninSpot): number | undefined {
  if (spot === "deck") return DECK_DIGIT;
  const row = ROW.exec(spot)?.[1];
  return row === undefined ? undefined : Number(row);
}

/** The two buttons of the prompt have letters. */
export function isNumbered(spot: RoninSpot): boolean {
  return spot !== "confirm" && spot !== "decline";
}
