import type { RoninEvent, View } from "@medallion/ronin";
import type { Films } from "../../../drawn/index.ts";
import { planOf } from "./plan/plan.ts";
import type { RoninAct } from "./plan/ronin-draft.ts";
import { ZONES, zoneOf } from "./plan/zones.ts";
import { soundsOf } from "./sounds.ts";
import { BACK, Face } from "./stage/face.tsx";
import { actOwn } from "./stage/own-acts.ts";

/** What the events of Ronin look like. */
export const FILMS: Films<View, RoninEvent, RoninAct, undefined> = {
  zones: ZONES,
  plan: planOf,
  sounds: ({ events }, beats, { seat }) => soundsOf(events, beats, seat),
  // Cards from a hand or the deck come with their backs up.
  back: (zone) => (zone.startsWith("hand:") || zone === zoneOf.deck ? BACK : undefined),
  Face,
  act: actOwn,
};
