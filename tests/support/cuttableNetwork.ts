import { EventEmitter, on } from "node:events";
import { createServer, type Server, Socket } from "node:net";

/** A connection to a local port that can be cut: then nothing is refused, and nothing arrives. */
export type CuttableNetwork = {
  readonly port: number;
  readonly cut: () => void;
  /** Resolves when a client sends this text, before any response. */
  readonly sent: (text: string) => Promise<void>;
  /** Number of clients connected now, and ever. */
  readonly clients: () => { readonly open: number; readonly ever: number };
  /** Carries new connections again. Those from before the cut are dead, as after a failover. */
  readonly mend: () => void;
  readonly close: () => Promise<void>;
};

export async function openNetwork(target: number): Promise<CuttableNetwork> {
  const sockets = new Set<Socket>();
  let [open, ever] = [0, 0];
  const sending = new EventEmitter();
  let isCut = false;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    return socket.once("close", () => sockets.delete(socket));
  };
  const server: Server = createServer((near) => {
    track(near);
    open += 1;
    ever += 1;
    near.once("close", () => {
      open -= 1;
    });
    near.on("data", (bytes) => sending.emit("bytes", String(bytes)));
    if (isCut) return;
    const far = track(new Socket()).connect(target, "127.0.0.1");
    const carry = (from: Socket, to: Socket) => {
      from.on("data", (bytes) => isCut || to.write(bytes));
      from.once("close", () => isCut || to.destroy());
    };
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    cut: () => {
      isCut = true;
    },
    sent: async (text) => {
      for await (const [bytes] of on(sending, "bytes")) if (String(bytes).includes(text)) return;
    },
    clients: () => ({ open, ever }),
    mend: () => {
      end();
      isCut = false;
    },
    close: () => {
      end();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
