import type { Socket } from "node:net";

/** What Node keeps on a connection that it reads requests from. */
interface Parser {
  onIncoming: ((request: unknown, keepAlive: boolean) => number) | null;
}

/** What tells Node's parser that the rest of what came is no HTTP. */
const NO_FURTHER = 2;

/**
 * Stops reading requests from a connection that gets no further answer. Node hands a whole piece of up to 64 KB to its
 * parser, which makes a thousand requests of it before anybody can stop it, destroyed or not; a hundred such pieces hold
 * everybody up for seconds. There is no public way to stop it: where Node is built otherwise, all of the piece is read.
 */
export function stopReadingWhen(socket: Socket, isOver: () => boolean): void {
  const parser = "parser" in socket ? socket.parser : undefined;
  if (!isParser(parser)) return;
  const { onIncoming } = parser;
  if (onIncoming === null) return;
  parser.onIncoming = (request, keepAlive) => (isOver() ? NO_FURTHER : onIncoming(request, keepAlive));
}

function isParser(value: unknown): value is Parser {
  return (
    typeof value === "object" &&
    value !== null &&
    "onIncoming" in value &&
    typeof value.onIncoming === "function"
  );
}
