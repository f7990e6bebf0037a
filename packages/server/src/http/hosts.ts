import { isIP } from "node:net";
import { hostname } from "node:os";

/** The names under which this server may be asked for something. */
export interface HostsWish {
  readonly publicOrigin: string | undefined;
  /** More names, of which `*.example.org` is all below `example.org`. */
  readonly names: readonly string[];
  /** Whether the certificate that is shown vouches for a name. */
  isCertified(name: string): boolean;
}

/** Endings that nobody can register: such a name leads into this network or nowhere. */
const AT_HOME = /\.(local|localhost|lan|internal|home\.arpa)$/;

/**
 * Whether a name is one of ours. A page of somebody else can have its own name lead to this machine and would then speak
 * to us as if from here (DNS rebinding); it cannot do so with an address, nor with a name that nobody can register.
 */
export function ownNames({ publicOrigin, names, isCertified }: HostsWish): (name: string) => boolean {
  const own = new Set([hostname().toLowerCase(), ...names.map((name) => name.toLowerCase())]);
  if (publicOrigin !== undefined) own.add(nameOf(new URL(publicOrigin).host));
  const below = [...own].filter((name) => name.startsWith("*.")).map((name) => name.slice(1));
  return (given) => {
    const name = given.toLowerCase().replace(/\.$/, "");
    if (isIP(name) !== 0 || !name.includes(".") || AT_HOME.test(name) || own.has(name)) return true;
    return below.some((ending) => name.endsWith(ending)) || isCertified(name);
  };
}

/** A name or address with a port: nothing else may get into links. */
export function isHost(text: string | undefined): text is string {
  return text !== undefined && /^(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/.test(text);
}

/** The name or address without brackets and port. */
export function nameOf(host: string): string {
  return host.replace(/:\d*$/, "").replace(/^\[(.*)\]$/, "$1");
}
