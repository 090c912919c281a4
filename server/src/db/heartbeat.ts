import { Socket } from "node:net";
import { Client, type ClientConfig } from "pg";

/** Milliseconds by which a timer of a busy process is late. */
const busyProcess = 200;

/** Milliseconds. The sum of the first two is the delay in noticing a silent database: well below two seconds. */
const [pause, patience, retryPause] = [200, 1200, 200];

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

export type HeartbeatOptions = {
  readonly config: ClientConfig;
  /** Bytes that the database has sent over other connections so far. */
  readonly bytesHeard: () => number;
  readonly report: (isThere: boolean) => void;
};

/**
 * Queries the database repeatedly over a connection of its own, and calls `report` with whether it responded. Without this a
 * network that drops packets would keep every request waiting until TCP gives up.
 */
export function startHeartbeat({ config, bytesHeard, report }: HeartbeatOptions): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) =>
    stopping.signal.addEventListener("abort", () => resolve(), { once: true }),
  );
  let socket = new Socket();
  /** The connection in use has ended. */
  let lost = Promise.resolve();

  const connect = async (): Promise<Client> => {
    socket = new Socket();
    const client = new Client({ ...config, stream: () => socket });
    client.on("error", () => undefined);
    lost = new Promise((resolve) => client.once("end", resolve));
    await within(client.connect());
    return client;
  };

  /** Fails when there is no response in time. The socket is destroyed then, which also ends the driver's wait. */
  const within = async (work: Promise<unknown>): Promise<void> => {
    const answered = work.then(() => true);
    for (;;) {
      const before = bytesHeard();
      const started = performance.now();
      // A response that arrived while this process was busy is still unread when the time is up.
      const silence = after(patience).then(() => new Promise<false>((resolve) => setImmediate(() => resolve(false))));
      if (await Promise.race([answered, silence])) return;
      // A database that responds on other connections is slow, not away; and a process that was itself delayed cannot judge.
      const isBusy = performance.now() - started > patience + busyProcess;
      if (bytesHeard() === before && !isBusy) break;
    }
    answered.catch(() => undefined);
    socket.destroy();
    throw new Silence();
  };

  /** The connection that responded, the given one or a new one; null when the database is away. */
  const ask = async (client: Client | null): Promise<Client | null> => {
    try {
      const asked = client ?? (await connect());
      await within(asked.query("select 1"));
      return asked;
    } catch (error) {
      // One broken connection does not mean the database is away; silence does. Stopping breaks it too: a new one would keep the process alive.
      return client === null || error instanceof Silence || stopping.signal.aborted ? null : ask(null);
    }
  };

  const beat = async (): Promise<void> => {
    let client: Client | null = null;
    // The caller has just connected: silence counts only after the first response.
    let wasThere = false;
    while (!stopping.signal.aborted) {
      client = await ask(client);
      wasThere ||= client !== null;
      if (wasThere && !stopping.signal.aborted) report(client !== null);
      await Promise.race(client === null ? [after(retryPause), stopped] : [after(pause), lost, stopped]);
    }
  };
  const beating = beat();
  return {
    stop: () => {
      stopping.abort();
      socket.destroy();
      return beating;
    },
  };
}

class Silence extends Error {}
