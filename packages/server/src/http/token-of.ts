import { COOKIE } from "@medallion/protocol";
import type { FastifyRequest } from "fastify";

/** The token of a request, by header or by cookie. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return bearerOf(request) ?? request.cookies[COOKIE];
}

/** The token of a request's header. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,200})$/.exec(headers.authorization ?? "")?.[1];
}
