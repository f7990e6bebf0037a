import * as z from "zod/mini";

/** One address of the server: what goes in, what comes out. The server, its clients and the documentation are made from this. */
export interface Route<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Parameters are written `:name`. */
  readonly path: string;
  readonly about: string;
  /** Whom it answers. */
  readonly who: "anybody" | "person" | "owner";
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  readonly refusals: readonly string[];
}

export const nothing = z.object({});

interface Parts<P, Q, B, R> {
  readonly who?: Route["who"];
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly reply: R;
  readonly refusals?: readonly string[];
}

export function route<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
>(
  method: Route["method"],
  path: string,
  about: string,
  { who = "person", refusals = [], ...parts }: Parts<P, Q, B, R>,
): Route<P, Q, B, R> {
  return { method, path, about, who, refusals, ...parts };
}
