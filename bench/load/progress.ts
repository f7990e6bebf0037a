/** One line that says what is going on, on a terminal; nothing where nobody watches. */
export class Progress {
  readonly #began = performance.now();

  say(text: string): void {
    if (!process.stderr.isTTY) return;
    const seconds = ((performance.now() - this.#began) / 1000).toFixed(0);
    process.stderr.write(`\r\x1b[K${seconds} s  ${text}`);
  }

  /** Takes the line away. */
  clear(): void {
    if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  }
}
