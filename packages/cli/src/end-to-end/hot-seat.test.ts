import { expect, test } from "vitest";
import { anyAnswers, ID, invokeReal } from "../../test/real-game.ts";

const TWO = ["play", ID, "--hotseat", "2", "--name", "Anna", "--name", "Bruno", "--seed", "curtain"];
const DECKS = ["--deck", "nr-siege-line", "--deck", "mo-swarm"];
/** Printed where the screen cannot be wiped. */
const CURTAIN = `${"=".repeat(40)}\n`;

/** An empty line lifts a curtain and only lists the choices again elsewhere. */
const ANSWERS = anyAnswers("curtain").flatMap((answer) => ["", answer]);

/** What each person was shown, in order. */
function shown(out: string): readonly { readonly to: string; readonly text: string }[] {
  return out
    .split(CURTAIN)
    .slice(1)
    .map((text) => ({ to: /^Pass the keyboard to (\w+)/.exec(text)?.[1] ?? "", text }));
}

function dealtTo(name: string, text: string): readonly string[] {
  const [, cards] = new RegExp(`${name} is dealt \\d+ cards: (.+)\\.$`, "m").exec(text) ?? [];
  return (cards ?? "").split(/, (?:and )?/);
}

test("two people play a whole duel at one terminal, a curtain between their turns", async () => {
  const { code, out, err } = await invokeReal([...TWO, ...DECKS], { lines: ANSWERS });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const parts = shown(out);
  expect(parts.length).toBeGreaterThan(6);
  for (const [index, { to }] of parts.entries()) {
    expect(["Anna", "Bruno"]).toContain(to);
    expect(to).not.toBe(parts[index - 1]?.to);
  }
  expect(out).toMatch(/^ {2}1\. (Anna|Bruno): /m);
});

test("neither is ever shown the other's hand, be it on the board or in what happened", async () => {
  const parts = shown((await invokeReal([...TWO, ...DECKS], { lines: ANSWERS })).out);
  const other = { Anna: "Bruno", Bruno: "Anna" } as Readonly<Record<string, string>>;
  for (const { to, text } of parts) {
    expect(text).not.toContain(`${other[to]} (you)`);
    expect(text).not.toMatch(new RegExp(`${other[to]} (is dealt|draws|exchanges) [^\\n]*:`));
    expect(text).not.toMatch(new RegExp(`${other[to]} exchanges .+ for `));
  }
  // Before a card is played, no name of a card in the other's hand is on the screen at all.
  const [first, second] = parts;
  for (const [mine, theirs] of [
    [first, second],
    [second, first],
  ] as const) {
    const own = dealtTo(mine?.to ?? "", mine?.text ?? "");
    const hidden = dealtTo(theirs?.to ?? "", theirs?.text ?? "").filter((card) => !own.includes(card));
    expect(hidden.length).toBeGreaterThan(4);
    const screen = (mine?.text ?? "").split("Your choice")[0] ?? "";
    for (const card of hidden) expect(screen).not.toContain(card);
  }
});

test("the end is shown to both, so it shows nobody's hand", async () => {
  const { out } = await invokeReal([...TWO, ...DECKS], { lines: ["", "resign"] });
  const end = out.slice(out.lastIndexOf("resign\n"));
  expect(end).toContain("Anna resigns.");
  expect(end).not.toContain("(you)");
});
