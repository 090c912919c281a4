import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { fileAt } from "./projectFiles.ts";

/** Runs a command with TypeScript sources, without its shell's noise. */
function run(command: string, options: readonly string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", fileAt(command), ...options], { cwd: fileAt(".") });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  return new Promise<{ readonly code: number | null; readonly lines: readonly string[] }>((resolve) =>
    child.once("close", (code) => resolve({ code, lines: output.trimEnd().split("\n") })),
  );
}

describe("a command for auditors with a bad option", () => {
  it.each([
    ["tests/audit/run.ts", ["--cases", "many"], /^--cases is a whole number, such as 7: many$/],
    ["tests/audit/oracle/run.ts", ["--topic", "fees"], /^There is no topic fees\. Topics: quote, /],
    ["scripts/rules.ts", ["FEE-01"], /^Unexpected argument 'FEE-01'/],
  ])("%s %j ends in one line", async (command, options, reason) => {
    const { code, lines } = await run(command, options);
    expect({ code, lines: lines.length }).toEqual({ code: 2, lines: 1 });
    expect(lines[0]).toMatch(reason);
  });
});
