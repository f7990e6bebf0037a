import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { COMPONENTS, NEIGHBOURS } from "../components.ts";
import { byId, find } from "../test/draft.ts";
import { testConstraints } from "../test/spoilt.ts";
import { MAP_CONSTRAINTS } from "./map.ts";

describe("OW-1.19: the map", () => {
  testConstraints(MAP_CONSTRAINTS, {
    locations: [
      ["a wrong number", ({ locations }) => Object.assign(at(locations, 4), { number: 5 }), "locations.4"],
      ["a place less", ({ locations }) => locations.pop(), "from 0 to 18"],
      [
        "two places of one name",
        ({ locations }) => Object.assign(at(locations, 4), { id: "vizima" }),
        "share an id",
      ],
      [
        "a wood turned lake",
        ({ locations }) => Object.assign(byId(locations, "vizima"), { ground: "water" }),
        "Six locations are forest",
      ],
    ],
    locationZero: [
      [
        "a terrain for 0",
        ({ locations }) => Object.assign(at(locations, 0), { ground: "water" }),
        "locations.0.ground",
      ],
      [
        "a token for 0",
        ({ locations }) => Object.assign(at(locations, 0), { token: true }),
        "locations.0.token",
      ],
      [
        "no token for 7",
        ({ locations }) => Object.assign(at(locations, 7), { token: false }),
        "locations.7.token",
      ],
    ],
    schools: [
      [
        "a school without its action",
        ({ locations }) => Object.assign(at(locations, 3), { action: "potion" }),
        "locations.3.school",
      ],
      [
        "a duel at a school",
        ({ locations }) => Object.assign(at(locations, 3), { duels: true }),
        "locations.3.duels",
      ],
      [
        "a figure far from home",
        ({ schools }) => Object.assign(at(schools, 0), { home: 1 }),
        "schools.0.home",
      ],
      ["schools in another order", ({ schools }) => schools.reverse(), "schools.0.school"],
      ["two red boards", ({ schools }) => Object.assign(at(schools, 0), { colour: "red" }), "share a colour"],
    ],
    actions: [
      [
        "a fourth place for potions",
        ({ locations }) => Object.assign(at(locations, 2), { action: "potion" }),
        "OW-18.1",
      ],
    ],
    edges: [
      [
        "a road back to front",
        ({ edges }) => Object.assign(at(edges, 2), { a: 11, b: 0 }),
        "edges.2: OW-1.19: The lower",
      ],
      ["a road to nowhere", ({ edges }) => Object.assign(at(edges, 2), { b: 19 }), "edges.2.b"],
      ["a road twice", ({ edges }) => Object.assign(at(edges, 1), { b: 4 }), "0 and 4 are connected twice"],
      ["a road less", ({ edges }) => edges.pop(), "43 connections"],
    ],
    distances: [
      [
        "a place cut off",
        (all) => {
          all.edges = all.edges.filter(({ a, b }) => a !== 5 && b !== 5);
        },
        "and cidaris are more than 4 moves apart",
      ],
    ],
  });

  it("OW-T-1.8: is symmetric", () => {
    for (const [place, list] of NEIGHBOURS.entries())
      for (const next of list) expect(NEIGHBOURS[next]).toContain(place);
    expect(NEIGHBOURS.flat()).toHaveLength(2 * 43);
  });

  it("OW-T-1.10: Loc Ichaer has eight neighbours", () => {
    expect(NEIGHBOURS[14]).toEqual([10, 11, 12, 13, 15, 16, 17, 18]);
  });

  it("OW-T-18.13: has its actions where the rules say", () => {
    const places = (action: string): readonly string[] =>
      COMPONENTS.locations.filter((location) => location.action === action).map(({ id }) => id);
    expect(places("potion")).toEqual(["cintra", "beauclair", "dhuwod"]);
    expect(places("pokerLocals")).toEqual(["novigrad", "locIchaer"]);
    expect(places("trail")).toEqual(["hengfors", "doldeth"]);
    expect(places("exchange")).toEqual(["vengerberg"]);
    expect(places("beggarPurge")).toEqual(["vizima"]);
  });

  it("OW-1.19: has two sea routes, and two connections by road and by sea", () => {
    const route = (a: number, b: number): string =>
      find(COMPONENTS.edges, (edge) => edge.a === a && edge.b === b).route;
    expect([route(1, 5), route(1, 9), route(1, 6), route(5, 9)]).toEqual([
      "sea",
      "sea",
      "road+sea",
      "road+sea",
    ]);
    expect(COMPONENTS.edges.filter((edge) => edge.route === "road")).toHaveLength(39);
  });
});
