import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it("says how it is called where it has no file or no key", () => {
  const program = ["--import", "tsx", fileURLToPath(new URL("./sendFeed.ts", import.meta.url))];
  const { status, stderr } = spawnSync(process.execPath, program, {
    encoding: "utf8",
    env: { PATH: process.env["PATH"] },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining("npm run feed -- <file.ndjson>")]);
});
