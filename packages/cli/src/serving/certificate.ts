import { createSecureContext } from "node:tls";
import { InputError } from "@medallion/kernel";
import { readText } from "../storage/files.ts";
import type { Text } from "../texts/index.ts";

/** Certificate and key as text, tried out; throws `InputError` unless both are there and fit together. */
export function certificateFrom(
  certFile: string | undefined,
  keyFile: string | undefined,
  text: Text,
): { readonly cert: string; readonly key: string } | undefined {
  if (certFile === undefined && keyFile === undefined) return undefined;
  if (certFile === undefined || keyFile === undefined)
    throw new InputError("half-tls", text("error.tlsPair"));
  const pair = { cert: readText(certFile, text), key: readText(keyFile, text) };
  try {
    createSecureContext(pair);
  } catch {
    throw new InputError("bad-tls", text("error.tls", { cert: certFile, key: keyFile }));
  }
  return pair;
}
