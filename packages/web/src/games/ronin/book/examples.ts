import { roninKit, type View } from "@medallion/ronin";

/** A table as scenarios write it: what is drawn of it is what the rules make of it. */
type Position = Readonly<Record<string, unknown>>;

/** The chapters with a drawing, before their text or after it. */
export const FIGURED = {
  before: ["components", "whole-turn", "alliance-boards", "chapter-cards"],
  after: ["idea", "symbols", "tea"],
} as const;

/** A symbol is covered: it does not count, the token beside the timeline does. */
export const COVERED: Position = {
  phase: "pick",
  pair: "MC",
  A: { timeline: ["B-P2", "R-P1 covered C", "G-P2"], pool: { C: 1 } },
};

/** Two neighbours whose tea-passing symbols point at each other. */
export const TEA_PAIR: Position = {
  phase: "pick",
  side: "A",
  A: { character: "geralt", timeline: ["geralt-left"] },
  B: { character: "yennefer", timeline: ["yennefer-right"] },
};

/** An alliance under way. */
export const ALLIANCE: Position = { phase: "pick", side: "A", boards: { AB: 4 } };

/** As everyone at the table sees it. */
export function arranged(position: Position): View {
  const scene = { mode: undefined, options: undefined, cards: undefined, position, forced: [] };
  return roninKit.game.view(roninKit.stage.arrange(scene), null);
}
