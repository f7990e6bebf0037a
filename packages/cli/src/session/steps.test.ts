import { KITS } from "@medallion/games";
import { expect, test } from "vitest";
import { invokeReal } from "../../test/real-game.ts";
import { type Running, started } from "../../test/running.ts";

const RONIN = ["play", "ronin", "--seats", "3", "--bot", "random", "--seed", "steps", "--no-color"];
const WORLD = { kits: KITS, kitsModule: new URL("../../../games/src/index.ts", import.meta.url).href };
const PROMPT = /Your choice \(\? for help\): /;

/** Takes first choices until these words are asked. */
async function answeredUntil(game: Running, asked: RegExp): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    await game.until(PROMPT);
    if (asked.test(game.out())) return;
    game.type("1");
  }
  expect.unreachable();
}

test("at the keyboard two cards in an order are named one after the other, each with what it does", async () => {
  const game = started(RONIN, { interactive: true, world: WORLD });
  await answeredUntil(game, /^Card 1:$/m);
  game.type("2");
  await game.until(/So far: Scent of Lilac\. Type “undo” to go back\.\nCard 2:/);
  await game.until(
    / {2}1 {2}Lightning in Hand\n {5}Blue; symbols: magic and combat\n {2}2 {2}Portal to the East/,
  );
  game.type("undo");
  await game.until(/Card 1:\n(?:.|\n)*Scent of Lilac\n/);
  game.type("3", "first");
  await game.until(/Player plays? .*Portal to the East.*First Blossom/);
  game.type("quit");
  expect(await game.code).toBe(0);
});

test("what a choice decides is told before it is asked, at the keyboard with what each means", async () => {
  const game = started(RONIN, { interactive: true, world: WORLD });
  await game.until(/Which character will you play\?\nYour character brings its own starting cards/);
  await game.until(/ {2}1 {2}Yennefer\n(?: {5}\S.*\n)+ {2}2 {2}Vesemir\n {5}\S/);
  await game.until(PROMPT);
  game.type("quit");
  expect(await game.code).toBe(0);
});

test("a program counts whole choices, however many there are", async () => {
  const { out } = await invokeReal(RONIN, { lines: ["1", "1", "1", "1"] });
  expect(out).not.toContain("Card 1:");
  expect(out).toMatch(/^ {2}42 {2}\S/m);
});
