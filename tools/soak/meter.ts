/** Shows how far a long run is: a bar on a terminal, elsewhere a line every few seconds. Writes to stderr. */
export class Meter {
  private readonly total: number;
  private readonly began = performance.now();
  private done = 0;
  private failures = 0;
  private shownAt = performance.now();

  constructor(total: number) {
    this.total = total;
  }

  add(failures: number): void {
    this.done += 1;
    this.failures += failures;
    const every = process.stderr.isTTY ? 100 : 5000;
    if (performance.now() - this.shownAt < every && this.done < this.total) return;
    this.shownAt = performance.now();
    process.stderr.write(process.stderr.isTTY ? `\r${this.bar()} ${this.text()}\x1b[K` : `${this.text()}\n`);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  }

  get seconds(): number {
    return (performance.now() - this.began) / 1000;
  }

  private bar(): string {
    const full = Math.round((24 * this.done) / this.total);
    return "█".repeat(full) + "░".repeat(24 - full);
  }

  private text(): string {
    const perSecond = this.done / this.seconds;
    const left = Math.ceil((this.total - this.done) / perSecond);
    const failed = this.failures === 0 ? "no failure" : `${this.failures} failures`;
    return `${this.done} of ${this.total} games, ${perSecond.toFixed(0)} per second, ${left} s left, ${failed}`;
  }
}
