import { expect } from "vitest";

/** Nothing of the machine: no stack, no path, no query, no name of a file of ours. */
const INSIDE =
  /\n\s+at |node_modules|\.ts\b|\.js\b|file:|\/(home|usr|tmp|work|root|var)\/|select .* from|SQLITE/i;
const LONGEST = 2500;

const SENTENCE = /^\S.{10,}[.?…]$/su;

/** A refusal that a person can use: a code, one or more whole sentences, nothing of the inside. */
export function expectRefusal(refusal: unknown, code: string | RegExp): void {
  expect(refusal).toMatchObject({
    code: expect.stringMatching(code),
    sentence: expect.stringMatching(SENTENCE),
  });
  const text = JSON.stringify(refusal);
  expect(text).not.toMatch(INSIDE);
  expect(text.length).toBeLessThan(LONGEST);
}

/** The same over HTTP, with one of these statuses. */
export async function expectHttpRefusal(
  reply: Response,
  status: number,
  code: string | RegExp,
): Promise<void> {
  const text = await reply.text();
  expect({ status: reply.status, text }).toMatchObject({ status });
  expectRefusal(JSON.parse(text).refusal, code);
}
