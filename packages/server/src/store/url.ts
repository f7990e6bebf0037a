import { InputError } from "@medallion/kernel";

export type StorePlace =
  | { readonly kind: "sqlite"; readonly path: string }
  | { readonly kind: "postgres"; readonly url: string };

/** Which store a `DATABASE_URL` means. */
export function placeOf(url: string): StorePlace {
  const path = /^sqlite:(.+)$/s.exec(url)?.[1];
  if (path !== undefined && !path.includes("\0")) return { kind: "sqlite", path };
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return { kind: "postgres", url };
  // What was given is not repeated: it may hold a password.
  throw new InputError(
    "store-url",
    "The database must be sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/DATABASE. Correct DATABASE_URL.",
  );
}
