import type { Ask, PlayerIndex, PlayerView, RoninChoice, RoninEvent, View } from "@medallion/ronin";
import { type Box, boxOf, playersInSight } from "@medallion/ronin/pages";
import type { Scene } from "../../../scene/scene.ts";

/** The kinds of questions that this game asks. */
export type AskedKind = Ask["kind"];

/** A scene of Ronin: what this viewer sees, by the game's own types, and where it sits. */
export interface RoninSight {
  readonly scene: Scene;
  readonly view: View;
  /** The components of this game by the names that the view uses. */
  readonly box: Box;
  /** What may be answered now; empty for who only looks on. */
  readonly choices: readonly RoninChoice[];
  /** The kind of the viewer's own open question, and the question. */
  readonly asked: AskedKind | undefined;
  readonly ask: Ask | undefined;
  /** The player in whose place one sits; for who looks on, the first one. */
  readonly player: PlayerIndex;
  /** The others clockwise: the left neighbour first, the right neighbour last. */
  readonly others: readonly PlayerIndex[];
  /** What was taken from the rows in this turn, by row. */
  readonly rubbings: ReadonlyMap<number, Rubbing>;
  /** Whether this viewer waits for others who choose in secret: only then it may see who is ready. */
  readonly hasLaid: boolean;
}

/** A pair that lay in a row until somebody took it. */
export interface Rubbing {
  readonly by: PlayerIndex;
  readonly cards: readonly string[];
}

/** The host serves what the rules of Ronin made, so its parts have Ronin's types. */
export function sightOf(scene: Scene, acts: boolean): RoninSight {
  const view = scene.table.view as View;
  const [player = 0, ...others] = playersInSight(view);
  const ask = view.asks.find(({ seat }) => seat === scene.seat);
  return {
    scene,
    view,
    box: boxOf(view),
    choices: acts ? (scene.table.choices as readonly RoninChoice[]) : [],
    asked: acts ? ask?.kind : undefined,
    ask: acts ? ask : undefined,
    player,
    others,
    rubbings: rubbingsIn(scene),
    hasLaid: scene.isOwn && scene.table.question === undefined,
  };
}

/** It is common knowledge what lay where until the rows are filled again (RO-4.13); an Automa plays what it takes at once. */
function rubbingsIn({ log }: Scene): RoninSight["rubbings"] {
  const rubbings = new Map<number, Rubbing>();
  let picked = 0;
  for (const entry of log) {
    if (entry.kind !== "game") continue;
    const event = entry.event as RoninEvent;
    if (event.kind === "turnStarted") rubbings.clear();
    else if (event.kind === "pairTaken") rubbings.set(event.row, { by: event.seat, cards: event.cards });
    else if (event.kind === "automaPicked") picked = event.decision.chosen;
    else if (event.kind === "automaPlayed" && picked > 0)
      rubbings.set(picked, { by: event.seat, cards: event.cards });
  }
  return rubbings;
}

export function playerIn({ view }: RoninSight, player: PlayerIndex): PlayerView {
  const found = view.players[player];
  if (found === undefined) throw new Error(`the view has no player ${player}`);
  return found;
}

/** For whom the table waits, as far as this viewer may know. */
export function waitedFor({ scene, view }: RoninSight): readonly PlayerIndex[] {
  return scene.look.waitingFor.length > 0 ? scene.look.waitingFor : view.asks.map(({ seat }) => seat);
}

/** Whether the game is over, by its rules or because somebody left. */
export function isOver({ view, scene }: RoninSight): boolean {
  return view.phase === "over" || scene.table.ending !== undefined;
}

/** Before characters are chosen nobody has anything on the table. */
export function isSetUp({ view }: RoninSight): boolean {
  return view.order.length > 0;
}
