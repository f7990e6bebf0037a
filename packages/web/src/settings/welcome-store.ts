const KEY = "medallion.welcomed";

/** Whether somebody is here for the first time and has not yet said that no welcome is needed. */
export function isNewcomer(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

export function rememberWelcome(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // Then the welcome comes again.
  }
}
