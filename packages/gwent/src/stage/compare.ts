import { differ } from "@medallion/fittings";
import type { Difference } from "@medallion/kernel";
import { at, InputError } from "@medallion/kernel";
import { sideTotal } from "../rules/strength.ts";
import { idOf } from "../rules/zones.ts";
import type { State } from "../state.ts";
import { compareSeat } from "./compare-seat.ts";
import type { PerSideInput } from "./format.ts";
import { readExpectation, readScore } from "./format.ts";
import { idNamed, knownCards, nameOf, type Path, playersOf, sidesOf } from "./names.ts";
import { reasons } from "./reasons.ts";

/** Compares what a scenario expects with the table; throws `InputError` for what it cannot read. */
export function compare(state: State, expected: unknown): readonly Difference[] {
  const { table, places } = readExpectation(expected);
  const { rounds, weather, winners } = table;
  const players = playersOf(state);
  const turn = state.asks.find((open) => open.kind === "turn")?.seat ?? state.turn;
  return [
    ...perSide(state, table.total, "total", (side) => sideTotal(state, side)),
    ...perSide(state, table.gems, "gems", (side) => at(state.sides, side).gems),
    ...perSide(state, table.points, "points", (side) => at(state.sides, side).points),
    ...perSide(state, table.wins, "wins", (side) => state.tournament?.wins[side]),
    ...differ("round", table.round, state.round),
    ...differ("turn", table.turn, players[turn] ?? "none"),
    ...differ("starter", table.starter, players[state.starter]),
    ...differ("game", table.game, state.tournament?.game),
    ...differ("first", table.first, players[state.tournament?.first ?? -1]),
    ...differ(
      "rounds",
      rounds?.map((score, i) => readScore(score, state.sides.length, ["rounds", i]).join("-")),
      state.rounds.map((round) => round.totals.join("-")),
    ),
    ...differ(
      "weather",
      weather?.map((name, i) => nameOf(idNamed(knownCards(state), name, ["weather", i]))).sort(),
      state.weather.map((card) => nameOf(idOf(state, card))).sort(),
    ),
    ...differ(
      "winners",
      winners?.map((name, i) => known(sidesOf(state), name, ["winners", i])).sort(),
      (state.winners ?? []).map((side) => at(sidesOf(state), side)).sort(),
    ),
    ...places.flatMap(([name, seat]) => compareSeat(state, name, seat)),
  ];
}

function perSide(
  state: State,
  expected: PerSideInput | undefined,
  path: string,
  numberOf: (side: number) => number | undefined,
): readonly Difference[] {
  if (expected === undefined) return [];
  const names = sidesOf(state);
  const why = (side: number) => (path === "total" ? reasons(state, { kind: "total", side }) : undefined);
  if (typeof expected !== "string" && !Array.isArray(expected))
    return Object.entries(expected).flatMap(([name, number]) => {
      const side = names.indexOf(known(names, name, [path, name]));
      return differ(`${path} ${name}`, number, numberOf(side), why(side));
    });
  const wanted = readScore(expected, names.length, [path]);
  const found = names.map((_, side) => numberOf(side));
  return differ(path, wanted.join("-"), found.join("-"), () =>
    wanted.flatMap((number, side) => (number === found[side] ? [] : (why(side)?.() ?? []))),
  );
}

function known(names: readonly string[], name: string, path: Path): string {
  if (names.includes(name)) return name;
  throw new InputError("unknown-seat", `There is no "${name}": write ${names.join(", ")}.`, path);
}
