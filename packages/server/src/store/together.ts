/** What is asked by key in the same turn of the event loop is asked of `load` together, each key once. */
export function together<Answer>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  let open:
    | { readonly keys: Set<string>; readonly answers: Promise<ReadonlyMap<string, Answer>> }
    | undefined;
  const begin = (): NonNullable<typeof open> => {
    const keys = new Set<string>();
    const turned = new Promise<void>((resolve) => setImmediate(resolve));
    const answers = turned.then(() => {
      open = undefined;
      return load([...keys]);
    });
    return { keys, answers };
  };
  return async (key) => {
    open ??= begin();
    open.keys.add(key);
    return (await open.answers).get(key);
  };
}
