import type { Study, StudyRun } from "@medallion/fittings";
import { strengthRun } from "@medallion/fittings";
import type { Message } from "@medallion/kernel";
import { ALL_CARDS } from "../cards/all.ts";
import { FACTIONS } from "../cards/row.ts";
import { READY_DECKS } from "../decks/ready/all.ts";
import type { GwentEvent } from "../events.ts";
import type { State } from "../state.ts";
import { facts, ROUNDS, USABLE } from "./facts.ts";
import { texts } from "./texts.ts";

const LEADERS = ALL_CARDS.filter(({ kind }) => kind === "leader").map(({ id }) => id);

/** What reports of many matches count. Decks are the printed ones, so there is nothing to aim at. */
export const study: Study<State, GwentEvent> = {
  runs: [
    run("standard", 2, 1000),
    run("competitive", 2, 500),
    run("free-for-all", 3, 300),
    run("free-for-all", 5, 300),
    run("team", 4, 300),
    { ...run("solo", 1, 300), apart: true },
    strengthRun({ request: { mode: "standard", seats: 2 }, bots: ["greedy", "random"], games: 300 }),
  ],
  traits: [
    { id: "faction", name: { key: "study.factions" }, values: FACTIONS, label: named("faction"), by: "wins" },
    {
      id: "deck",
      name: { key: "study.decks" },
      values: READY_DECKS.map(({ id }) => id),
      label: named("deck"),
      by: "wins",
    },
    {
      id: "leader",
      name: { key: "study.leaders" },
      values: LEADERS,
      label: named("card"),
      by: "wins",
    },
    {
      id: "start",
      name: { key: "study.starts" },
      values: ["first", "later"],
      label: (when) => ({ key: "study.start", values: { when } }),
      by: "wins",
    },
  ],
  uses: [
    {
      id: "leader",
      name: { key: "study.leadersUsed" },
      values: USABLE,
      label: named("card"),
      per: "chance",
    },
  ],
  sources: ROUNDS.map((round) => ({ id: `round-${round}`, name: { key: "study.round", values: { round } } })),
  targets: [],
  facts,
  texts,
};

function run(mode: string, seats: number, games: number): StudyRun {
  return { id: `${mode}-${seats}`, request: { mode, seats }, bots: ["greedy"], games };
}

function named(prefix: string): (id: string) => Message {
  return (id) => ({ key: `${prefix}.${id}` });
}
