import { at } from "@medallion/kernel";
import { type Ability, type AbilityPoint, type CharacterId, type Power, SLOTS, WINDOW_OF } from "./types.ts";

/** An ability without its place: the point it is used at and what it does. */
type Row = readonly [point: AbilityPoint, power: Power];

/** The four abilities of a character, the first available from the start (RO-7.1). */
function abilities(character: CharacterId, ...rows: readonly [Row, Row, Row, Row]): readonly Ability[] {
  return SLOTS.map((slot) => {
    const [point, power] = at(rows, slot - 1);
    return { id: `${character}-${slot}`, character, slot, window: WINDOW_OF[point], point, ...power };
  });
}

export const ABILITIES: readonly Ability[] = [
  ...abilities(
    "geralt",
    ["K0", { primitive: "GAIN_ACTIVE", params: { count: 1 } }],
    ["END", { primitive: "STUDY" }],
    ["K2", { primitive: "REPEAT", params: { count: 1 } }],
    ["K1", { primitive: "FULL_RESULT" }],
  ),
  ...abilities(
    "yennefer",
    ["K0", { primitive: "CONVERT", params: { count: 2 } }],
    ["D0", { primitive: "DRAFT_PEEK", params: { count: 5 } }],
    ["K0", { primitive: "GAIN_ACTIVE", params: { each: true } }],
    ["K2", { primitive: "REPEAT", params: { count: 2 } }],
  ),
  ...abilities(
    "dandelion",
    ["D1", { primitive: "DRAFT_SWAP" }],
    ["END", { primitive: "KEEP_EXTRA", params: { count: 1 } }],
    ["K2", { primitive: "TEA_HOST" }],
    ["K2", { primitive: "BORROW" }],
  ),
  ...abilities(
    "ciri",
    ["D1", { primitive: "DRAFT_FIRST" }],
    ["D1", { primitive: "DRAFT_EXTRA" }],
    ["K2", { primitive: "EXTRA_PLAY_THEN_DRAW" }],
    ["K0", { primitive: "GAIN_ACTIVE", params: { count: 2 } }],
  ),
  // The readable board of the printed game: abilities 1 to 3 stay together (facts B2).
  ...abilities(
    "vesemir",
    ["K1", { primitive: "IGNORE_LOSS", params: { count: 1 } }],
    ["END", { primitive: "TIMELINE_TO_HAND", params: { count: 1 } }],
    ["K1", { primitive: "FULL_RESULT" }],
    ["K2", { primitive: "ALLY", params: { count: 2 } }],
  ),
  ...abilities(
    "triss",
    ["K2", { primitive: "UNCOVER", params: { count: 2 } }],
    ["END", { primitive: "ALLY", params: { count: 2 } }],
    ["K2", { primitive: "CONVERT", params: { count: 3 } }],
    ["K0", { primitive: "GAIN_ACTIVE", params: { count: 3 } }],
  ),
  ...abilities(
    "yukiOnna",
    ["K1", { primitive: "WILD_COLOUR", params: { count: 2 } }],
    ["END", { primitive: "INACTIVE_XP", params: { count: 4 } }],
    ["K2", { primitive: "BORROW" }],
    ["K1", { primitive: "WILD_COLOUR", params: { count: 3 } }],
  ),
];
