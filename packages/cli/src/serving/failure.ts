import { InputError } from "@medallion/kernel";
import type { Text } from "../texts/index.ts";

/** Where a server was to listen. */
export interface Listening {
  readonly host: string;
  readonly port: number;
}

/** Why a server did not start, as a sentence for whoever started it; our own bugs stay what they are. */
export function startFailure(error: unknown, { host, port }: Listening, text: Text): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return new InputError("port-taken", text("error.port", { port }));
  if (code === "EACCES" || code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new InputError("cannot-listen", text("error.listen", { host, port, reason: code }));
  return storeFailure(error, text);
}

/** The same for the store: what it says of itself, and what the system says of the way there. */
export function storeFailure(error: unknown, text: Text): unknown {
  if (!(error instanceof Error) || error instanceof InputError) return error;
  if ("sentence" in error && typeof error.sentence === "string")
    return new InputError("store", text("error.store", { reason: error.sentence }));
  if ("code" in error && typeof error.code === "string" && /^(E[A-Z]+|\d[0-9A-Z]{4})$/.test(error.code))
    return new InputError("store", text("error.store", { reason: error.code }));
  return error;
}
