/** 64 hex digits from the browser's secure source. */
export function freshSeed(): string {
  return Array.from(bytes(32), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A name for a table that no other has. */
export function freshId(): string {
  const text = btoa(String.fromCharCode(...bytes(12)));
  return text.replaceAll("+", "-").replaceAll("/", "_");
}

function bytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
