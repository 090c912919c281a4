import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { copyDemoFolder } from "../support/demoFolder.ts";
import { expect, test } from "../support/fixtures.ts";
import { startTeedesk } from "../support/teedesk.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs an npm script as an operator does, and returns its output and exit code. */
function command(script: string, given: readonly string[], env: Record<string, string>) {
  const child = spawn("npm", ["run", "--silent", script, "--", ...given], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, out: out.trim(), err }));
  });
}

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a source gets its key and sends its tee times by npm scripts", async () => {
  const dataDir = copyDemoFolder();
  const key = await command("feed:key", ["--source", "Coast"], { DATA_DIR: dataDir });
  expect([key.code, key.out]).toEqual([0, expect.stringMatching(/^[\w-]{43}$/)]);

  const teedesk = await startTeedesk({ SIGN_IN_LIMIT: "1000" }, dataDir);
  try {
    const file = join(dataDir, "free.ndjson");
    const slot = { course_id: 1, date: dayIn(300), time: "06:06", spots: [3] };
    await writeFile(file, `${JSON.stringify(slot)}\n{"course_id":\n`);
    const env = { FEED_URL: teedesk.url, FEED_KEY: key.out };
    const sent = await command("feed", [file], env);
    expect([sent.code, JSON.parse(sent.out)]).toEqual([
      0,
      expect.objectContaining({ source: "Coast", good: 1, changed: 1, bad_count: 1, complete: false }),
    ]);
    expect(await command("feed", [file], { ...env, FEED_KEY: "somebody's" })).toMatchObject({
      code: 1,
      out: expect.stringContaining("This feed key is not known."),
    });
  } finally {
    await teedesk.dispose();
  }
});
