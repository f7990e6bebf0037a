/** Loads each thing once, by its key, for `use` of React; what a network that was down kept away is tried again. */
export function loadedOnce<T>(): (key: string, load: () => Promise<T>) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (key, load) => {
    const known = loaded.get(key);
    if (known !== undefined) return known;
    const loading = load();
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  };
}
