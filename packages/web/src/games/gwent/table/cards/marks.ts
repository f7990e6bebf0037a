/** The ways to tell somebody by one or two signs, the plainest first. */
const WAYS: readonly ((name: string) => string)[] = [
  (name) => [...name][0]?.toLocaleUpperCase() ?? "",
  // Bots that would be called alike are numbered.
  (name) => /\d+$/u.exec(name)?.[0] ?? "",
  (name) => [...name].slice(0, 2).join(""),
];

/** A mark for each of these names, of which no two are the same: an initial, a number, two letters, else the seat. */
export function marksOf(names: readonly string[]): readonly string[] {
  const ways = WAYS.map((way) => names.map(way));
  const marks = names.map(
    (_, seat) =>
      ways.flatMap((marked) => {
        const mark = marked[seat] ?? "";
        return mark !== "" && marked.filter((other) => other === mark).length === 1 ? [mark] : [];
      })[0],
  );
  const isClear = marks.every((mark, seat) => mark !== undefined && marks.indexOf(mark) === seat);
  return isClear ? marks.filter((mark) => mark !== undefined) : names.map((_, seat) => String(seat + 1));
}
