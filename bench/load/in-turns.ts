/** Does `count` things, at most `abreast` of them at a time, and gives what came of each in order. */
export async function inTurns<T>(
  count: number,
  abreast: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(abreast, count) }, worker));
  return results;
}
