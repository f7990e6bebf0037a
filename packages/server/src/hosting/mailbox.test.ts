import { expect, test } from "vitest";
import { Mailbox } from "./mailbox.ts";

test("work is done one after the other in the order it came, the first at once", async () => {
  const mailbox = new Mailbox();
  const done: string[] = [];
  const { promise: first, resolve } = Promise.withResolvers<void>();
  const one = mailbox.run(async () => {
    done.push("one begins");
    await first;
    done.push("one ends");
  });
  expect(done).toEqual(["one begins"]);
  expect(mailbox.busy).toBe(true);
  const others = ["two", "three"].map((name) => mailbox.run(async () => done.push(name)));
  resolve();
  await Promise.all([one, ...others]);
  expect(done).toEqual(["one begins", "one ends", "two", "three"]);
  expect(mailbox.busy).toBe(false);
});

test("a failure reaches whoever asked, and not the next", async () => {
  const mailbox = new Mailbox();
  const failing = mailbox.run(async () => {
    throw new Error("no");
  });
  const next = mailbox.run(async () => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
  expect(mailbox.busy).toBe(false);
});
