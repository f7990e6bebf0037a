import type { Random } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { without } from "../cards/ids.ts";
import { handRef } from "../state.ts";
import type { PlayerView, View } from "../view.ts";
import { impliedInDeck } from "./asked.ts";
import { pickOf } from "./lists.ts";
import { mix } from "./mix.ts";
import { isSeat, type World } from "./world.ts";

/** What the viewer knows of a player, and cards for hand and deck. */
export function fillPlayer(world: World, view: View, player: number, seen: PlayerView, random: Random): void {
  const { state } = world;
  const owner = at(state.players, player);
  owner.leader = seen.leader === "" ? 0 : world.kind(seen.leader);
  owner.leaderSpent = seen.leaderSpent;
  owner.leaderCancelled = seen.leaderCancelled;
  owner.passed = seen.passed;
  owner.drawDue = seen.drawDue;
  owner.revealed = seen.revealed.map((id) => world.kind(id));
  for (const { id, where, by } of seen.known)
    state.known.push({ of: player, kind: world.kind(id), where, by });
  if (!isSeat(view, player)) return;
  owner.exchanges = seen.exchanges ?? owner.exchanges;
  if (seen.deck !== undefined) fillOwn(world, player, seen, seen.deck, random);
  else fillOther(world, view, player, random);
}

/** One's own cards are known but for the order of the deck. */
function fillOwn(
  world: World,
  player: number,
  seen: PlayerView,
  deck: readonly string[],
  random: Random,
): void {
  const owner = at(world.state.players, player);
  owner.hand = (seen.hand ?? []).map((card) => world.seen(card));
  owner.handed = seen.handed ?? 0;
  owner.aside = (seen.aside ?? []).map((id) => world.hidden(id, player));
  const bottom = seen.bottom ?? [];
  const above = mix(without(deck, bottom), random);
  owner.deck = [...bottom, ...above].map((id) => world.hidden(id, player));
  owner.bottom = bottom.length;
  world.state.asked[player] = seen.asked ?? 0;
}

/** Another's cards: what is known lies where it is known to lie, the rest is a legal deck's. */
function fillOther(world: World, view: View, player: number, random: Random): void {
  const owner = at(world.state.players, player);
  const seen = at(view.players, player);
  const common = seen.known.filter(({ by }) => by === -1);
  const sure = seen.known.filter(({ where }) => where === "hand").map(({ id }) => id);
  const aside = seen.aside ?? [];
  const shownHand = seen.hand?.map(({ id }) => id);
  const pool = [...common.map(({ id }) => id), ...freshCards(world, view, player, random)];
  const take = (id: string): void => {
    const place = pool.indexOf(id);
    if (place >= 0) pool.splice(place, 1);
    else pool.pop();
  };
  const certain = shownHand ?? sure;
  const inDeck = common.filter(({ where }) => where === "deck").map(({ id }) => id);
  const bottom = seen.bottom ?? [];
  for (const id of [...certain, ...aside, ...bottom, ...inDeck]) take(id);
  const implied = impliedInDeck(view, player, pool, inDeck);
  for (const id of implied) take(id);
  mix(pool, random);
  const drawn = shownHand === undefined ? pool.splice(0, Math.max(0, seen.handCount - certain.length)) : [];
  pool.push(...inDeck, ...implied);
  mix(pool, random);
  owner.hand =
    seen.hand?.map((card) => world.seen(card)) ??
    mix([...certain, ...drawn], random).map((id) => world.hidden(id, player));
  owner.handed = seen.handed ?? owner.hand.length;
  // Named like any card that comes into a hand; the viewer does not see these names.
  if (seen.hand === undefined)
    for (const [i, card] of owner.hand.entries()) world.state.refs[card] = handRef(i + 1, player);
  owner.aside = aside.map((id) => world.hidden(id, player));
  owner.deck = [...bottom, ...pool].map((id) => world.hidden(id, player));
  owner.bottom = bottom.length;
}

/** Cards of the player's own list that nobody has seen yet: hand and deck, less what came back into them. */
function freshCards(world: World, view: View, player: number, random: Random): string[] {
  const seen = at(view.players, player);
  const list = at(world.state.options.decks, player)[pickOf(view, player)];
  const cards = Object.entries(list?.cards ?? {}).flatMap(([id, count]) => Array<string>(count).fill(id));
  const left = without(cards, seen.revealed);
  const common = seen.known.filter(({ by }) => by === -1).length;
  const wanted = seen.handCount + seen.deckCount - common;
  mix(left, random);
  // An arranged position need not have a list of the right size.
  while (left.length < wanted) left.push("vesemir");
  return left.slice(0, wanted);
}
