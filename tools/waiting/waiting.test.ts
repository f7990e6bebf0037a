import { expect, test } from "vitest";
import { waitingFaults } from "./files.ts";

const TEST = "packages/web/browser/some.test.ts";
const STAGE = "packages/web/browser/stage/some.ts";

/** What is found in one file, without what to do instead. */
function found(text: string, file = TEST): string[] {
  return waitingFaults([{ file, text }]).map(short);
}

function short(fault: string): string {
  return fault.replace("packages/web/browser/", "").replace(/\): .*/, ")");
}

test.each([
  ["await page.getByText('x').isVisible()", "isVisible"],
  ["await page.locator('a').first().count()", "count"],
  ["(await page.getByRole('main').innerText()).trim()", "innerText"],
  ["await page?.title()", "title"],
  ["page.url()", "url"],
  ["Number(await field.inputValue())", "inputValue"],
  ["await Promise.all([one.count(), two.count()])", "count"],
  ["await Promise.all(pages.map((page) => page.title()))", "title"],
  ["[await one.getAttribute('lang')]", "getAttribute"],
  ["seen, await page.evaluate('document.body.outerHTML')", "evaluate"],
])("one look inside expect: %s", (look, name) => {
  const line = `some.test.ts:1: expects of one look (${name})`;
  expect(found(`expect(${look}).toBe(1);`)).toEqual([line]);
  expect(found(`expect.soft(${look}).not.toEqual(1);`)).toEqual([line]);
  expect(found(`expect(${look}).toBe(1);`, STAGE)).toEqual([line.replace("some.test.ts", "stage/some.ts")]);
});

test("a look is none the better for being compared with", () => {
  expect(found("expect(7).toBe(await cards.count());")).toEqual([
    "some.test.ts:1: expects of one look (count)",
  ]);
  expect(found("await expect.poll(() => one.count()).toBe(await other.count());")).toEqual([
    "some.test.ts:1: expects of one look (count)",
  ]);
});

test("what a look has told stays what it was in a variable, until that gets another value", () => {
  const text = `
    const { x } = await card.boundingBox();
    expect(x).toBe(1);
    let said = await card.innerText();
    expect(said.length).toBe(3);
    const coming = card.count();
    expect(await coming).toBe(1);
    said = "";
    expect(said).toBe("");
    { const x = 1; expect(x).toBe(1); }
    list.map((x) => expect(x).toBe(1));
  `;
  expect(found(text)).toEqual([
    "some.test.ts:3: expects of one look (x)",
    "some.test.ts:5: expects of one look (said)",
    "some.test.ts:7: expects of one look (coming)",
  ]);
});

test("a function that gives back a look is one, wherever it stands", () => {
  const files = [
    {
      file: TEST,
      text: `
        import { misfits as faults, press } from "./stage/some.ts";
        const own = async () => faults(page);
        expect(await faults(page)).toEqual([]);
        expect(await own()).toEqual([]);
        expect(await press(page)).toBe(undefined);
        expect(await cards()).toEqual([]);
        async function cards() { const seen = await page.locator("a").all(); return seen; }
      `,
    },
    {
      file: STAGE,
      text: `
        export function misfits(page) { return looked(page, 1); }
        async function looked(page, n) { const { list } = await page.evaluate(n); return list.filter(Boolean); }
        export async function press(page) { if (await page.isVisible("a")) await page.click("a"); }
      `,
    },
  ];
  expect(waitingFaults(files).map(short)).toEqual([
    "some.test.ts:4: expects of one look (faults)",
    "some.test.ts:5: expects of one look (own)",
    "some.test.ts:7: expects of one look (cards)",
  ]);
});

test.each([
  "if (await thing.isVisible()) await thing.click();",
  "while (!(await thing.isHidden())) await thing.click();",
  "do await thing.click(); while ((await thing.count()) > 0);",
  "for (let n = 0; n < 9 && (await thing.isVisible()); n++) await thing.click();",
  "for (const one of await thing.all()) await one.click();",
  "const next = (await thing.isEnabled()) ? thing : other;",
  "(await thing.isVisible()) && (await thing.click());",
  "const { x = 0 } = (await thing.boundingBox()) ?? {};",
  "switch (await thing.innerText()) { default: }",
])("who only tests does not decide by one look, who plays may: %s", (text) => {
  expect(found(text)).toEqual([expect.stringMatching(/^some\.test\.ts:1: decides by one look \(\w+\)$/)]);
  expect(found(text, STAGE)).toEqual([]);
});

test("a look that is kept decides nothing either", () => {
  expect(found("const open = await menu.isVisible();\nif (open) await menu.click();")).toEqual([
    "some.test.ts:2: decides by one look (open)",
  ]);
});

test("nobody waits by the clock", () => {
  const fault = "waits by the clock: wait for what must come";
  expect(found("await page.waitForTimeout(50);")).toEqual([`some.test.ts:1: ${fault}`]);
  expect(found("await page.waitForTimeout(50);", STAGE)).toEqual([`stage/some.ts:1: ${fault}`]);
});

test("what waits, what asks again and what is no look at a page is allowed", () => {
  const text = `
    import { untilTrue } from "./stage/until.ts";
    await page.getByText("x").waitFor();
    await expect.poll(() => cards.count()).toBe(3);
    await expect.poll(async () => (await one.isVisible()) || (await other.isVisible())).toBe(true);
    await untilTrue(page, await page.title());
    const before = await main.innerText();
    await expect.poll(() => main.innerText()).not.toBe(before);
    const friend = await come.visit(before);
    for (const { page } of [friend]) await page.reload();
    expect(friend.faults.lines).toEqual([]);
    const found = await all.evaluateAll((list) => list.map((one) => one.getAttribute("lang") ?? ""));
    expect(await Promise.all([1, 2])).toEqual([1, 2]);
    expect((await player.nextAsked())?.question.id).toBe(2);
    const turns = people.map(async (person, seat) => { await person.page.title(); return seat; });
    expect(await turns[0]).toBe(0);
  `;
  expect(found(text)).toEqual([]);
});

test("a fault says where it is and what to do instead", () => {
  expect(
    waitingFaults([{ file: TEST, text: "\nexpect(await a.count()).toBe(1);\nif (await b.count()) c();" }]),
  ).toEqual([
    `${TEST}:2: expects of one look (count): wait for it (locator.waitFor, until.ts) or ask again (expect.poll)`,
    `${TEST}:3: decides by one look (count): wait for what must come; what a player does by what is shown belongs into stage`,
  ]);
});
