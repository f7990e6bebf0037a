import { at, type Item, type Message, type Section } from "@medallion/kernel";
import type { GwentSubject } from "../explain.ts";
import type { View } from "../view.ts";
import { countedNames, heldItems } from "./outline-card.ts";
import { deckSections, handSections } from "./outline-known.ts";
import { automatonSections, roundSections, sideNames, tournamentSections } from "./outline-past.ts";
import { sideSection } from "./outline-side.ts";
import { farSides, nearSide, whoIs } from "./sight.ts";

/** The whole table in words: how it stands, what the viewer holds, every side, and how it came to this. */
export function outlineOf(view: View): readonly Section[] {
  const sides = [nearSide({ view }), ...farSides({ view })];
  return [
    { title: { key: "outline.standing" }, items: standingItems(view, sides) },
    ...handSections(view),
    ...sides.map((side) => sideSection(view, side)),
    ...automatonSections(view),
    ...roundSections(view),
    ...tournamentSections(view),
    ...deckSections(view),
    ...removedSections(view),
  ];
}

function standingItems(view: View, sides: readonly number[]): readonly Item[] {
  const totals = sides.map((side): Item => {
    const values = { side: sideNames(view, side), total: at(view.sides, side).total };
    const subject: GwentSubject = { kind: "total", side };
    return { text: { key: "outline.sideTotal", values }, subject };
  });
  return [
    ...stageTexts(view).map((text) => ({ text })),
    ...(view.phase === "round" || view.phase === "over" ? totals : []),
    ...skyTexts(view).map((text) => ({ text })),
  ];
}

/** Which round it is and whose turn, or what comes before and after the rounds. */
function stageTexts(view: View): readonly Message[] {
  switch (view.phase) {
    case "start":
      return [{ key: "outline.start" }];
    case "mulligan":
      return [{ key: "outline.mulligan" }];
    case "round": {
      const round: Message = { key: "board.round", values: { round: view.round } };
      if (view.turn < 0) return [round];
      return [round, { key: "board.turn", values: { seat: whoIs({ view }, view.turn) } }];
    }
    case "over": {
      const winners = (view.winners ?? []).flatMap((side) => sideNames(view, side));
      return [{ key: "outline.over", values: { winners, count: winners.length } }];
    }
  }
}

/** The weather, cards on their way, and what holds for everybody. */
function skyTexts(view: View): readonly Message[] {
  const names = (cards: readonly { readonly id: string }[]): readonly Message[] =>
    countedNames(
      view,
      cards.map(({ id }) => id),
    );
  const weather: Message =
    view.weather.length === 0
      ? { key: "board.noWeather" }
      : { key: "outline.weather", values: { cards: names(view.weather) } };
  return [
    ...(view.phase === "round" ? [weather] : []),
    ...(view.limbo.length === 0 ? [] : [{ key: "outline.limbo", values: { cards: names(view.limbo) } }]),
    ...(view.spiesDoubled ? [{ key: "outline.spiesDoubled" }] : []),
    ...(view.restoreAtRandom ? [{ key: "outline.restoreAtRandom" }] : []),
  ];
}

function removedSections(view: View): readonly Section[] {
  if (view.removed.length === 0) return [];
  return [{ title: { key: "outline.removed" }, items: heldItems(view, view.removed) }];
}
