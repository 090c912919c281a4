import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it.each([
  ["file", [], { FEED_KEY: "a-key" }],
  ["key", ["free.ndjson"], {}],
])("prints its usage without %s", (_, words, key) => {
  const program = ["--import", "tsx", fileURLToPath(new URL("./sendFeed.ts", import.meta.url)), ...words];
  const { status, stderr } = spawnSync(process.execPath, program, {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], ...key },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining("npm run feed -- <file.ndjson>")]);
});
