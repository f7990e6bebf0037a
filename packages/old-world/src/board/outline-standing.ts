import { at, type Item, type Message, type Section } from "@medallion/kernel";
import { ATTRIBUTES, COMPONENTS } from "../data/index.ts";
import { seatName } from "../describe.ts";
import { describeAsk } from "../describe-ask.ts";
import type { OldWorldSubject } from "../explain/index.ts";
import { tableOf } from "../explain/table.ts";
import { outcomeOf } from "../outcome.ts";
import { turnOf } from "../rules/turn.ts";
import type { View } from "../view.ts";
import { attributeName, placeNamed } from "../words/index.ts";
import { amountOf, seatsInSight } from "./sight.ts";

/** Where the game is, who decides, how far everybody has come, and what this turn has changed. */
export function standingSection(view: View): Section {
  const texts = [phaseText(view), ...openTexts(view), ...turnTexts(view), ...tableTexts(view)];
  return {
    title: { key: "outline.standing" },
    items: [...texts.map((text) => ({ text })), ...trackItems(view), ...numberItems(view)],
  };
}

/** Whose turn it is and which phase, or how the game has ended. */
export function phaseText(view: View): Message {
  if (view.phase === "setup") return { key: "phase.setup" };
  const end = view.phase === "over" ? outcomeOf(tableOf(view)) : undefined;
  if (end !== undefined) return { key: "phase.over", values: { outcome: end.text } };
  const values = { seat: seatName(view.active), turn: turnOf(view), phase: view.phase };
  return { key: "phase.turn", values };
}

/** The own question in full; of others only that they decide. */
function openTexts(view: View): readonly Message[] {
  return view.asks.map((open) =>
    open.seat === view.seat
      ? { key: "outline.asked", values: { question: describeAsk(open) } }
      : { key: "outline.deciding", values: { seat: seatName(open.seat) } },
  );
}

function turnTexts({ phase, turn }: View): readonly Message[] {
  if (phase === "setup" || phase === "over") return [];
  return [
    ...(phase === "one" ? [{ key: "outline.moved", values: { moved: turn.moved ? "yes" : "no" } }] : []),
    ...(turn.free ? [{ key: "outline.freeCard" }] : []),
    ...(turn.noExplore ? [{ key: "outline.noExplore" }] : []),
  ];
}

function tableTexts(view: View): readonly Message[] {
  if (view.phase === "setup") return [];
  const left = ATTRIBUTES.filter((_, place) => at(view.attributeTrophies, place) > 0);
  return [
    left.length === 0
      ? { key: "outline.noAttributeTrophies" }
      : { key: "outline.attributeTrophies", values: { attributes: left.map(attributeName) } },
    ...(view.tavern === undefined
      ? []
      : [{ key: "outline.tavern", values: { place: placeNamed(view.tavern) } }]),
  ];
}

function trackItems(view: View): readonly Item[] {
  if (view.phase === "setup") return [];
  return seatsInSight(view).map((player): Item => {
    const { track } = at(view.players, player);
    const values = { seat: seatName(player), count: track, of: COMPONENTS.constants.trophiesToWin };
    const subject: OldWorldSubject = { kind: "track", player };
    return { text: { key: "outline.track", values }, subject };
  });
}

/** The hand of Phase III, and what decided in stories of this turn. */
function numberItems(view: View): readonly Item[] {
  if (view.phase === "setup") return [];
  const target: OldWorldSubject = { kind: "handTarget", player: view.active };
  return [
    {
      text: {
        key: "outline.handTarget",
        values: { seat: seatName(view.active), count: amountOf(view, target) },
      },
      subject: target,
    },
    ...view.turn.tests.map(({ seat: player, total }, test): Item => {
      const subject: OldWorldSubject = { kind: "test", player, test };
      const values = { seat: seatName(player), number: test + 1, total };
      return { text: { key: "outline.test", values }, subject };
    }),
  ];
}
