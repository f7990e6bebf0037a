import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The network between a browser and the server, which a test can cut. */
export interface Cable {
  /** Where the browser finds the server. */
  readonly origin: string;
  /** Nothing comes back from the server any more, though what is sent still arrives. */
  mute(): void;
  /** Every connection breaks, and none can be made. */
  cut(): void;
  mend(): void;
  close(): void;
}

export async function layCable(to: string): Promise<Cable> {
  const { port } = new URL(to);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isMuted = false;
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const listener = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), "127.0.0.1");
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
      socket.on("error", () => {});
    }
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    near.pipe(far);
    far.on("data", (data) => {
      if (!isMuted) near.write(data);
    });
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  // A server that listens at a port has an address with one.
  const address = listener.address() as AddressInfo;
  return {
    origin: `http://localhost:${address.port}`,
    mute: () => {
      isMuted = true;
    },
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
      isMuted = false;
    },
    close: () => {
      drop();
      listener.close();
    },
  };
}
