import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createSecureContext, type SecureContextOptions } from "node:tls";

/** A certificate and its key as text. */
export interface Pair {
  readonly cert: string;
  readonly key: string;
}

/** Where they lie, and how often one looks whether they were renewed. Milliseconds. */
export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
  readonly every: number;
}

export interface CertificateParts {
  readonly files: CertificateFiles;
  /** Shows a certificate to whoever comes from now on. */
  show(options: SecureContextOptions): void;
  renewed(until: string): void;
  /** What lies there cannot be used: the old one stays. */
  unusable(error: unknown): void;
}

/** What is shown under TLS: taken anew from its files when they change, if what lies there can be used. */
export class Certificate {
  #pair: Pair;
  #shown: X509Certificate;
  #timer: NodeJS.Timeout | undefined;
  /** What lay there and could not be used, and whether that was told. */
  #refused: { readonly pair: Pair; readonly isTold: boolean } | undefined;

  constructor(pair: Pair) {
    this.#pair = pair;
    this.#shown = new X509Certificate(pair.cert);
  }

  vouchesFor(name: string): boolean {
    return this.#shown.checkHost(name) !== undefined;
  }

  /** Looks again and again; gives back how to stop. */
  follow(parts: CertificateParts): () => void {
    const look = (): void => {
      this.#look(parts)
        .catch((error: unknown) => parts.unusable(error))
        .finally(() => {
          if (this.#timer !== undefined) this.#timer = setTimeout(look, parts.files.every).unref();
        });
    };
    this.#timer = setTimeout(look, parts.files.every).unref();
    return () => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  async #look(parts: CertificateParts): Promise<void> {
    const { files } = parts;
    const pair = { cert: await readFile(files.cert, "utf8"), key: await readFile(files.key, "utf8") };
    if (isSame(pair, this.#pair)) {
      this.#refused = undefined;
      return;
    }
    try {
      const fresh = checked(pair);
      parts.show({ ...pair, minVersion: "TLSv1.2" });
      this.#pair = pair;
      this.#shown = fresh;
      this.#refused = undefined;
      parts.renewed(fresh.validTo);
    } catch (error) {
      this.#refuse(pair, () => parts.unusable(error));
    }
  }

  /** Told once, when the same is found a second time: at first one file may be written and the other not yet. */
  #refuse(pair: Pair, tell: () => void): void {
    const before = this.#refused;
    const isKnown = before !== undefined && isSame(before.pair, pair);
    if (isKnown && !before.isTold) tell();
    this.#refused = { pair, isTold: isKnown };
  }
}

/** The certificate, if it can be shown with its key. */
function checked({ cert, key }: Pair): X509Certificate {
  createSecureContext({ cert, key });
  const certificate = new X509Certificate(cert);
  if (!certificate.checkPrivateKey(createPrivateKey(key)))
    throw new Error("the key belongs to another certificate");
  if (new Date(certificate.validTo).getTime() <= Date.now()) throw new Error("the certificate has expired");
  return certificate;
}

function isSame(one: Pair, other: Pair): boolean {
  return one.cert === other.cert && one.key === other.key;
}
