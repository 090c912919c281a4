import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export type BareServer = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts the bare server in a process of its own, as Teedesk's. */
export async function startBare(env: Record<string, string>): Promise<BareServer> {
  const entry = fileURLToPath(new URL("bare/server.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", entry], {
    env: { PATH: process.env["PATH"] ?? "", TZ: "UTC", NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const ready = /ready at (\S+)/.exec(chunk.toString())?.[1];
      if (ready !== undefined) resolve(ready);
    });
    child.once("exit", (code) => reject(new Error(`the bare server ended (${code}) before it was ready`)));
  });
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGKILL");
      }),
  };
}
