import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../mutation/hashes.ts";

/** What a check is called, and whether it passed. What it wrote is read from its files. */
export type Outcome = { readonly name: string; readonly passed: boolean };

/** How long each check took: apart from the report, which says the same for the same seed. */
export const seconds: Record<string, number> = {};

/** Runs one of the project's tools, printing what it prints. */
export function step(name: string, tool: string, parts: readonly string[], env: NodeJS.ProcessEnv = {}): Outcome {
  process.stdout.write(`\n== ${name}\n`);
  const started = performance.now();
  const run = spawnSync(join(root, "node_modules/.bin", tool), parts, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  seconds[name] = Math.round((performance.now() - started) / 100) / 10;
  return { name, passed: run.status === 0 };
}
