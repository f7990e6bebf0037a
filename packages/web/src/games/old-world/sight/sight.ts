import type { OldWorldChoice, PlayerView, View } from "@medallion/old-world";
import { type Ask, type Box, boxOf, seatsInSight } from "@medallion/old-world/pages";
import type { Scene } from "../../../scene/scene.ts";

/** The kinds of questions that this game asks. */
export type OldWorldAsked = Ask["kind"];

/** A scene of Old World: what this viewer sees, by the game's own types, and where it sits. */
export interface OldWorldSight {
  readonly scene: Scene;
  readonly view: View;
  /** The components of this game by the names that the view uses. */
  readonly box: Box;
  /** What may be answered now; empty for who only looks on. */
  readonly choices: readonly OldWorldChoice[];
  /** The kind of the viewer's own open question, and the question. */
  readonly asked: OldWorldAsked | undefined;
  readonly ask: Ask | undefined;
  /** The witcher in whose place one sits; for who looks on, the starting player. */
  readonly player: number;
  /** The others in turn order after that one. */
  readonly others: readonly number[];
  readonly isSolo: boolean;
  /** Of what is only told of: the table as it was, with the fight as far as it is told. Its cards lie elsewhere by now. */
  readonly past?: View;
}

/** The host serves what the rules of Old World made, so its parts have Old World's types. */
export function sightOf(scene: Scene, acts: boolean): OldWorldSight {
  const view = scene.table.view as View;
  const [player = 0, ...others] = seatsInSight(view);
  const ask = acts ? view.asks.find(({ seat }) => seat === scene.seat) : undefined;
  return {
    scene,
    view,
    box: boxOf(view),
    choices: acts ? (scene.table.choices as readonly OldWorldChoice[]) : [],
    asked: ask?.kind,
    ask,
    player,
    others,
    isSolo: view.players.length === 1,
  };
}

export function witcherIn({ view }: OldWorldSight, player: number): PlayerView {
  const found = view.players[player];
  if (found === undefined) throw new Error(`the view has no player ${player}`);
  return found;
}

/** Whether the game is over, by its rules or because somebody left. */
export function isOver({ view, scene }: OldWorldSight): boolean {
  return view.phase === "over" || scene.table.ending !== undefined;
}

/** Of what may be answered now, the choices of one kind. */
export function choicesOf<Kind extends OldWorldChoice["kind"]>(
  { choices }: OldWorldSight,
  kind: Kind,
): readonly Extract<OldWorldChoice, { readonly kind: Kind }>[] {
  return choices.filter(
    (choice): choice is Extract<OldWorldChoice, { readonly kind: Kind }> => choice.kind === kind,
  );
}
