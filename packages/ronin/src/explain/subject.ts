import type { Message } from "@medallion/kernel";
import type { Sym } from "../data/index.ts";
import { SYMBOLS } from "../data/index.ts";
import { cardName, symbolName } from "../data/words.ts";
import { seatName } from "../describe.ts";
import type { PlayerIndex } from "../state.ts";
import type { View } from "../view.ts";
import { hasEffect } from "./effects.ts";

/** What carries a number on this table. Chapters are counted from 1, places of a timeline from 0. */
export type RoninSubject =
  | { readonly kind: "symbols"; readonly player: PlayerIndex; readonly symbol: Sym }
  | { readonly kind: "xp"; readonly player: PlayerIndex }
  | { readonly kind: "vp"; readonly player: PlayerIndex }
  | { readonly kind: "chapter"; readonly player: PlayerIndex; readonly chapter: number }
  | { readonly kind: "quest"; readonly player: PlayerIndex }
  | { readonly kind: "gold"; readonly player: PlayerIndex }
  | { readonly kind: "alliance"; readonly player: PlayerIndex }
  | { readonly kind: "track"; readonly board: PlayerIndex; readonly partner: PlayerIndex }
  /** What a space of an alliance track is good for: asked where the track is unrolled, and no number that the view shows. */
  | {
      readonly kind: "space";
      readonly board: PlayerIndex;
      readonly partner: PlayerIndex;
      readonly space: number;
    }
  | {
      readonly kind: "level";
      readonly player: PlayerIndex;
      readonly place: number;
      readonly card: string;
    }
  | { readonly kind: "pick"; readonly decision: number; readonly player: PlayerIndex; readonly turn: number };

/** Every number of the view that can be explained; none before there are characters and boards. */
export function subjectsOf(view: View): readonly RoninSubject[] {
  if (view.order.length === 0) return [];
  const ofPlayers = view.players.flatMap((seen, player): RoninSubject[] =>
    seen.automa ? [] : [...ofHuman(view, player), ...levels(view, player)],
  );
  const tracks = view.boards.flatMap((board): RoninSubject[] =>
    board === null ? [] : [{ kind: "track", board: board.seats[0], partner: board.seats[1] }],
  );
  const picks = view.decisions.map(({ player, turn }, decision) => ({
    kind: "pick" as const,
    decision,
    player,
    turn,
  }));
  return [...ofPlayers, ...tracks, ...picks];
}

function ofHuman(view: View, player: PlayerIndex): readonly RoninSubject[] {
  const chapters = Math.max(view.scored.length, view.phase === "over" ? 0 : view.chapter + 1);
  // A side quest counts a hand, so it can be explained where the hand is in sight.
  const quest = player === view.seat || view.revealed;
  return [
    ...SYMBOLS.map((symbol) => ({ kind: "symbols" as const, player, symbol })),
    { kind: "xp", player },
    { kind: "vp", player },
    ...Array.from({ length: chapters }, (_, i) => ({ kind: "chapter" as const, player, chapter: i + 1 })),
    ...(quest ? [{ kind: "quest" as const, player }] : []),
    { kind: "gold", player },
    { kind: "alliance", player },
  ];
}

function levels(view: View, player: PlayerIndex): readonly RoninSubject[] {
  return (view.players[player]?.timeline ?? []).flatMap(({ card }, place): RoninSubject[] =>
    hasEffect(view, card) ? [{ kind: "level", player, place, card }] : [],
  );
}

/** What a number is called. */
export function describeSubject(subject: RoninSubject): Message {
  const key = `subject.${subject.kind}`;
  switch (subject.kind) {
    case "symbols":
      return { key, values: { seat: seatName(subject.player), symbol: symbolName(subject.symbol) } };
    case "xp":
    case "vp":
    case "quest":
    case "gold":
    case "alliance":
      return { key, values: { seat: seatName(subject.player) } };
    case "chapter":
      return { key, values: { seat: seatName(subject.player), chapter: subject.chapter } };
    case "track":
      return { key, values: { seat: seatName(subject.board), partner: seatName(subject.partner) } };
    case "space":
      return {
        key,
        values: {
          seat: seatName(subject.board),
          partner: seatName(subject.partner),
          space: subject.space,
        },
      };
    case "level":
      return { key, values: { seat: seatName(subject.player), card: cardName(subject.card) } };
    case "pick":
      return { key, values: { seat: seatName(subject.player), turn: subject.turn } };
  }
}
