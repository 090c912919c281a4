import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A Teedesk server process of our own, as `npm start` runs it, on a free port and in a folder of its own. */
export type Teedesk = {
  readonly url: string;
  readonly dataDir: string;
  /** Everything the process has printed so far: the structured log and the start line. */
  readonly output: () => string;
  /** The queued messages written as files, newest last. */
  readonly mail: () => string[];
  /** Ends it as a deployment would (SIGTERM); returns its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Kills it and removes its folder. */
  readonly dispose: () => Promise<void>;
};

const exited = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once("exit", resolve));

/**
 * Starts the built server (server/dist) and waits for its ready line; `dataDir` restarts on an earlier folder, `folder` is
 * where another version was built.
 */
export async function startTeedesk(
  env: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), "teedesk-")),
  folder = root,
): Promise<Teedesk> {
  const child = spawn(process.execPath, ["server/dist/server.js"], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"] ?? "",
      TZ: process.env["TZ"] ?? "UTC",
      PORT: "0",
      DEMO: "1",
      // Charges and mails immediately; journeys with undo have its time.
      UNDO_SECONDS: "0",
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /Teedesk ready at (\S+)/.exec(output);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    };
    child.stdout.on("data", onOutput);
    child.stderr.on("data", onOutput);
    child.once("exit", (code) => reject(new Error(`the server ended (${code}) before it was ready:\n${output}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited(child);
  };
  const mailFolder = join(dataDir, "mail");
  return {
    url,
    dataDir,
    output: () => output,
    mail: () => {
      try {
        return readdirSync(mailFolder)
          .filter((name) => name.endsWith(".eml"))
          .sort()
          .map((name) => readFileSync(join(mailFolder, name), "utf8"));
      } catch {
        return [];
      }
    },
    stop: () => end("SIGTERM"),
    kill: async () => {
      await end("SIGKILL");
    },
    dispose: async () => {
      await end("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
