import type { Socket } from "node:net";

/** What Node keeps on a connection that it reads requests from. */
interface Parser {
  onIncoming: ((request: unknown, keepAlive: boolean) => number) | null;
  /** What it calls for each piece of a body, by the number that its class names. */
  [slot: number]: unknown;
}

/** What tells Node's parser that the rest of what came is no HTTP. */
const NO_FURTHER = 2;

/**
 * Stops reading requests from a connection that gets no further answer. Node hands a whole piece of up to 64 KB to its
 * parser, which makes a thousand requests of it before anybody can stop it, destroyed or not; a hundred such pieces hold
 * everybody up for seconds. There is no public way to stop it: where Node is built otherwise, all of the piece is read.
 */
export function stopReadingWhen(socket: Socket, isOver: () => boolean): void {
  const parser = parserOf(socket);
  if (parser === undefined) return;
  const { onIncoming } = parser;
  if (onIncoming === null) return;
  parser.onIncoming = (request, keepAlive) => {
    if (isOver()) return NO_FURTHER;
    const wish = onIncoming(request, keepAlive);
    // Neither what follows nor the body of whoever was just turned away.
    return isOver() ? NO_FURTHER : wish;
  };
}

/** Throws away what else comes of a body without making anything of it: one piece of 64 KB may hold ten thousand of it. */
export function readNoBody(socket: Socket): void {
  const parser = parserOf(socket);
  const slot = parser && Reflect.get(parser.constructor, "kOnBody");
  if (parser === undefined || typeof slot !== "number" || typeof parser[slot] !== "function") return;
  const onBody = parser[slot];
  parser[slot] = undefined;
  // Node uses its parsers again: whoever gets this one next reads bodies.
  socket.prependListener("close", () => {
    parser[slot] = onBody;
  });
}

function parserOf(socket: Socket): Parser | undefined {
  const parser = "parser" in socket ? socket.parser : undefined;
  return isParser(parser) ? parser : undefined;
}

function isParser(value: unknown): value is Parser {
  return (
    typeof value === "object" &&
    value !== null &&
    "onIncoming" in value &&
    typeof value.onIncoming === "function"
  );
}
