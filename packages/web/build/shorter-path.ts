/**
 * The same drawing in whole units: an icon of 512 × 512 units is never drawn larger than that, and whole numbers are a
 * third shorter. Points are rounded where they lie, not step by step, so that errors do not add up.
 */
export function shorterPath(path: string): string {
  const pen = new Pen();
  for (const [, command = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = numbersOf(command, rest);
    const size = SIZES[command.toLowerCase()] ?? 0;
    if (size === 0) pen.close();
    // Further points after a move are lines.
    for (let i = 0; i < numbers.length; i += size)
      pen.draw(
        i > 0 && /m/i.test(command) ? (command === "m" ? "l" : "L") : command,
        numbers.slice(i, i + size),
      );
  }
  return pen.path;
}

/** How many numbers each command takes. */
const SIZES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

/** The flags of an arc may stand without space before the next number. */
function numbersOf(command: string, text: string): readonly number[] {
  const number = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?";
  if (!/a/i.test(command)) return (text.match(new RegExp(number, "gi")) ?? []).map(Number);
  const arc = new RegExp(
    `(${number})[\\s,]*(${number})[\\s,]*(${number})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number})[\\s,]*(${number})`,
    "gi",
  );
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1).map(Number));
}

/** Follows a path exactly and writes it down in whole relative steps. */
class Pen {
  path = "";
  #last = "";
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;

  close(): void {
    this.path += "z";
    this.#last = "z";
    this.#x = this.#startX;
    this.#y = this.#startY;
  }

  draw(command: string, numbers: readonly number[]): void {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const [fromX, fromY] = [this.#x, this.#y];
    const across = (x: number) => (isRelative ? fromX + x : x);
    const down = (y: number) => (isRelative ? fromY + y : y);
    const stepX = (x: number) => Math.round(across(x)) - Math.round(fromX);
    const stepY = (y: number) => Math.round(down(y)) - Math.round(fromY);
    const [first = 0] = numbers;
    if (kind === "h") {
      this.#write("h", [stepX(first)]);
      this.#x = across(first);
      return;
    }
    if (kind === "v") {
      this.#write("v", [stepY(first)]);
      this.#y = down(first);
      return;
    }
    const points = kind === "a" ? numbers.slice(5) : numbers;
    const steps = points.map((value, i) => (i % 2 === 0 ? stepX(value) : stepY(value)));
    this.#write(kind, kind === "a" ? [...radii(numbers), ...steps] : steps);
    this.#x = across(points.at(-2) ?? 0);
    this.#y = down(points.at(-1) ?? 0);
    if (kind === "m") [this.#startX, this.#startY] = [this.#x, this.#y];
  }

  #write(command: string, numbers: readonly number[]): void {
    // A command that repeats is not written again, but a second move would be read as a line.
    const again = command === this.#last && command !== "m";
    this.#last = command;
    const text = numbers.map((value) => (value < 0 ? `${value}` : ` ${value}`)).join("");
    this.path += again ? text : `${command}${text.trimStart()}`;
  }
}

/** Radii to one tenth: small arcs would change their shape in whole units. */
function radii([rx = 0, ry = 0, turn = 0, large = 0, sweep = 0]: readonly number[]): readonly number[] {
  return [Math.round(rx * 10) / 10, Math.round(ry * 10) / 10, turn, large, sweep];
}
