const GONE = "medallion.noNetwork";
/** The next page opens at once; what is older says nothing about now. */
const HOLDS = 60_000;

/** Remembers for the page that comes next, in this tab or another, that the device had no network a moment ago. */
export const memory = {
  recall(): boolean {
    try {
      const at = Number(localStorage.getItem(GONE) ?? Number.NaN);
      return Math.abs(Date.now() - at) < HOLDS;
    } catch {
      return false;
    }
  },
  keep(): void {
    try {
      localStorage.setItem(GONE, String(Date.now()));
    } catch {
      // A browser that keeps nothing: the next page finds out by itself that nobody answers, though not why.
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(GONE);
    } catch {
      // As above.
    }
  },
};
