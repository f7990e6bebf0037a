/** Loads the page of an address; the program that knows the pages says how. */
let load: (address: string) => Promise<void> = async () => {};

export function pagesAreLoadedBy(loading: typeof load): void {
  load = loading;
}

/** Gets the page ready to which somebody will probably go next; one that does not come is told of when they are there. */
export function prepareNextPage(address: string): void {
  load(address).catch(() => undefined);
}
