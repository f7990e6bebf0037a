import type { OldWorldEvent, View } from "@medallion/old-world";
import type { Films } from "../../../drawn/index.ts";
import { faceOf } from "./plan/faces.ts";
import type { OldWorldAct } from "./plan/old-world-draft.ts";
import { planOf } from "./plan/plan.ts";
import { COMMON, fightZone, ZONES } from "./plan/zones.ts";
import { soundsOf } from "./sounds.ts";
import { Face } from "./stage/face.tsx";
import { type KeptFigures, keepFigures } from "./stage/kept.ts";
import { actOwn } from "./stage/own-acts.ts";

/** What the events of Old World look like. */
export const FILMS: Films<View, OldWorldEvent, OldWorldAct, KeptFigures> = {
  zones: ZONES,
  plan: planOf,
  turnOf: (event) => (event.kind === "turnStarted" ? event.seat : undefined),
  sounds: ({ events }, beats, { seat }) => soundsOf(events, beats, seat),
  // Cards from a hand or a deck come with their backs up.
  back: (zone) => {
    if (zone === fightZone.life) return faceOf.fightBack;
    const isClosed = zone.startsWith("hand:") || zone.startsWith("deck:") || zone === COMMON;
    return isClosed ? faceOf.back : undefined;
  },
  Face,
  keep: keepFigures,
  act: actOwn,
};
