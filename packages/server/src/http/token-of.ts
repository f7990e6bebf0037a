import { COOKIE } from "@medallion/protocol";
import type { FastifyRequest } from "fastify";

/** The token of a request, by header, or by cookie unless a page of somebody else asks. */
export function tokenOf(request: FastifyRequest, own: string): string | undefined {
  return bearerOf(request) ?? (isForeign(request, own) ? undefined : request.cookies[COOKIE]);
}

/** Whether a page of another origin asks; who follows a link from there comes by themselves. */
function isForeign({ headers }: FastifyRequest, own: string): boolean {
  if (headers.origin !== undefined) return headers.origin !== own;
  return headers["sec-fetch-site"] === "cross-site" && headers["sec-fetch-mode"] !== "navigate";
}

/** The token of a request's header. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,200})$/.exec(headers.authorization ?? "")?.[1];
}
