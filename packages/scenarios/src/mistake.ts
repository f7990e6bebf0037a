/** The scenario itself is wrong, at a line of its file: it can neither pass nor fail. */
export class Mistake extends Error {
  readonly line: number;

  constructor(line: number, sentence: string) {
    super(sentence);
    this.name = "Mistake";
    this.line = line;
  }
}
