import type { BrowserContext } from "playwright-core";

/** What a browser complained of, one line each; nothing is the only good answer. */
export interface Faults {
  readonly lines: readonly string[];
  /** Forgets and from now on ignores complaints that this fits: those a test causes on purpose. */
  forgive(pattern: RegExp): void;
  /** Forgets what was said so far, and what was forgiven. */
  forget(): void;
}

/** Listens to everything that any page of a context says that it should not. */
export function faultsOf(context: BrowserContext): Faults {
  let lines: string[] = [];
  let forgiven: RegExp[] = [];
  const note = (line: string): void => {
    if (!forgiven.some((pattern) => pattern.test(line))) lines.push(line);
  };
  context.on("console", (message) => {
    if (["error", "warning", "assert"].includes(message.type()))
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // A page that is left, or reloaded, does not wait for what it asked.
    if (why !== "net::ERR_ABORTED") note(`failed: ${request.method()} ${request.url()} ${why}`);
  });
  return {
    get lines() {
      return lines;
    },
    forgive: (pattern) => {
      forgiven.push(pattern);
      lines = lines.filter((line) => !pattern.test(line));
    },
    forget: () => {
      lines = [];
      forgiven = [];
    },
  };
}
