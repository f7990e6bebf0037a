import { expect, test } from "vitest";
import {
  lessonPath,
  localTablePath,
  onlineReplayPath,
  onlineTablePath,
  PATHS,
  replayPath,
  rulesPath,
} from "../navigation/paths.ts";
import { isBare } from "./bare.ts";

test("tables, lessons and replays take the whole screen", () => {
  const paths = [
    localTablePath("abc"),
    onlineTablePath("abc"),
    lessonPath("gwent", "rounds"),
    replayPath("abc"),
    onlineReplayPath("abc", 1),
  ];
  expect(paths.filter((path) => !isBare(path))).toEqual([]);
  expect(isBare(PATHS.replays, "#a-whole-game")).toBe(true);
});

test("everything else has the shell around it", () => {
  const paths = [...Object.values(PATHS), rulesPath("gwent", "medic"), `${PATHS.learn}/gwent`, "/nowhere"];
  expect(paths.filter((path) => isBare(path))).toEqual([]);
});

test("a place on a page with the shell keeps the shell", () => {
  expect(isBare(rulesPath("gwent"), "#weather")).toBe(false);
});
