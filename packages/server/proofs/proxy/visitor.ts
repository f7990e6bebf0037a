import { request as ask } from "node:https";
import { type ServerMessage, SOCKET_PATH } from "@medallion/protocol";
import WebSocket from "ws";
import * as z from "zod";

/** Somebody who comes by https from one address. */
export interface VisitorOptions {
  readonly origin: string;
  /** The certificate that is trusted. */
  readonly ca: string;
  /** The address of this machine to come from, where it has several. */
  readonly localAddress?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

export class ProxyVisitor {
  readonly origin: string;
  readonly #options: VisitorOptions;

  constructor(options: VisitorOptions) {
    this.origin = options.origin;
    this.#options = options;
  }

  ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const { ca, localAddress } = this.#options;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const typed = text === undefined ? {} : { "content-type": "application/json" };
    return new Promise((resolve, reject) => {
      const call = ask(new URL(path, this.origin), {
        method,
        ca,
        localAddress,
        agent: false,
        headers: { ...typed, ...headers },
      });
      call.on("error", reject);
      call.on("response", (reply) => {
        let said = "";
        reply.setEncoding("utf8");
        reply.on("data", (chunk: string) => {
          said += chunk;
        });
        reply.on("end", () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: said }));
      });
      call.end(text);
    });
  }

  /** Makes a guest; gives back the token and the cookie as the browser gets it. */
  async becomeGuest(headers: Record<string, string> = {}): Promise<{ token: string; cookie: string }> {
    const answer = await this.ask("POST", "/api/guests", {}, headers);
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    const { token } = z.object({ token: z.string() }).parse(JSON.parse(answer.text));
    return { token, cookie: String(answer.headers["set-cookie"]) };
  }

  /** Opens the socket over wss, says each message, and resolves with as many answers. */
  talk(messages: readonly object[], headers: Record<string, string> = {}): Promise<readonly ServerMessage[]> {
    const { ca, localAddress } = this.#options;
    const url = this.origin.replace(/^https/, "wss") + SOCKET_PATH;
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { ca, headers, ...(localAddress !== undefined && { localAddress }) });
      const heard: ServerMessage[] = [];
      socket.on("open", () => {
        for (const message of messages) socket.send(JSON.stringify(message));
      });
      socket.on("message", (data) => {
        heard.push(JSON.parse(String(data)));
        if (heard.length === messages.length) socket.close();
      });
      socket.on("error", reject);
      socket.on("close", () => resolve(heard));
    });
  }
}
