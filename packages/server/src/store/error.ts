/** Why the store failed. `exists`: something with that id is there already. `missing`: what it belongs to is gone. `lost`: nobody knows whether it was written. */
export type StoreFault =
  | "exists"
  | "missing"
  | "full"
  | "readonly"
  | "busy"
  | "lost"
  | "damaged"
  | "closed"
  | "failed";

/** The store could not do what was asked; the sentence is for whoever runs the server. */
export class StoreError extends Error {
  readonly code: StoreFault;
  readonly sentence: string;

  constructor(code: StoreFault, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = "StoreError";
    this.code = code;
    this.sentence = sentence;
  }
}
