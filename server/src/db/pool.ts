import { Socket } from "node:net";
import { Pool, type PoolClient, type PoolConfig } from "pg";

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * The driver's pool, safe against connections that break while they are in use. Drizzle never releases a connection whose
 * `begin` failed, and each would permanently occupy a place of the pool: here a broken connection releases itself.
 */
class ServerPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    return callback === undefined ? super.connect().then(releasedAtEnd) : super.connect(callback);
  }
}

function releasedAtEnd(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const onEnd = () => client.release(true);
  client.release = (error) => {
    if (isReleased) return;
    isReleased = true;
    client.off("end", onEnd);
    release(error);
  };
  client.once("end", onEnd);
  return client;
}

export type TrackedPool = {
  readonly pool: Pool;
  /** Ends every connection immediately, also those that wait for a response that will never arrive. */
  readonly destroyConnections: () => void;
  readonly bytesHeard: () => number;
};

/** `onLost` is called for every connection that breaks, idle or in use: an unhandled `error` event would end the process. */
export function createPool(config: PoolConfig, onLost: (error: Error) => void): TrackedPool {
  const sockets = new Set<Socket>();
  let heardBefore = 0;
  const pool = new ServerPool({
    ...config,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once("close", () => {
        heardBefore += socket.bytesRead;
        sockets.delete(socket);
      });
    },
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", onLost));
  return {
    pool,
    destroyConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
    bytesHeard: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, heardBefore),
  };
}
