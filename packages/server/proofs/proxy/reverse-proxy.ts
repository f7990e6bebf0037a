import { once } from "node:events";
import { request as ask, type IncomingMessage } from "node:http";
import { createServer } from "node:https";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Certificate } from "./certificate.ts";

export interface ReverseProxyOptions extends Certificate {
  /** The port of the server behind it. */
  readonly upstream: number;
  /** What it tells that server, as nginx would: values may hold variables of nginx. */
  readonly headers: ReadonlyMap<string, string>;
  /** Where its clients are said to come from. */
  readonly clientAddress: string;
}

export interface ReverseProxy {
  readonly origin: string;
  close(): void;
}

/** A small proxy that ends TLS and sets the headers that the page tells nginx to set. */
export async function startReverseProxy(options: ReverseProxyOptions): Promise<ReverseProxy> {
  const { cert, key } = options;
  const server = createServer({ cert, key });
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  server.on("request", (request: IncomingMessage, response) => {
    const onward = forward(options, request);
    onward.on("response", (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  server.on("upgrade", (request: IncomingMessage, client: Duplex) => {
    const onward = forward(options, request);
    onward.on("upgrade", (reply, upstream) => {
      const lines = Object.entries(reply.headers).map(([name, value]) => `${name}: ${String(value)}`);
      client.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
      upstream.pipe(client).pipe(upstream);
      upstream.on("error", () => client.destroy());
      client.on("error", () => upstream.destroy());
    });
    onward.on("response", () => client.destroy());
    onward.on("error", () => client.destroy());
    onward.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the proxy has no port");
  return {
    origin: `https://localhost:${address.port}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

function forward({ upstream, headers, clientAddress }: ReverseProxyOptions, request: IncomingMessage) {
  const { method, url, headers: given } = request;
  const variables: Readonly<Record<string, string | undefined>> = {
    $http_host: given.host,
    $remote_addr: clientAddress,
    $scheme: "https",
    $http_upgrade: given.upgrade,
    $connection_upgrade: given.upgrade === undefined ? "close" : "upgrade",
  };
  const sent = { ...given };
  for (const [name, value] of headers) {
    if (value.startsWith("$") && !(value in variables)) throw new Error(`no value is known for ${value}`);
    const told = value.startsWith("$") ? variables[value] : value;
    // As in nginx, what would be empty is not sent.
    if (told === undefined) delete sent[name.toLowerCase()];
    else sent[name.toLowerCase()] = told;
  }
  return ask({ host: "127.0.0.1", port: upstream, method, path: url, headers: sent });
}
