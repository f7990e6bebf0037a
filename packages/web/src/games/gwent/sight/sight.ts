import type { CardView, GwentChoice, PlayerView, SideView, View } from "@medallion/gwent";
import { remembered } from "../../../drawn/words/remembered.ts";
import type { Scene } from "../../../scene/scene.ts";

export { printed } from "../printed.ts";

/** A scene of Gwent: what this viewer sees, by the game's own types, and where it sits. */
export interface Sight {
  readonly scene: Scene;
  readonly view: View;
  /** What may be answered now; empty for who only looks on. */
  readonly choices: readonly GwentChoice[];
  /** The kind of the viewer's own open question. */
  readonly asked: string | undefined;
  /** The player in whose place one sits; for who looks on, the first one. */
  readonly player: number;
  /** The side that is drawn below. */
  readonly near: number;
  /** The other sides in turn order. */
  readonly far: readonly number[];
  /** Views of other seats, where hands are open. */
  readonly open: readonly { readonly seat: number; readonly view: View }[];
}

/** The host serves what the rules of Gwent made, so its parts have Gwent's types. */
export function sightOf(scene: Scene, acts: boolean): Sight {
  const view = scene.table.view as View;
  const player = scene.seat ?? 0;
  const near = view.players[player]?.side ?? 0;
  const { sides } = view;
  return {
    scene,
    view,
    choices: acts ? (scene.table.choices as readonly GwentChoice[]) : [],
    asked: acts ? scene.table.question?.kind : undefined,
    player,
    near,
    far: sides.slice(1).map((_, i) => (near + 1 + i) % sides.length),
    open: scene.table.others.map(({ seat, view: seen }) => ({ seat, view: seen as View })),
  };
}

/** The name of a card; one that a scenario declared is called by its id. */
export function cardName({ view, scene }: Sight, id: string): string {
  const declared = view.declared?.some((card) => card.id === id) ?? false;
  return declared ? id : remembered(scene.say, id, () => scene.say({ key: `card.${id}` }));
}

export function playerOf({ view }: Sight, player: number): PlayerView {
  return present(view.players[player], `player ${player}`);
}

export function sideOf({ view }: Sight, side: number): SideView {
  return present(view.sides[side], `side ${side}`);
}

function present<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`the view has no ${what}`);
  return found;
}

/** The cards of a hand as far as this viewer may see them. */
export function handOf({ view, open }: Sight, player: number): readonly CardView[] | undefined {
  const opened = open.find(({ seat }) => seat === player)?.view.players[player]?.hand;
  return view.players[player]?.hand ?? opened;
}

/** Whether it is this player's turn to do something. */
export function isOn({ view, scene }: Sight, player: number): boolean {
  if (view.phase === "over" || scene.table.ending !== undefined) return false;
  if (view.asks.some(({ seat }) => seat === player)) return true;
  return view.asks.length === 0 && view.phase === "round" && view.turn === player;
}

/** Whether the match is over, by its rules or because somebody left. */
export function isOver({ view, scene }: Sight): boolean {
  return view.phase === "over" || scene.table.ending !== undefined;
}

/** Before the first pick of a tournament nobody has a deck, and so no faction and no leader. */
export function hasDeck({ tournament }: View, player: number): boolean {
  return tournament === undefined || (tournament.picks[player] ?? -1) >= 0;
}

/** The automaton of a solo match is a player without a seat. */
export function isAutomaton(view: View, player: number): boolean {
  return view.automaton !== undefined && player === 1;
}

/** The highest total of all sides, if only one has it. */
export function leadingSide({ sides }: View): number | undefined {
  const best = Math.max(...sides.map(({ total }) => total));
  const leading = sides.flatMap(({ total }, side) => (total === best ? [side] : []));
  return leading.length === 1 ? leading[0] : undefined;
}
