/** A scenario printed in a page of documentation, with the line of the page on which it begins. */
interface Example {
  readonly line: number;
  readonly text: string;
}

/** The blocks of a Markdown page that are fenced as `yaml scenario`: whole scenarios, which must pass. */
export function examplesIn(page: string): Example[] {
  return [...page.matchAll(/^```yaml scenario\n(.*?)^```$/gms)].map((block) => ({
    line: page.slice(0, block.index).split("\n").length + 1,
    text: block[1] ?? "",
  }));
}
