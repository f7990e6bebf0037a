import type { RoninEvent, RoninSubject, View } from "@medallion/ronin";
import { VP_SOURCES, type VpSource, XP_SOURCES, type XpSource } from "@medallion/ronin/pages";
import type { Past } from "../../../scene/scene.ts";

/** Those who score: an Automa does not. */
export function scorers(view: View): readonly number[] {
  return [...view.players.keys()].filter((player) => view.players[player]?.automa === false);
}

/** The best first, once the game is over; before that in the order of the seats. */
export function ranked(view: View): readonly number[] {
  return view.ranking ?? scorers(view);
}

/** What a player got from one source. */
export function pointsFrom(view: View, player: number, source: VpSource): number {
  return view.players[player]?.vpFrom[VP_SOURCES.indexOf(source)] ?? 0;
}

export function experienceFrom(view: View, player: number, source: XpSource): number {
  return view.players[player]?.xpFrom[XP_SOURCES.indexOf(source)] ?? 0;
}

/** The sources in the order in which they are scored; `start` only where somebody began with something. */
export function sourcesIn(view: View): readonly VpSource[] {
  return VP_SOURCES.filter(
    (source) => source !== "start" || scorers(view).some((player) => pointsFrom(view, player, source) > 0),
  );
}

/** What explains the points from a source. */
export function subjectOf(player: number, source: VpSource): RoninSubject {
  switch (source) {
    case "start":
      return { kind: "vp", player };
    case "chapter1":
    case "chapter2":
    case "chapter3":
      return { kind: "chapter", player, chapter: Number(source.slice("chapter".length)) };
    case "quest":
    case "gold":
    case "alliance":
      return { kind: source, player };
  }
}

/** A player's points after each scoring, the first before any. */
export function courseOf(view: View, player: number): readonly number[] {
  let sum = pointsFrom(view, player, "start");
  const course = [sum];
  for (const source of VP_SOURCES) {
    if (source === "start") continue;
    sum += pointsFrom(view, player, source);
    course.push(sum);
  }
  return course;
}

/** What a player did in the whole game. */
export interface Deeds {
  readonly effects: number;
  readonly tea: number;
  readonly abilities: number;
}

export function deedsOf(past: readonly Past[], player: number): Deeds {
  const events = past.flatMap((step) => step.events as readonly RoninEvent[]);
  const count = (is: (event: RoninEvent) => boolean): number => events.filter(is).length;
  return {
    effects: count((event) => event.kind === "effectResolved" && event.seat === player),
    tea: count((event) => event.kind === "teaPassed" && (event.seat === player || event.partner === player)),
    abilities: count((event) => event.kind === "abilityUsed" && event.seat === player),
  };
}
