import { expect, test } from "vitest";
import { Rotation } from "./rotation.ts";

function filled(...tasks: string[]): Rotation<string> {
  const rotation = new Rotation<string>();
  for (const task of tasks) rotation.add(task.charAt(0), task);
  return rotation;
}

/** Takes and finishes one after another. */
function served(rotation: Rotation<string>): string[] {
  const order: string[] = [];
  for (let task = rotation.take(); task !== undefined; task = rotation.take()) {
    order.push(task);
    rotation.done(task.charAt(0));
  }
  return order;
}

test("each host has one turn after the other, with their own tasks in order", () => {
  expect(served(filled("a1", "a2", "a3", "b1", "c1", "c2"))).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
});

test("no host has two tasks under way", () => {
  const rotation = filled("a1", "a2", "b1");
  expect([rotation.take(), rotation.take(), rotation.take()]).toEqual(["a1", "b1", undefined]);
  expect(rotation.waiting).toBe(1);
  rotation.add("a", "a3");
  expect(rotation.ready).toBe(0);
  rotation.done("a");
  expect(rotation.peek()).toBe("a2");
  expect(rotation.take()).toBe("a2");
});

test("a task given back stays the first of its host, behind the other hosts", () => {
  const rotation = filled("a1", "a2", "b1");
  expect(rotation.take()).toBe("a1");
  rotation.giveBack("a", "a1");
  expect(rotation.waiting).toBe(3);
  expect(served(rotation)).toEqual(["b1", "a1", "a2"]);
});

test("a task that waits can be removed, one that was taken cannot", () => {
  const rotation = filled("a1", "a2", "b1");
  expect(rotation.remove("b", "b1")).toBe(true);
  expect(rotation.remove("b", "b1")).toBe(false);
  expect(rotation.take()).toBe("a1");
  expect(rotation.remove("a", "a1")).toBe(false);
  expect(rotation.remove("a", "a2")).toBe(true);
  rotation.done("a");
  expect(rotation.take()).toBeUndefined();
  expect(rotation.waiting).toBe(0);
});

test("clear takes out all that waits", () => {
  const rotation = filled("a1", "a2", "b1");
  rotation.take();
  expect(rotation.clear()).toEqual(["a2", "b1"]);
  rotation.done("a");
  expect(rotation.peek()).toBeUndefined();
});
