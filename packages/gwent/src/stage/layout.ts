import { at, InputError } from "@medallion/kernel";
import { ROWS } from "../cards/row.ts";
import { SPY, TOKEN } from "../cards/table.ts";
import { draw, flagsOf, kindOf, show } from "../rules/zones.ts";
import type { Card, State } from "../state.ts";
import { playerOf, tableOf } from "../state.ts";
import { FILLER } from "./cards.ts";
import type { CardsInput, EntryInput, SeatInput } from "./format.ts";
import { idNamed, knownCards, type Path, type Place, placeNamed, playerNamed } from "./names.ts";

/** A card of a scenario before it lies anywhere. */
interface Entry {
  readonly id: string;
  readonly by: number | undefined;
  readonly number: number | undefined;
}

/** Lays cards on an empty table and numbers them in the order in which they are written (GW-1.15). */
export class Layout {
  private readonly state: State;
  private readonly known: ReadonlySet<string>;
  private readonly reserved: Set<number>;
  private next = 1;

  constructor(state: State, position: unknown) {
    this.state = state;
    this.known = knownCards(state);
    this.reserved = new Set(numbersIn(position));
    state.kinds = [-1];
    state.holders = [-1];
    state.refs = [0];
  }

  /** Everything that a scenario writes for one seat or side. */
  lay(name: string, seat: SeatInput, keys: readonly string[]): void {
    const path = ["position", name];
    const place = placeNamed(this.state, name, path);
    for (const zone of keys) this.layZone(place, seat, zone, [...path, zone]);
  }

  weather(entries: readonly EntryInput[]): void {
    const path = ["position", "weather"];
    this.state.weather = this.entries(entries, path).map((entry) => this.shown(entry, entry.by ?? 0));
  }

  private layZone(place: Place, seat: SeatInput, zone: string, path: Path): void {
    const side = at(this.state.sides, place.side);
    switch (zone) {
      case "hand":
        return this.hand(ownerOf(place, path), seat.hand ?? 0, path);
      case "deck":
        return this.deck(ownerOf(place, path), seat.deck ?? 0, path);
      case "close":
      case "ranged":
      case "siege": {
        const row = ROWS.indexOf(zone);
        const cards = this.entries(seat[zone] ?? [], path).map((entry) =>
          this.shown(entry, entry.by ?? this.sender(place, entry)),
        );
        side.rows[row] = [...at(side.rows, row), ...cards];
        return;
      }
      case "slots":
        return this.slots(place, seat, path);
      case "pile":
        for (const entry of this.entries(seat.pile ?? 0, path))
          side.pile.push(this.shown(entry, entry.by ?? this.holder(place)));
        return;
      case "hidden":
        return this.hidden(seat.hidden ?? [], path);
    }
  }

  private hand(player: number, cards: CardsInput, path: Path): void {
    const { deck } = playerOf(this.state, player);
    for (const entry of this.entries(cards, path)) {
      deck.push(this.add(entry, player));
      draw(this.state, player);
    }
  }

  /** The top card is written first and lies last. */
  private deck(player: number, cards: CardsInput, path: Path): void {
    const added = this.entries(cards, path).map((entry) => this.add(entry, player));
    playerOf(this.state, player).deck = added.toReversed();
  }

  private slots(place: Place, seat: SeatInput, path: Path): void {
    const { slots } = at(this.state.sides, place.side);
    for (const [row, name] of ROWS.entries()) {
      const given = seat.slots?.[name];
      if (given === undefined) continue;
      const [entry] = given === "leader" ? [] : this.entries([given], [...path, name]);
      slots[row] = entry === undefined ? -1 : this.shown(entry, entry.by ?? this.holder(place));
    }
  }

  /** GW-17.17: each card lies under a Decoy of its own. */
  private hidden(cards: readonly EntryInput[], path: Path): void {
    const { automaton } = this.state;
    if (automaton === undefined) throw new InputError("position", "Only AU hides cards.", path);
    for (const entry of this.entries(cards, path)) {
      const decoy = this.shown({ id: "decoy", by: undefined, number: undefined }, 1);
      automaton.hidden.push({ decoy, card: this.add(entry, 1) });
    }
  }

  /** A spy in a row was sent by the other side, where there are two. */
  private sender(place: Place, { id }: Entry): number {
    const kind = tableOf(this.state).kindOf.get(id) ?? 0;
    const isSpy = (at(tableOf(this.state).flags, kind) & SPY) !== 0;
    return isSpy && this.state.sides.length === 2
      ? at(at(this.state.sides, 1 - place.side).members, 0)
      : this.holder(place);
  }

  private holder({ player, side }: Place): number {
    return player ?? at(at(this.state.sides, side).members, 0);
  }

  private shown(entry: Entry, holder: number): Card {
    const card = this.add(entry, holder);
    show(this.state, card);
    if ((flagsOf(this.state, card) & TOKEN) === 0)
      playerOf(this.state, holder).revealed.push(kindOf(this.state, card));
    return card;
  }

  private add({ id, number }: Entry, holder: number): Card {
    while (this.reserved.has(this.next)) this.next++;
    const card = number ?? this.next++;
    const { kinds, holders, refs } = this.state;
    while (kinds.length <= card) {
      kinds.push(-1);
      holders.push(-1);
      refs.push(0);
    }
    kinds[card] = tableOf(this.state).kindOf.get(id) ?? -1;
    holders[card] = holder;
    return card;
  }

  /** `[X, 3x Y, { card: Z, by: B }]`, or a number of fillers. */
  private entries(cards: number | readonly EntryInput[], path: Path): readonly Entry[] {
    if (typeof cards === "number")
      return Array<Entry>(cards).fill({ id: FILLER, by: undefined, number: undefined });
    return cards.flatMap((written, index) => this.entry(written, [...path, index]));
  }

  private entry(written: EntryInput, path: Path): readonly Entry[] {
    if (typeof written === "string")
      return copies(written).map((name) => ({
        id: idNamed(this.known, name, path),
        by: undefined,
        number: undefined,
      }));
    const by = written.by === undefined ? undefined : playerNamed(this.state, written.by, [...path, "by"]);
    return [{ id: idNamed(this.known, written.card, path), by, number: written.number }];
  }
}

/** `3x X` as three names. */
export function copies(written: string): readonly string[] {
  const [, count, name] = /^(\d+)x\s+(.+)$/u.exec(written) ?? [];
  return name === undefined ? [written] : Array<string>(Number(count)).fill(name);
}

function ownerOf({ player }: Place, path: Path): number {
  if (player !== undefined) return player;
  throw new InputError("position", "A team has no common hand or deck; write it for one member.", path);
}

/** Numbers that the scenario gives to cards itself. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "card" in value && "number" in value && typeof value.number === "number" ? [value.number] : [];
  return [...own, ...Object.values(value).flatMap(numbersIn)];
}
