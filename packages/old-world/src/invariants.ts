import { at } from "@medallion/kernel";
import { boxOf } from "./box.ts";
import { COMPONENTS } from "./data/index.ts";
import { brokenCards } from "./invariants-cards.ts";
import { highestShield } from "./rules/attributes.ts";
import { bankLeft } from "./rules/gold.ts";
import type { Player, State } from "./state.ts";
import { NONE } from "./state.ts";

export type Check = (holds: boolean, sentence: string) => void;

/** A sentence for each thing that must always hold and does not. */
export function brokenInvariants(state: State): readonly string[] {
  const faults: string[] = [];
  const check: Check = (holds, sentence) => {
    if (!holds) faults.push(sentence);
  };
  brokenCards(state, check);
  for (const [seat, player] of state.players.entries())
    witcherIsRight(state, player, seat, (holds, sentence) => {
      if (!holds) faults.push(`seat ${seat}: ${sentence}`);
    });
  trophiesAreRight(state, check);
  fightIsRight(state, check);
  questionsAreRight(state, check);
  check(bankLeft(state) >= 0, "the bank owes no gold");
  check(
    state.phase !== "over" || (state.agenda.length === 0 && state.asks.length === 0),
    "after the end nothing is left to do",
  );
  return faults;
}

const { attributeMin, attributeMax, startLevel, trophiesToWin } = COMPONENTS.constants;

function witcherIsRight(state: State, player: Player, seat: number, check: Check): void {
  const { attributes, level, shield, gold, track, trophies, stakes, school } = player;
  check(gold >= 0, "no gold is owed");
  for (const rank of attributes)
    check(rank >= attributeMin && rank <= attributeMax, "attributes are in range");
  check(level >= startLevel && level <= attributeMax, "the witcher level is in range");
  check(shield >= 0 && shield <= highestShield(state), "Shield is in range");
  check(track >= 0 && track <= trophiesToWin, "the marker stands on the trophy track");
  // A game that was given up leaves its trophies where they were.
  if (!state.abandoned)
    check(track <= trophies.length + pendingTrophies(state, seat), "no step on the track without a trophy");
  check(stakes >= 0, "no witcher trophy is owed");
  check((school === NONE) === (player.at === NONE), "whoever has a school stands somewhere");
}

/** Trophies whose step on the track comes before their card. */
function pendingTrophies({ agenda }: State, seat: number): number {
  return agenda.filter((step) => step.do === "placeTrophy" && step.seat === seat).length;
}

/** OW-2.7, OW-2.15: attribute and witcher trophies lie on the table, under their boards, or were won. */
function trophiesAreRight(state: State, check: Check): void {
  if (state.phase === "setup" || state.abandoned || state.declared !== undefined) return;
  const box = boxOf(state);
  const setup = at(COMPONENTS.setup, state.options.seats - 1);
  const won = (of: "attribute" | "school"): number =>
    state.players.reduce(
      (sum, { trophies }) => sum + trophies.filter((trophy) => box.trophies[trophy]?.of === of).length,
      0,
    );
  // A trophy that was meditated for has left the table; one of a witcher stays under the board until it is laid out.
  const waiting = state.agenda.filter(
    (step) =>
      (step.do === "trophy" || step.do === "placeTrophy") && box.trophies[step.trophy]?.of === "attribute",
  ).length;
  const laid = setup.attributeTrophyCopies * 4 + setup.randomAttributeTrophies;
  const left = state.attributeTrophies.reduce((sum, count) => sum + count, 0);
  check(left + won("attribute") + waiting === laid, "all attribute trophies are somewhere");
  const stakes = state.players.reduce((sum, player) => sum + player.stakes, 0);
  check(
    stakes + won("school") === setup.witcherTrophies * state.options.seats,
    "all witcher trophies are somewhere",
  );
}

function fightIsRight({ fight, phase }: State, check: Check): void {
  if (phase === "over") return;
  check((fight !== null) === (phase === "fight"), "the phase says whether there is a fight");
  if (fight === null) return;
  check((fight.defender === NONE) !== (fight.monster === NONE), "somebody is fought, and only one");
  check(fight.defender !== fight.attacker, "nobody fights alone");
  for (const { specialized, potions } of fight.fighters)
    check(specialized >= 0 && potions >= 0, "uses are in range");
}

function questionsAreRight({ asks, asked, options }: State, check: Check): void {
  for (const { id, seat } of asks) {
    check(seat >= 0 && seat < options.seats, "only seats are asked");
    check(id === asked[seat], "the open question is the last one");
  }
  check(new Set(asks.map(({ seat }) => seat)).size === asks.length, "a seat has one open question at most");
}
