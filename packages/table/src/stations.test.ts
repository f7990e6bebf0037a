import { type Kit, randomOf, seedFrom } from "@medallion/kernel";
import { startRecord } from "@medallion/records";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { Course } from "./course.ts";
import { type Station, Stations } from "./stations.ts";

const station = (length: number): Station => ({ length, state: { length } });

test("however long the line is, few stations are kept and going back is never far", () => {
  const stations = new Stations();
  for (let length = 0; length <= 10_000; length++) stations.add(station(length));
  const lengths: number[] = [];
  for (let to = 10_000; to >= 0; to--) {
    const nearest = stations.backTo(to)?.length ?? 0;
    expect(to - nearest).toBeLessThan(256);
    if (lengths.at(-1) !== nearest) lengths.push(nearest);
  }
  expect(lengths.length).toBeLessThan(50);
});

test("what is forgotten does not come back", () => {
  const stations = new Stations();
  for (const length of [0, 32, 64, 65]) stations.add(station(length));
  expect(stations.backTo(40)).toEqual(station(32));
  expect(stations.backTo(100)).toEqual(station(32));
});

test("a snapshot takes a station along that lies some way back, never the beginning", () => {
  const stations = new Stations();
  for (let length = 0; length <= 40; length++) stations.add(station(length));
  expect(stations.nearby).toEqual(station(32));
  expect(stations.backTo(20)).toEqual(station(0));
  expect(stations.nearby).toBeUndefined();
});

/** A course of the toy whose moves are counted. */
function counted() {
  let moves = 0;
  const game: Kit["game"] = {
    ...(toy as Kit).game,
    choose: (...given) => {
      moves += 1;
      return (toy as Kit).game.choose(...given);
    },
  };
  const kit: Kit = { ...toy, game };
  const options = toy.lobby.options({ mode: "short", seats: 2 }, randomOf("options"));
  const seats = [
    { who: "person", name: "" },
    { who: "person", name: "" },
  ] as const;
  const course = Course.play(kit, startRecord({ game, options, seats, seed: seedFrom("course") }));
  return { kit, course, moves: () => moves };
}

test("taking back in a long line plays few entries again, after a snapshot too", () => {
  const { kit, course, moves } = counted();
  const { game } = kit;
  for (const more of [300, 300, 20]) {
    const [question] = game.questions(course.state);
    if (question === undefined) throw new Error("the toy is over too soon");
    course.keep(true);
    const { seat, id } = question;
    const [choice] = game.choices(course.state, seat);
    if (choice === undefined) throw new Error("a question has choices");
    const finality = game.choose(course.state, seat, choice);
    while (game.advance(course.state) !== undefined);
    course.write({ kind: "choice", seat, question: id, choice: 0 }, finality);
    // A long line: seats that change hands, as they do in long games.
    for (let times = 0; times < more; times++) {
      course.keep(true);
      course.write({ kind: times % 2 === 0 ? "pause" : "resume" }, "open");
    }
  }
  expect(course.line.length).toBe(623);
  const before = moves();
  const last = course.line.findLastIndex(({ entry }) => entry.kind === "choice");
  const back = Course.resume(kit, course.record, course.standing);
  course.takeBack(last);
  expect(moves()).toBe(before);
  back.takeBack(last);
  expect(back.state).toEqual(course.state);
  expect(back.record).toEqual(course.record);
  expect(course.takebacksTo(last)).toBe(1);
});
