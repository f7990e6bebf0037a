import { generate } from "selfsigned";

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** A certificate for `localhost` that nobody else trusts. */
export async function makeCertificate(): Promise<Certificate> {
  const made = await generate([{ name: "commonName", value: "localhost" }], {
    algorithm: "sha256",
    keySize: 2048,
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  return { cert: made.cert, key: made.private };
}
