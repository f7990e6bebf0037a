import type { CardTable, Kind } from "../cards/table.ts";

/** What is printed on the cards, by kind, in arrays that are quick to read (bench: gwent-adept-games). */
export interface Faces {
  readonly table: CardTable;
  readonly flags: Int32Array;
  readonly strength: Int32Array;
  readonly row: Int32Array;
  readonly token: Int32Array;
  /** The row that a row scorch or a leader names, and the rows that weather covers. */
  readonly target: Int32Array;
  readonly weather: Int32Array;
  /** The row in which a leader sounds its horn, or -2. */
  readonly horn: Int32Array;
  readonly musters: readonly Int32Array[];
  /** 1 for kinds that some other kind calls. */
  readonly called: Int32Array;
}

const known = new WeakMap<CardTable, Faces>();

export function facesOf(table: CardTable): Faces {
  const found = known.get(table);
  if (found !== undefined) return found;
  const faces: Faces = {
    table,
    flags: Int32Array.from(table.flags),
    strength: Int32Array.from(table.strength),
    row: Int32Array.from(table.row),
    token: Int32Array.from(table.token),
    target: Int32Array.from(table.target),
    weather: Int32Array.from(table.weather),
    horn: Int32Array.from(table.cards, ({ abilities }, kind) =>
      abilities.some((ability) => ability.startsWith("leader-horn-")) ? (table.target[kind] ?? -2) : -2,
    ),
    musters: table.musters.map((kinds) => Int32Array.from(kinds)),
    called: Int32Array.from(table.cards, (_, kind) =>
      Number(table.musters.some((kinds, caller) => caller !== kind && kinds.includes(kind))),
    ),
  };
  known.set(table, faces);
  return faces;
}

/** The number at an index; there is one, as whoever asks has made sure. */
export function int(numbers: Int32Array, index: number): number {
  return numbers[index] ?? 0;
}

/** The kind of card that an id names. */
export function kindOf({ table }: Faces, id: string): Kind {
  const kind = table.kindOf.get(id);
  if (kind === undefined) throw new Error(`there is no card ${id}`);
  return kind;
}

const NOBODY = new Int32Array(0);

/** The kinds that a card calls. */
export function calledOf(faces: Faces, kind: Kind): Int32Array {
  return faces.musters[kind] ?? NOBODY;
}
