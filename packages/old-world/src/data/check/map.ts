import { at } from "@medallion/kernel";
import type { Components } from "../types.ts";
import { type ActionId, SCHOOLS, TERRAINS } from "../vocabulary.ts";
import { type Constraint, count, hold, holdOrder } from "./fault.ts";

/** How many locations have each action (OW-18.1). */
const PLACES: Readonly<Record<ActionId, number>> = {
  school: 6,
  trail: 2,
  trainCombat: 1,
  trainDefense: 1,
  trainAlchemy: 1,
  trainSpecialization: 1,
  potion: 3,
  pokerLocals: 2,
  exchange: 1,
  beggarPurge: 1,
};
const CONNECTIONS = 43;
const FARTHEST = 4;

/** How many moves each location is from `start`; unreached ones are missing. */
function distances({ edges }: Components, start: number): ReadonlyMap<number, number> {
  const found = new Map([[start, 0]]);
  for (const [place, steps] of found)
    for (const { a, b } of edges) {
      const next = a === place ? b : b === place ? a : undefined;
      if (next !== undefined && !found.has(next)) found.set(next, steps + 1);
    }
  return found;
}

export const MAP_CONSTRAINTS = {
  locations: ({ locations }) => {
    const numbers = locations.map(({ number }) => number);
    holdOrder(numbers, 0, 18, "OW-1.19", ["locations"]);
    hold(
      new Set(locations.map(({ id }) => id)).size === locations.length,
      "OW-1.19",
      "Two places share an id.",
      ["locations"],
    );
    for (const terrain of TERRAINS)
      hold(
        count(locations, ({ ground }) => ground === terrain) === 6,
        "OW-1.1",
        `Six locations are ${terrain}.`,
        ["locations"],
      );
  },
  locationZero: ({ locations }) => {
    for (const [index, { number, ground, token }] of locations.entries()) {
      const zero = number === 0;
      hold((ground === "any") === zero, "OW-1.20", "Location 0 alone takes any terrain.", [
        "locations",
        index,
        "ground",
      ]);
      hold(token !== zero, "OW-1.20", "Every location but 0 has a token.", ["locations", index, "token"]);
    }
  },
  schools: ({ locations, schools }) => {
    for (const [index, { action, school, duels }] of locations.entries()) {
      const isSchool = action === "school";
      const path = ["locations", index];
      hold(
        (school !== undefined) === isSchool,
        "OW-18.1",
        "School actions stand at schools, and nowhere else.",
        [...path, "school"],
      );
      hold(duels !== isSchool, "OW-7.3", "Duels are fought everywhere but at schools.", [...path, "duels"]);
    }
    for (const [index, { school, home }] of schools.entries()) {
      hold(school === SCHOOLS[index], "OW-2.13", `This is the place of ${SCHOOLS[index]}.`, [
        "schools",
        index,
        "school",
      ]);
      hold(
        locations[home]?.school === school,
        "OW-2.13",
        `Location ${home} is not the school of ${school}.`,
        ["schools", index, "home"],
      );
    }
    hold(
      new Set(schools.map(({ colour }) => colour)).size === schools.length,
      "OW-1.1",
      "Two boards share a colour.",
      ["schools"],
    );
  },
  actions: ({ locations }) => {
    for (const [action, due] of Object.entries(PLACES))
      hold(
        count(locations, (location) => location.action === action) === due,
        "OW-18.1",
        `The action ${action} stands at ${due} places.`,
        ["locations"],
      );
  },
  edges: ({ edges, locations }) => {
    const known = new Set<string>();
    for (const [index, { a, b }] of edges.entries()) {
      const path = ["edges", index];
      hold(a < b, "OW-1.19", "The lower number stands first.", path);
      hold(b < locations.length, "OW-1.19", `There is no location ${b}.`, [...path, "b"]);
      hold(!known.has(`${a}-${b}`), "OW-1.19", `${a} and ${b} are connected twice.`, path);
      known.add(`${a}-${b}`);
    }
    hold(edges.length === CONNECTIONS, "OW-1.19", `There are ${CONNECTIONS} connections.`, ["edges"]);
  },
  distances: (components) => {
    for (const { number } of components.locations) {
      const found = distances(components, number);
      for (const other of components.locations) {
        const steps = found.get(other.number) ?? Number.POSITIVE_INFINITY;
        hold(
          steps <= FARTHEST,
          "T-1.8",
          `${at(components.locations, number).id} and ${other.id} are more than ${FARTHEST} moves apart.`,
          ["edges"],
        );
      }
    }
  },
} satisfies Record<string, Constraint>;
