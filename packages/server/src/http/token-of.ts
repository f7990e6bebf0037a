import { COOKIE } from "@medallion/protocol";
import type { FastifyRequest } from "fastify";

/** The token of a request, by header or by cookie. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? "")?.[1];
  return bearer ?? request.cookies[COOKIE];
}
