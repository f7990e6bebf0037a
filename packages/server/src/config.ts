import type { Kit } from "@medallion/kernel";
import type { CertificateFiles, Pair } from "./http/certificate.ts";
import type { Limits } from "./limits.ts";
import type { LogOptions } from "./ops/log.ts";

/** All that a server is started with. */
export interface ServerConfig {
  readonly kits: readonly Kit[];
  /** Where a worker thread finds the same list: a module that exports it as `KITS`. */
  readonly kitsModule: string;
  /** `sqlite:PATH` or `postgres://…`. */
  readonly database: string;
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Certificate and key as text; with their files they are taken anew when these change. */
  readonly tls?: Pair & { readonly files?: CertificateFiles };
  /** Whose word about the other end's address is taken: `true`, or addresses and networks parted by commas. */
  readonly trustProxy?: boolean | string;
  /** What links begin with, if it is not what requests say. */
  readonly publicOrigin?: string;
  /** Further names under which people reach this server (`*.example.org` for all below one), besides addresses, names at home and the public origin. */
  readonly hosts?: readonly string[];
  /** The folder of the built pages for browsers; without one the server is for programs alone. */
  readonly pages?: string;
  readonly ownerToken: string;
  readonly log: LogOptions;
  readonly limits?: Partial<Limits>;
  /** Where the seeds of tables come from, if not from chance: only for pictures and tests that must be the same again. */
  readonly freshSeed?: () => string;
}
