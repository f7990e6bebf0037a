import type { Ability, CardRow, LeaderAbility, RowName, UnitAbility } from "./row.ts";

/** What a row says only where it differs: one copy, the same in the video game, no ability. */
type Marks = Partial<
  Pick<
    CardRow,
    "abilities" | "musters" | "transformsInto" | "avenger" | "token" | "copies" | "copiesVideoGame"
  >
>;

/** Writes the cards of one faction, one card a row. */
export function printer(faction: CardRow["faction"]): {
  leader(id: string, ability: LeaderAbility, marks?: Marks): CardRow;
  hero(id: string, row: RowName | "agile", strength: number, marks?: Marks): CardRow;
  unit(id: string, row: RowName | "agile", strength: number, marks?: Marks): CardRow;
  special(id: string, ability: UnitAbility, marks?: Marks): CardRow;
  weather(id: string, ability: UnitAbility, marks?: Marks): CardRow;
} {
  const print = (
    card: Pick<CardRow, "id" | "kind" | "rows" | "strength">,
    abilities: readonly Ability[],
    marks: Marks,
  ): CardRow => {
    const copies = marks.copies ?? 1;
    return { ...card, faction, copiesVideoGame: copies, ...marks, copies, abilities };
  };
  const fighter =
    (kind: "hero" | "unit") =>
    (id: string, row: RowName | "agile", strength: number, marks: Marks = {}): CardRow => {
      const agile = row === "agile";
      const abilities = [...(agile ? (["agile"] as const) : []), ...(marks.abilities ?? [])];
      return print({ id, kind, rows: agile ? ["close", "ranged"] : [row], strength }, abilities, marks);
    };
  const other =
    (kind: "leader" | "special" | "weather") =>
    (id: string, ability: Ability, marks: Marks = {}): CardRow =>
      print({ id, kind, rows: [], strength: 0 }, [ability], marks);
  return {
    leader: other("leader"),
    hero: fighter("hero"),
    unit: fighter("unit"),
    special: other("special"),
    weather: other("weather"),
  };
}
