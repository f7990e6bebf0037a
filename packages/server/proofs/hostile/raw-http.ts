import { connect } from "node:net";

/** What came back over a bare connection until it was closed or went quiet. */
export interface RawReply {
  readonly status: number;
  readonly text: string;
}

/** Sends bytes as they are to a port of this machine and reads one answer. */
export function rawRequest(port: number, bytes: string | Buffer): Promise<RawReply> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    const done = (): void => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.on("data", (data) => {
      text += String(data);
      if (isWhole(text)) done();
    });
    socket.on("error", () => {});
    socket.on("close", done);
    socket.write(bytes);
  });
}

function isWhole(text: string): boolean {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = Number(/^content-length: (\d+)/im.exec(text.slice(0, end))?.[1] ?? 0);
  return Buffer.byteLength(text.slice(end + 4)) >= length;
}
