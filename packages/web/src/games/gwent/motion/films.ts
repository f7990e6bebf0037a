import type { GwentEvent, GwentSubject, View } from "@medallion/gwent";
import type { Films } from "../../../drawn/film/films.ts";
import { printed } from "../sight/sight.ts";
import { soundsOf } from "../sounds.ts";
import { labelOf } from "./labels.ts";
import type { GwentAct } from "./plan/gwent-draft.ts";
import { planOf } from "./plan/plan.ts";
import { ZONES } from "./plan/zones.ts";
import { backOf, Face, largeOf } from "./stage/face.tsx";
import { type KeptDrawings, keep } from "./stage/kept.ts";
import { actOwn } from "./stage/own-acts.ts";

/** What the events of Gwent look like. */
export const FILMS: Films<View, GwentEvent, GwentAct, KeptDrawings> = {
  zones: ZONES,
  plan: (happened, { kit, say, seat }) =>
    planOf({
      ...happened,
      printed: (id) => printed(happened.after, id),
      explain: (view: View, subject: GwentSubject) => kit.game.explain(view, subject),
      label: (cause) => labelOf(cause, happened.after, say),
      viewer: seat,
    }),
  sounds: ({ events, after }, beats, { seat }) =>
    soundsOf(events, beats, { printed: (id) => printed(after, id), seat }),
  // Cards from a hand or a deck come with their backs up.
  back: (zone, { players }) => {
    const [kind, player] = zone.split(":");
    const faction = players[Number(player)]?.faction;
    return (kind === "hand" || kind === "deck") && faction !== undefined ? backOf(faction) : undefined;
  },
  large: largeOf,
  Face,
  keep,
  act: actOwn,
};
