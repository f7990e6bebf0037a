import { InputError } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { ATTRIBUTES, COMPONENTS, DECKS, type Path, TERRAINS, type Terrain } from "../data/index.ts";
import type { MonsterIndex, State } from "../state.ts";
import { NONE } from "../state.ts";
import { ARRANGED, type Placed } from "./declare.ts";
import type { NamesInput, TableInput } from "./format.ts";
import { potionsNamed } from "./layout.ts";
import { idNamed, placeNamed } from "./names.ts";
import type { Supply } from "./supply.ts";
import { Tokens } from "./tokens.ts";

const DECK_SIZE = 30;
const SLOTS = COMPONENTS.pool.length;

/** The common cards by their ids; an empty slot is undefined. */
export interface CommonCards {
  readonly pool: readonly (string | undefined)[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly removed: readonly string[];
}

export function commonCards(supply: Supply, { pool = [], deck, discard, removed }: TableInput): CommonCards {
  if (pool.length > SLOTS) throw new InputError("pool", `There are ${SLOTS} slots.`, ["position", "pool"]);
  return {
    pool: Array.from({ length: SLOTS }, (_, slot) => {
      const written = pool[slot];
      return written === null ? undefined : supply.take([written ?? 0], ["position", "pool"])[0];
    }),
    deck: supply.take(deck ?? DECK_SIZE, ["position", "deck"]),
    discard: supply.take(discard ?? 0, ["position", "discard"]),
    removed: supply.take(removed ?? 0, ["position", "removed"]),
  };
}

export function layCommon(state: State, { pool, deck, discard, removed }: CommonCards): void {
  const { cardOf } = boxOf(state);
  const numbers = (ids: readonly string[]): number[] => ids.map((id) => cardOf.get(id) ?? NONE);
  state.pool = pool.map((id) => (id === undefined ? NONE : (cardOf.get(id) ?? NONE)));
  state.deck = numbers(deck).reverse();
  state.discard = numbers(discard);
  state.removed = numbers(removed);
}

/** Potions, attribute trophies, exploration decks, the closed tavern. */
export function layDecks(state: State, table: TableInput): void {
  layPotions(state, table);
  for (const [place, attribute] of ATTRIBUTES.entries())
    state.attributeTrophies[place] = table.attributeTrophies?.[attribute] ?? usualTrophies(state, place);
  for (const deck of DECKS) layStories(state, deck, table);
  state.tavern = table.tavern === undefined ? NONE : placeNamed(table.tavern, ["position", "tavern"]);
}

/** What the set-up lays out less what somebody owns (OW-2.7). */
function usualTrophies(state: State, attribute: number): number {
  const setup = COMPONENTS.setup.find(({ players }) => players === state.options.seats);
  const { trophies } = boxOf(state);
  const owned = state.players
    .flatMap((player) => player.trophies)
    .filter((trophy) => {
      const row = trophies[trophy];
      return row?.of === "attribute" && row.index === attribute;
    });
  return Math.max(0, (setup?.attributeTrophyCopies ?? 0) - owned.length);
}

function layPotions(state: State, table: TableInput): void {
  const box = boxOf(state);
  state.potionDiscard = potionsNamed(box, table.potionDiscard ?? 0, ["position", "potionDiscard"]);
  if (table.potionDeck !== undefined) {
    state.potionDeck = potionsNamed(box, table.potionDeck, ["position", "potionDeck"]).reverse();
    return;
  }
  const left = box.potions.map(({ copies }) => copies);
  const elsewhere = [state.potionDiscard, ...state.players.flatMap(({ potions, drunk }) => [potions, drunk])];
  for (const potion of elsewhere.flat()) left[potion] = (left[potion] ?? 0) - 1;
  state.potionDeck = left
    .flatMap((count, potion) => Array<number>(Math.max(0, count)).fill(potion))
    .reverse();
}

/** The first cards as written, the others in their order; or exactly what is written. */
function layStories(state: State, deck: (typeof DECKS)[number], table: TableInput): void {
  const box = boxOf(state);
  const place = DECKS.indexOf(deck);
  const all = [...box.stories.keys()].filter((story) => box.stories[story]?.deck === place);
  const ids = all.map((story) => box.stories[story]?.id ?? "").filter((id) => id !== ARRANGED);
  const named = (names: readonly string[], path: Path): number[] =>
    names.map((name, i) => box.storyOf.get(idNamed(ids, name, `${deck} card`, [...path, i])) ?? NONE);
  const written = table[deck] ?? [];
  if ("deck" in written) {
    state.exploration[place] = named(written.deck, ["position", deck, "deck"]).reverse();
    state.explored[place] = named(written.removed ?? [], ["position", deck, "removed"]);
    return;
  }
  const first = named(written, ["position", deck]);
  const held = state.players.flatMap(({ quests, kept }) => [
    ...quests.map(({ quest }) => box.quests[quest]?.story ?? NONE),
    ...kept.map((keep) => box.keeps[keep]?.story ?? NONE),
  ]);
  const printed = all.filter((story) => story < COMPONENTS.explorationCards.length);
  const rest = printed.filter((story) => !first.includes(story) && !held.includes(story));
  state.exploration[place] = [...first, ...rest].reverse();
  state.explored[place] = [];
}

/** Monsters on the map by terrain, where they are, and the tokens that lie on players' boards. */
export function layMonsters(
  state: State,
  table: TableInput,
  monsters: Readonly<Record<Terrain, Placed>>,
  layAll: (tokens: Tokens, pass: "named" | "any") => void,
): void {
  const box = boxOf(state);
  const tokens = new Tokens();
  const path = (terrain: string): Path => ["position", "monsters", terrain];
  for (const [slot, terrain] of TERRAINS.entries()) {
    const { id, at } = monsters[terrain];
    state.monsters[slot] = id === undefined ? NONE : (box.monsterOf.get(id) ?? NONE);
    state.lairs[slot] = id === undefined || at === undefined ? NONE : tokens.take(at, path(terrain), terrain);
  }
  layAll(tokens, "named");
  const piles = TERRAINS.map((terrain) => {
    const written = table.tokens?.[terrain];
    if (typeof written !== "object") return written;
    return written.map((place, i) => tokens.take(place, ["position", "tokens", terrain, i], terrain));
  });
  layAll(tokens, "any");
  const figures = state.players.map((player) => player.at);
  for (const [slot, terrain] of TERRAINS.entries())
    if (state.monsters[slot] !== NONE && state.lairs[slot] === NONE)
      state.lairs[slot] = tokens.any(slot, path(terrain), figures);
  state.piles = piles.map((pile, slot) =>
    typeof pile === "object"
      ? pile.toReversed()
      : tokens.rest(slot, pile, ["position", "tokens", TERRAINS[slot] ?? ""]).reverse(),
  );
}

/** The monsters that are not on the map. */
export function layMonsterPiles(state: State, table: TableInput): void {
  const box = boxOf(state);
  const trophies = state.players.flatMap((player) => player.trophies);
  const gone = new Set([...state.monsters, ...trophies]);
  const isFree = (monster: MonsterIndex, level: number): boolean =>
    monster < COMPONENTS.monsters.length && box.monsters[monster]?.level === level && !gone.has(monster);
  const take = (written: NamesInput, level: number, path: Path): MonsterIndex[] => {
    const free = [...box.monsters.keys()].filter((monster) => isFree(monster, level));
    const taken =
      typeof written === "number"
        ? free.slice(0, written)
        : written.map((name, i) => {
            const ids = free.map((monster) => box.monsters[monster]?.id ?? "");
            return (
              box.monsterOf.get(idNamed(ids, name, `free monster of level ${level}`, [...path, i])) ?? NONE
            );
          });
    for (const monster of taken) gone.add(monster);
    return taken.reverse();
  };
  const levels = ["1", "2", "3"] as const;
  const first = (key: "monsterPiles" | "drivenAway", level: (typeof levels)[number]): MonsterIndex[] =>
    take(table[key]?.[level] ?? 0, Number(level), ["position", key, level]);
  state.extraStack = take(table.extraStack ?? 0, 1, ["position", "extraStack"]);
  state.drivenAway = levels.map((level) => first("drivenAway", level));
  const named = levels.map((level) => first("monsterPiles", level));
  state.monsterPiles = levels.map((level, place) =>
    table.monsterPiles?.[level] === undefined
      ? take(box.monsters.length, Number(level), [])
      : (named[place] ?? []),
  );
}

/** The monster fight cards: the first as written, the others in their order. */
export function layFightDeck(state: State, { fightDeck = [] }: TableInput): void {
  const { fightCardOf } = boxOf(state);
  const first = fightDeck.map((name, i) => {
    const id = idNamed(fightCardOf.keys(), name, "fight card", ["position", "fightDeck", i]);
    return fightCardOf.get(id) ?? NONE;
  });
  const rest = [...fightCardOf.values()].filter((card) => !first.includes(card));
  state.fightDeck = [...first, ...rest].reverse();
}
