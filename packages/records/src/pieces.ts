import { canonical } from "@medallion/kernel";

/** How deep data is taken apart: as deep as the history of a record lies. */
const DEEPEST = 3;
/** Parts of a list that make one piece. */
const TOGETHER = 20;

/** The canonical text of plain data in pieces, none of which is long if what lies deep is small. */
export function* pieces(data: unknown, depth = 0): Generator<string> {
  if (typeof data !== "object" || data === null || depth > DEEPEST) yield canonical(data);
  else if (Array.isArray(data)) yield* piecesOfList(data, depth);
  else yield* piecesOfFields(data, depth);
}

function* piecesOfList(list: readonly unknown[], depth: number): Generator<string> {
  yield "[";
  if (depth < DEEPEST)
    for (const [index, part] of list.entries()) {
      if (index > 0) yield ",";
      yield* pieces(part, depth + 1);
    }
  else
    for (let from = 0; from < list.length; from += TOGETHER) {
      const some = list.slice(from, from + TOGETHER).map(canonical);
      yield `${from > 0 ? "," : ""}${some.join(",")}`;
    }
  yield "]";
}

function* piecesOfFields(data: object, depth: number): Generator<string> {
  const fields = Object.entries(data).filter(([, value]) => value !== undefined);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  let before = "{";
  for (const [key, value] of fields) {
    yield `${before}${JSON.stringify(key)}:`;
    yield* pieces(value, depth + 1);
    before = ",";
  }
  yield before === "{" ? "{}" : "}";
}
