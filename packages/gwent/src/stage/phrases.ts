import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { FACTIONS, ROWS } from "../cards/row.ts";
import type { GwentChoice } from "../choices.ts";
import type { Ref, State } from "../state.ts";
import { cardOf, playerOf, sideOf, tableOf } from "../state.ts";
import { ALL_NICKNAMES, namesOf, playersOf, sidesOf } from "./names.ts";

/** All ways to write a choice after the seat's name, the shortest first. */
export function phrasesOf(state: State, seat: Seat, choice: GwentChoice): readonly string[] {
  switch (choice.kind) {
    case "pass":
      return ["passes"];
    case "leader": {
      const { id } = at(tableOf(state).cards, playerOf(state, seat).leader);
      return ["uses the leader", `uses ${id}`];
    }
    case "play":
      return plays(state, seat, choice);
    case "keep":
      return ["keeps", "keeps the hand"];
    case "exchange":
      return ofCard(choice.id, "exchanges");
    case "start":
      return of(at(playersOf(state), choice.seat), "names", "starts", "chooses", "picks");
    case "revive":
      return ofCard(choice.id, "revives", "picks", "chooses");
    case "decline":
      return ["declines"];
    case "row":
      return [
        ...of(choice.row, "chooses", "names", "picks"),
        ...namesOf(choice.id).map((name) => `puts ${name} in ${choice.row}`),
      ];
    case "send": {
      const to = at(sidesOf(state), choice.against);
      return [
        ...of(to, "chooses", "names", "picks"),
        ...namesOf(choice.id).map((name) => `sends ${name} to ${to}`),
      ];
    }
    case "look":
      return of(at(playersOf(state), choice.at), "chooses", "names", "picks", "looks at");
    case "rob":
      return of(at(sidesOf(state), choice.from), "chooses", "names", "picks", "robs");
    case "take":
      return ofCard(choice.id, "takes", "picks", "chooses");
    case "fetch":
      return ofCard(choice.id, "picks", "fetches", "takes", "chooses");
    case "discard":
      return ofCard(choice.id, "discards", "picks", "chooses");
    case "deck":
      return [
        ...of(choice.faction, "picks", "chooses"),
        ...of(`deck ${choice.place + 1}`, "picks", "chooses"),
      ];
  }
}

function of(object: string, ...verbs: readonly string[]): string[] {
  return verbs.map((verb) => `${verb} ${object}`);
}

function ofCard(id: string, ...verbs: readonly string[]): string[] {
  return verbs.flatMap((verb) => namesOf(id).map((name) => `${verb} ${name}`));
}

type Play = GwentChoice & { kind: "play" };

function plays(state: State, seat: Seat, choice: Play): readonly string[] {
  const names = namesOf(choice.id);
  if (choice.target !== undefined && choice.targetId !== undefined) {
    const row = rowOf(state, seat, choice.target);
    const targets = namesOf(choice.targetId).flatMap((target) => [target, `${target} in ${row}`]);
    return targets.flatMap((target) => [
      ...names.map((name) => `plays ${name} on ${target}`),
      `decoys ${target}`,
    ]);
  }
  const onto = choice.against === undefined ? "" : ` on ${at(sidesOf(state), choice.against)}`;
  if (choice.row !== undefined) {
    const { row } = choice;
    return names.flatMap((name) => [`plays ${name} to ${row}${onto}`, `plays ${name} in ${row}${onto}`]);
  }
  const [printed] = tableOf(state).cards.find((card) => card.id === choice.id)?.rows ?? [];
  return names.flatMap((name) => [
    `plays ${name}${onto}`,
    ...(printed === undefined ? [] : [`plays ${name} to ${printed}${onto}`]),
  ]);
}

function rowOf(state: State, seat: Seat, target: Ref): string {
  const card = cardOf(state, target);
  return at(
    ROWS,
    sideOf(state, seat).rows.findIndex((cards) => cards.includes(card)),
  );
}

const VERBS = [
  ...["passes", "uses", "plays", "decoys", "keeps", "exchanges", "names", "starts", "chooses", "picks"],
  ...["revives", "declines", "puts", "sends", "looks", "robs", "takes", "fetches", "discards"],
];

/** Everything a scenario may name after "cannot". */
export function wordsOf(state: State): ReadonlySet<string> {
  return new Set([
    ...VERBS,
    ...["leader", "deck", "hand", "1", "2", "3"],
    ...ROWS,
    ...FACTIONS,
    ...ALL_NICKNAMES,
    ...tableOf(state).kindOf.keys(),
    ...playersOf(state),
    ...sidesOf(state),
  ]);
}
