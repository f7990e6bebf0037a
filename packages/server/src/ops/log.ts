import { type DestinationStream, type Level, type LogFn, type Logger, pino } from "pino";
import { faultOf, LineLimit } from "./line-limit.ts";
import { withoutSecrets } from "./secrets.ts";

export type Log = Logger;

export interface LogOptions {
  readonly level: Level | "silent";
  /** Where the lines go; the standard output unless told. */
  readonly destination?: DestinationStream;
  /** How many milliseconds a fault is told once within; a minute unless told. */
  readonly every?: number;
}

const MINUTE = 60_000;
/** From warnings on, what happens again is counted instead of told: an outage would fill the disk. */
const WARNING = 40;

/** A log of JSON lines. Every finished line passes one gate, so that no child, serializer or library gets a secret past it. */
export function createLog({ level, destination, every = MINUTE }: LogOptions): Log {
  const limit = new LineLimit(every);
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { req: requestSeen, res: replySeen, err: errorSeen },
    hooks: {
      streamWrite: cleaned,
      logMethod(this: Logger, line: Parameters<LogFn>, write: LogFn, severity: number) {
        const summary = (leftOut: number): void => {
          write.call(this, { leftOut }, typeof line[1] === "string" ? line[1] : String(line[0]));
        };
        if (severity < WARNING || limit.admits(faultOf(severity, line), summary)) write.apply(this, line);
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function cleaned(line: string): string {
  try {
    return `${JSON.stringify(withoutSecrets(JSON.parse(line)))}\n`;
  } catch {
    return `${JSON.stringify({ level: "error", msg: "A line of the log was no JSON and was left out." })}\n`;
  }
}

const LONGEST_PATH = 200;

/** What is logged of a request, Fastify's or Node's. */
function requestSeen(request: {
  readonly method?: string;
  readonly url?: string;
  readonly ip?: string;
  readonly socket?: { readonly remoteAddress?: string | undefined };
}): object {
  const { method, url = "", ip = request.socket?.remoteAddress } = request;
  return { method, path: url.split(/[?#]/, 1)[0]?.slice(0, LONGEST_PATH), address: ip };
}

/** What is logged of a reply, Fastify's or Node's. */
function replySeen(reply: { readonly statusCode?: number; readonly elapsedTime?: number }): object {
  const { statusCode, elapsedTime } = reply;
  return {
    status: statusCode,
    ms: elapsedTime === undefined ? undefined : Math.round(elapsedTime * 10) / 10,
  };
}

const MOST_CAUSES = 5;

/** An error without whatever else hangs on it: queries, options, connections. */
function errorSeen(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const cause =
    error.cause === undefined || depth >= MOST_CAUSES ? undefined : errorSeen(error.cause, depth + 1);
  return { type: error.name, message: error.message, code, stack: error.stack, cause };
}
