import { run } from "../running.ts";

/** Asks git; `undefined` where it has no answer, as for a branch without an upstream. */
async function git(...args: readonly string[]): Promise<string | undefined> {
  const ran = await run("git", args).catch(() => undefined);
  return ran?.code === 0 ? ran.output.trim() : undefined;
}

/** What counts as changed, and since when. */
export interface Changes {
  readonly files: readonly string[];
  /** In words for people: what they are changed against. */
  readonly since: string;
}

/**
 * The files that differ from where the branch left its upstream, with those not committed and not tracked yet; without
 * an upstream those that differ from the last commit; if none does, those of the last commit itself.
 */
export async function changedFiles(): Promise<Changes> {
  const left = await git("merge-base", "HEAD", "@{upstream}");
  const fresh = lines(await git("ls-files", "--others", "--exclude-standard"));
  const against = async (commit: string): Promise<string[]> => [
    ...new Set([...lines(await git("diff", "--name-only", "--no-renames", commit)), ...fresh]),
  ];
  if (left !== undefined) {
    const files = await against(left);
    if (files.length > 0) return { files, since: "the upstream branch" };
  }
  const files = await against("HEAD");
  if (files.length > 0) return { files, since: "the last commit" };
  return { files: await against("HEAD~1"), since: "the last commit but one" };
}

function lines(output: string | undefined): string[] {
  return (output ?? "").split("\n").filter((line) => line !== "");
}
