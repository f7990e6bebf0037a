/** What a server counts: the sum of a metric over all its labels, or over those with this one. */
export async function figure(origin: string, name: string, label = ""): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return text
    .split("\n")
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => line.includes(label))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/** How often people were refused or cut off for this. */
export function refusals(origin: string, code: string): Promise<number> {
  return figure(origin, "medallion_refusals_total", `code="${code}"`);
}
