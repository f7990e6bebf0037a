import type { Finding, Tallies, Target } from "@medallion/fittings";
import { placeName, target } from "@medallion/fittings";
import type { Message } from "@medallion/kernel";
import { COMPONENTS, SCHOOLS } from "../data/index.ts";
import {
  cardLabelled,
  monsterNamed,
  placeNamed,
  potionNamed,
  ratingName,
  schoolName,
} from "../words/index.ts";
import { AGAINST_RANDOM, ALONE, AMONG_EQUALS, among } from "./runs.ts";

/** Less than this is never worth using: of a location per game, of the rest against the mean of its kind. */
const FEWEST_VISITS = 0.05;
const FEWEST_USES = 0.15;
/** More than never. */
const REACHED = 1e-5;

/** What the simulation of the issue asks for, with its bars. */
export const TARGETS: readonly Target[] = [
  target("schools", "percent", ({ only }) => schoolFindings(only(among(5)))),
  target("schools.competent", "percent", ({ only }) => schoolFindings(only(among(5, "competent")))),
  target("length", "number", ({ only }) => [{ estimate: only(among(3)).mean("turns"), low: 12, high: 22 }]),
  target("seats", "times", ({ wins }) =>
    ["1", "2", "3", "4", "5"].map((place) => ({
      of: placeName(place),
      estimate: wins("place", place).relative,
      low: 0.8,
      high: 1.2,
    })),
  ),
  target("locations", "number", ({ use }) =>
    COMPONENTS.locations.map(({ number }) => ({
      of: placeNamed(number),
      estimate: use("location", String(number)).rate,
      low: FEWEST_VISITS,
    })),
  ),
  target("cards", "times", ({ use }) =>
    COMPONENTS.actionCards.map(({ id }) => ({
      of: cardLabelled(id),
      estimate: use("taken", id).relative,
      low: FEWEST_USES,
    })),
  ),
  target("potions", "times", ({ use }) =>
    COMPONENTS.potions.map(({ id }) => ({
      of: potionNamed(id),
      estimate: use("potion", id).relative,
      low: FEWEST_USES,
    })),
  ),
  target("monsters", "percent", ({ only }) =>
    COMPONENTS.monsters.map(({ id }) => ({
      of: monsterNamed(id),
      estimate: only(AMONG_EQUALS).use("fought", id).rate,
      low: 0.02,
    })),
  ),
  target("trophies", "percent", ({ source }) =>
    (["monster", "duel", "meditation"] as const).map((way) => ({
      of: wayName(way),
      estimate: source(way),
      low: 0.03,
      high: 0.9,
    })),
  ),
  target("ratings", "percent", ({ only }) =>
    COMPONENTS.soloRatings.map(({ rating }) => ({
      of: ratingName(rating),
      estimate: only(ALONE).share(`rating${rating}`),
      low: REACHED,
    })),
  ),
  target("strength", "percent", ({ only }) => [
    { estimate: only(AGAINST_RANDOM).wins("bot", "random").share, high: 0.05 },
  ]),
];

function schoolFindings({ wins }: Tallies): readonly Finding[] {
  return SCHOOLS.map((school) => ({
    of: schoolName(school),
    estimate: wins("school", school).share,
    low: 0.14,
    high: 0.26,
  }));
}

export function wayName(way: string): Message {
  return { key: `study.way.${way}` };
}
