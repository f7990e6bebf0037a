/** A server's own figures without labels, by name; none where it has no such page. */
export async function figuresOf(origin: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${origin}/metrics`);
  if (!response.ok) return new Map();
  const lines = (await response.text()).matchAll(/^([a-z0-9_]+) ([0-9.e+-]+)$/gm);
  return new Map([...lines].map(([, name = "", value]) => [name, Number(value)]));
}
