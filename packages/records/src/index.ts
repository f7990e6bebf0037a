export { applyAt, endingOf } from "./apply.ts";
export { type Decision, decisionsIn } from "./decisions.ts";
export { type Ending, hostEnding } from "./ending.ts";
export {
  type Entry,
  type HostEnding,
  type Interruption,
  inForce,
  isHostEnding,
  isMove,
  type Move,
  type Placed,
  type SeatChange,
  type Takeback,
  takenBack,
} from "./entry.ts";
export { type Frame, frames } from "./frames.ts";
export type { Holder } from "./holder.ts";
export { decodeLink, type Linked } from "./link/decode.ts";
export { encodeLink, type LinkWishes } from "./link/encode.ts";
export {
  type Beginning,
  firstEntries,
  type GameRecord,
  lastSegment,
  parseRecord,
  type Segment,
  startRecord,
  withEntries,
  withTold,
} from "./record.ts";
export { checkVersion, type Replayed, replay, segmentStart, sittingBefore } from "./replay.ts";
export { type Loaded, mayLeave, parseSave, readSave, type Save, savingSteps, writeSave } from "./save.ts";
export { type Sitting, sittingAfter } from "./sitting.ts";
export { heardIn, type Step, stepsOf, type Viewer } from "./steps.ts";
export { RECORD_TEXTS } from "./texts/index.ts";
export { type Claim, claimOf, type Finding, type Proof, verify } from "./verify.ts";
