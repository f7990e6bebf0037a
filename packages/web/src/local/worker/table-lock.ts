/** The claim of one tab to run a table, while it has it open. */
export interface TableLock {
  /** Whether nobody else had the table open. */
  readonly first: boolean;
  /** Whether it is ours now: when the tab that had it is closed, the next one gets it. */
  readonly held: boolean;
  release(): void;
}

/** Where the browser has no locks (outside of secure contexts), every tab runs its tables: the log decides. */
const UNLOCKED: TableLock = { first: true, held: true, release: () => {} };

/** Claims the lock of this name without waiting for it. */
export async function claimLock(locks: LockManager | undefined, name: string): Promise<TableLock> {
  if (locks === undefined) return UNLOCKED;
  const { promise: kept, resolve: release } = Promise.withResolvers<void>();
  const stop = new AbortController();
  let held = await granted(locks, name, kept);
  const first = held;
  if (!held)
    locks
      .request(name, { signal: stop.signal }, () => {
        held = true;
        return kept;
      })
      // Aborted before it was granted.
      .catch(() => {});
  return {
    first,
    get held() {
      return held;
    },
    release() {
      stop.abort();
      release();
    },
  };
}

/** Whether the lock was free; it is ours then until `kept` is settled. */
function granted(locks: LockManager, name: string, kept: Promise<void>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : kept;
      })
      .catch(reject);
  });
}
