/** Whether a part of the program could not be fetched; every browser says it in its own words. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|import|module/i.test(error.message);
}
