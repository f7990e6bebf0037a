import { X509Certificate } from "node:crypto";

/** Whether a certificate, if there is one, vouches for a name. */
export function certifiedBy(cert: string | undefined): (name: string) => boolean {
  if (cert === undefined) return () => false;
  const shown = new X509Certificate(cert);
  return (name) => shown.checkHost(name) !== undefined;
}
