import type { Sight as SightOf } from "@medallion/ink";
import type { Message, Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { type Ability, type ActionCard, COMPONENTS, type Monster, type Potion } from "../data/index.ts";
import { explainSubject, type OldWorldSubject } from "../explain/index.ts";
import type { Place } from "../state.ts";
import type { View } from "../view.ts";
import { type KeptView, type QuestView, type TrophyView, trophyView } from "../view-player.ts";
import { abilitySource } from "../words/index.ts";

/** What is drawn of a view. */
export type Sight = SightOf<View>;

/** A card as this game prints it. */
export function cardIn(view: View, id: string): ActionCard {
  const box = boxOf(view);
  return at(box.cards, box.cardOf.get(id) ?? -1);
}

export function monsterIn(view: View, id: string): Monster {
  const box = boxOf(view);
  return at(box.monsters, box.monsterOf.get(id) ?? -1);
}

export function potionIn(view: View, id: string): Potion {
  const box = boxOf(view);
  return at(box.potions, box.potionOf.get(id) ?? -1);
}

/** All seats in turn order, the viewer first; for a spectator the starting player takes that place. */
export function seatsInSight({ seat, first, players }: View): readonly Seat[] {
  const start = seat ?? first ?? 0;
  return players.map((_, i) => (start + i) % players.length);
}

/** The number that `explain` leads to. */
export function amountOf(view: View, subject: OldWorldSubject): number {
  return explainSubject(view, subject).at(-1)?.amount ?? 0;
}

/** A card beside a board with what it can do. */
export interface Able {
  readonly name: Message;
  readonly abilities: readonly Ability[];
}

export const TROPHIES_ON = {
  monster: "monsterTrophy",
  attribute: "attributeTrophy",
  school: "schoolTrophy",
} as const;

export function trophyIn(view: View, { of, id }: TrophyView): Able {
  const box = boxOf(view);
  const index = box.trophies.findIndex((_, trophy) => {
    const other = trophyView(box, trophy);
    return other.of === of && other.id === id;
  });
  const numbers = box.trophies[index]?.abilities ?? [];
  return {
    name: abilitySource({ on: TROPHIES_ON[of], id }),
    abilities: numbers.map((ability) => at(box.abilities, ability).ability),
  };
}

export function keptIn(view: View, { keep, story }: KeptView): Able {
  const box = boxOf(view);
  return {
    name: abilitySource({ on: "kept", id: story }),
    abilities: at(box.keeps, keep).abilities.map((ability) => at(box.abilities, ability).ability),
  };
}

/** Where a quest can be resolved: its place, or the school of any player (OW-8.22). */
export function questPlaces({ players }: View, { place }: QuestView): readonly Place[] {
  if (place !== undefined) return [place];
  const schools = new Set(players.map(({ school }) => school));
  return COMPONENTS.schools.filter(({ school }) => schools.has(school)).map(({ home }) => home);
}

/** The hands that are shown to the viewer: the own one, of others what was seen to go there. */
export function shownHand(view: View, seat: Seat): readonly string[] {
  const { hand, known, spied } = at(view.players, seat);
  return hand ?? [...known, ...spied].sort();
}
