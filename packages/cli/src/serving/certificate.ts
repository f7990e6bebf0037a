import { createSecureContext } from "node:tls";
import { InputError } from "@medallion/kernel";
import type { ServerConfig } from "@medallion/server";
import { readText } from "../storage/files.ts";
import type { Text } from "../texts/index.ts";

/** How often one looks whether the files were renewed, in milliseconds. */
const LOOK_EVERY = 60_000;

interface Asked {
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly tlsReload: boolean;
}

/** Certificate and key as text, tried out, with their files if they are to be read again; throws `InputError` unless both are there and fit together. */
export function certificateFrom({ tlsCert, tlsKey, tlsReload }: Asked, text: Text): ServerConfig["tls"] {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined) throw new InputError("half-tls", text("error.tlsPair"));
  const pair = { cert: readText(tlsCert, text), key: readText(tlsKey, text) };
  try {
    createSecureContext(pair);
  } catch {
    throw new InputError("bad-tls", text("error.tls", { cert: tlsCert, key: tlsKey }));
  }
  return tlsReload ? { ...pair, files: { cert: tlsCert, key: tlsKey, every: LOOK_EVERY } } : pair;
}
