import { at, type Board, type Message } from "@medallion/kernel";
import { cardMessage, describeChoice } from "./describe.ts";
import { entries } from "./entries.ts";
import { outline } from "./outline.ts";
import { scoreOf } from "./score.ts";
import type { View } from "./view.ts";

const HIDDEN = "?";

export const board: Board<View> = {
  draw(view, say, paint) {
    const cards = (list: readonly number[]) => list.map((card) => say(cardMessage(card))).join(", ") || "-";
    const counts: Message = {
      key: "board.deck",
      values: { count: view.deck.length, out: view.discard.length },
    };
    const lines = [paint.tone("title", say(counts))];
    for (const [seat, row] of view.rows.entries()) {
      const values = { seat: { seat }, score: scoreOf(view, seat), cards: cards(row) };
      lines.push(paint.tone(seat === view.viewer ? "own" : "strong", say({ key: "board.row", values })));
      const hand = at(view.hands, seat).map((slot) =>
        slot.card === undefined ? HIDDEN : cards([slot.card]),
      );
      const shown = { key: "board.hand", values: { cards: hand.join(", ") || "-" } };
      lines.push(`  ${paint.tone("quiet", say(shown))}`);
      if (view.passed[seat]) lines.push(`  ${paint.tone("quiet", say(describeChoice({ kind: "pass" })))}`);
    }
    return lines;
  },
  entries,
  outline,
};
