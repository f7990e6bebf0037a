export { EffectIcons } from "./effect/effect-icons.tsx";
export { ActionFace } from "./face/action-face.tsx";
export type { MarkName } from "./glyph/marks.ts";
export type { SchoolSign } from "./kinds.ts";
export {
  ActionMark,
  AttributeMark,
  ClaspMark,
  ColourMark,
  Mark,
  MonsterMark,
  PotionMark,
  SchoolMark,
} from "./mark/mark.tsx";
export { Die } from "./piece/die.tsx";
export {
  Figure,
  FigurePart,
  type LaidPiece,
  MedalPart,
  SchoolShield,
  ShieldPart,
  TerrainMedal,
} from "./piece/heraldry.tsx";
export { Hit } from "./piece/hit.tsx";
export { LevelMedal } from "./piece/level-medal.tsx";
export { MonsterEmblem, MonsterPart, MonsterToken } from "./piece/monster.tsx";
export {
  ActionDisc,
  ActionDiscPart,
  AttributeDisc,
  ClosedTavern,
  ClosedTavernPart,
  Coin,
  CoinPart,
  QuestPart,
  QuestToken,
  TrailPart,
  TrailToken,
} from "./piece/tokens.tsx";
export { ACTION_SIZES, type ActionSize } from "./size.ts";
export { type BackKind, CardBack } from "./small/card-back.tsx";
export { FightCardFace } from "./small/fight-card-face.tsx";
export { KeptFace } from "./small/kept-face.tsx";
export { PotionFace } from "./small/potion-face.tsx";
export { TrophyFace, type TrophySign } from "./small/trophy-face.tsx";
export { ActionZoom } from "./zoom/action-zoom.tsx";
export { FightCardZoom, MonsterZoom, PotionZoom, TrophyZoom } from "./zoom/piece-zooms.tsx";
