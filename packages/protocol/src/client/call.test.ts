import { expect, test } from "vitest";
import { CallRefused, callRoute, type FetchLike } from "./call.ts";

/** Answers everything alike and keeps what was asked. */
function answering(status: number, body: string) {
  const asked: { url: string; request: Parameters<FetchLike>[1] }[] = [];
  const fetch: FetchLike = async (url, request) => {
    asked.push({ url, request });
    return { ok: status < 400, status, text: async () => body };
  };
  return { fetch, asked };
}

const PERSON = { id: "p-1", name: "Anna", kind: "guest", created: 1 };

test("a call fills in path and query and brings the token", async () => {
  const { fetch, asked } = answering(200, '{"tables":[]}');
  const params = { table: "a-table-of-tests", number: 2 };
  await callRoute(fetch, "http://host", "secret", "record", { params });
  await callRoute(fetch, "http://host", undefined, "lobby", { query: { game: "toy", rated: "true" } });
  expect(asked.map(({ url }) => url)).toEqual([
    "http://host/api/tables/a-table-of-tests/games/2/record",
    "http://host/api/tables?game=toy&rated=true",
  ]);
  expect(asked[0]?.request).toEqual({
    method: "GET",
    headers: { accept: "application/json", authorization: "Bearer secret" },
  });
  expect(asked[1]?.request.headers).toEqual({ accept: "application/json" });
});

test("a body goes as JSON, and the reply is read by its schema", async () => {
  const { fetch, asked } = answering(200, JSON.stringify({ person: PERSON, token: "t", surplus: 1 }));
  const reply = await callRoute(fetch, "http://host", undefined, "guest", { body: { name: "Anna" } });
  expect(reply).toEqual({ person: PERSON, token: "t" });
  expect(asked[0]?.request).toMatchObject({ method: "POST", body: '{"name":"Anna"}' });
});

test("a refusal is thrown with its code and sentence; whatever else comes is one too", async () => {
  const refusal = { code: "no-such-table", sentence: "There is no such table." };
  const call = (status: number, body: string) =>
    callRoute(answering(status, body).fetch, "http://host", undefined, "me").catch((error: unknown) => error);
  expect(await call(404, JSON.stringify({ refusal }))).toMatchObject({ status: 404, refusal });
  expect(await call(404, JSON.stringify({ refusal }))).toBeInstanceOf(CallRefused);
  expect(await call(502, "<html>")).toMatchObject({ status: 502, refusal: { code: "unreadable-reply" } });
  expect(await call(200, '{"person":{}}')).toMatchObject({ refusal: { code: "unreadable-reply" } });
});
