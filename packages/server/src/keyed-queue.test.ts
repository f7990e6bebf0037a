import { expect, test } from "vitest";
import { KeyedQueue } from "./keyed-queue.ts";

function held(): { readonly work: () => Promise<string>; end(): void; readonly begun: () => boolean } {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  return {
    work: () => {
      begun = true;
      return promise;
    },
    begun: () => begun,
    end: () => resolve("done"),
  };
}

test("what shares a key waits for what came before, the rest does not", async () => {
  const queue = new KeyedQueue();
  const [first, same, other] = [held(), held(), held()];
  const one = queue.run(["anna", "ben"], first.work);
  const two = queue.run(["ben", "cora"], same.work);
  const three = queue.run(["dora"], other.work);
  expect([first.begun(), same.begun(), other.begun()]).toEqual([true, false, true]);
  other.end();
  await expect(three).resolves.toBe("done");
  expect(same.begun()).toBe(false);
  first.end();
  await one;
  await expect.poll(same.begun).toBe(true);
  same.end();
  await expect(two).resolves.toBe("done");
});

test("a failure is its own only", async () => {
  const queue = new KeyedQueue();
  const failing = queue.run(["anna"], () => Promise.reject(new Error("no disk")));
  const next = queue.run(["anna"], async () => "done");
  await expect(failing).rejects.toThrow("no disk");
  await expect(next).resolves.toBe("done");
});
