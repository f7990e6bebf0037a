import type { Message } from "@medallion/kernel";
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, RouteName } from "@medallion/protocol";
import type { Person } from "../store/store.ts";

/** One request to one route, read and allowed. */
export interface Call<N extends RouteName> {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  /** Who asks. Routes for anybody may have nobody. */
  readonly visitor: Visitor | undefined;
  /** The address of the other end, behind a trusted proxy that of the person. */
  readonly address: string;
  readonly agent: string;
  /** What the browser kept of an earlier login, if it did. */
  readonly device: string | undefined;
  /** Where people reach this server: what links begin with. */
  readonly origin: string;
  /** Gives the browser the token as a cookie, or takes it away. */
  setToken(token: string | undefined): void;
  /** Has the browser keep that somebody logged in there. */
  setDevice(device: string): void;
}

/** A person with the session they came by. */
export interface Visitor {
  readonly person: Person;
  readonly session: string;
}

export type Handler<N extends RouteName> = (call: Call<N>) => Promise<ReplyOf<N>>;
export type Handlers = { readonly [N in RouteName]: Handler<N> };

/** A refusal that goes to the client as it is. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: {
    readonly path?: readonly (string | number)[];
    readonly until?: number;
    readonly reason?: string;
    readonly messages?: readonly Message[];
  };

  constructor(status: number, code: string, sentence: string, extra: HttpRefusal["extra"] = {}) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** The visitor of a route that answers persons only. */
export function visitorOf(call: { readonly visitor: Visitor | undefined }): Visitor {
  if (call.visitor !== undefined) return call.visitor;
  throw new HttpRefusal(401, "not-known", "Log in first, or get a guest token.");
}
