import type { Answerer } from "./surroundings.ts";

/** Where the server says in a few bytes that it lives; the service worker never answers it. */
export const SIGN_OF_LIFE = "/healthz";

/** Whether an answer is a gateway's that finds no server behind it, or a server's that is about to stop. */
export function isGatewayStatus(status: number): boolean {
  return status >= 502 && status <= 504;
}

/** Whether nobody answered a call: a gateway that finds no server has none to answer in its place. */
export function isUnanswered(error: unknown): boolean {
  // So it is in every browser; what is given up fails with something else, and so does a store.
  if (error instanceof TypeError) return true;
  return error instanceof Error && "status" in error && isGatewayStatus(Number(error.status));
}

/**
 * Who answered the question for a sign of life. A network that wants a login first leads elsewhere, or shows a page of
 * its own; any other answer, be it a refusal, comes from where the pages came from.
 */
export function answererOf({
  status,
  type,
  headers,
}: Pick<Response, "status" | "type" | "headers">): Answerer {
  if (type === "opaqueredirect" || isGatewayStatus(status)) return "other";
  const isJson = headers.get("content-type")?.includes("json") ?? false;
  return status === 200 && !isJson ? "other" : "server";
}
