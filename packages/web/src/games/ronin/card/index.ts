export { AllianceBoard } from "./board/alliance-board.tsx";
export { BonusMark } from "./board/bonus-icon.tsx";
export { ExperienceTrack } from "./board/experience-track.tsx";
export { nextBonus, spacesOf, type TrackSpace } from "./board/track.ts";
export { UnrolledTrack } from "./board/unrolled-track.tsx";
export { ChapterCard } from "./chapter/chapter-card.tsx";
export { InitiativeCard } from "./chapter/initiative-card.tsx";
export { ABILITY_STATES, AbilityMark, type AbilityState } from "./character/ability-plaque.tsx";
export { CharacterFace } from "./character/character-face.tsx";
export { BannerMark, EmblemMark } from "./character/emblem.tsx";
export { PowerMark } from "./character/power-icon.tsx";
export { ConditionMark, EffectIcons, ResultMark } from "./effect/effect-icons.tsx";
export { CardBack } from "./face/card-back.tsx";
export { CardFace } from "./face/card-face.tsx";
export { FACE_SIZES, type FaceSize } from "./face/size.ts";
export { CupMark, DeckMark, HandMark, PartnerMark, PotMark, RingsMark } from "./mark/glyph-marks.tsx";
export {
  AllianceMark,
  ColourCardMark,
  CrestMark,
  IdleMark,
  LostMark,
  PickSeal,
  PostMark,
  SymbolMark,
  TeaMark,
  VpMark,
  XpMark,
} from "./mark/marks.tsx";
export { type ActivePair, type SymbolWorth, WORTHS, worthOf } from "./worth.ts";
export { AbilityZoom } from "./zoom/ability-zoom.tsx";
export { CardZoom } from "./zoom/card-zoom.tsx";
