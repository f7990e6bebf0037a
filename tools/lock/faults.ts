/** The part of package-lock.json that the check looks at. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface LockedPackage {
  readonly resolved?: string;
  /** Whether it is only a way to one of our own packages, which `resolved` names. */
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A portable lock file names no host and holds every optional binary that its packages refer to. */
export function lockFaults(lock: LockFile): string[] {
  const locked = new Set(Object.keys(lock.packages).map(nameOf));
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const name = nameOf(path) === "" ? "the root" : nameOf(path);
    const absent = Object.keys(entry.optionalDependencies ?? {}).filter((optional) => !locked.has(optional));
    const faults = absent.map((optional) => `${name} needs ${optional}, which is not in the lock file`);
    if (/^[a-z+]+:\/\//.test(entry.resolved ?? "")) faults.push(`${name} names a host: ${entry.resolved}`);
    return faults;
  });
}

function nameOf(path: string): string {
  return path.replace(/^.*node_modules\//, "");
}
