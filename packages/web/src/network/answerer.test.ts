import { expect, test } from "vitest";
import { answererOf } from "./answerer.ts";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

test("what the server says of itself, and whatever else it refuses, comes from the server", () => {
  expect(answererOf(Response.json({ status: "alive" }))).toBe("server");
  for (const status of [403, 404, 429, 500])
    expect(answererOf(new Response("", { status })), `${status}`).toBe("server");
});

test("a gateway that finds no server, and a server that stops, are no server", () => {
  for (const status of [502, 503, 504]) {
    expect(answererOf(new Response("<h1>Bad gateway</h1>", { status })), `${status}`).toBe("other");
    expect(answererOf(new Response("{}", { status, headers: JSON_TYPE })), `${status}`).toBe("other");
  }
});

test("a network that wants a login first is no server", () => {
  const page = new Response("<h1>Welcome to the train</h1>", { headers: { "content-type": "text/html" } });
  expect(answererOf(page)).toBe("other");
  expect(answererOf({ status: 0, type: "opaqueredirect", headers: new Headers() })).toBe("other");
});
