import { afterEach, describe, expect, it, vi } from "vitest";
import { fileAt } from "./projectFiles.ts";

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

/** Loads a command in this process, as its first lines end it: how it ended and what it said. */
async function endOf(command: string, options: readonly string[]) {
  let said = "";
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  process.argv = [process.execPath, fileAt(command), ...options];
  const ended: unknown = await import(fileAt(command)).then(
    () => "went on",
    (cause: Error) => cause.message,
  );
  return { ended, lines: said.trimEnd().split("\n") };
}

describe("a command for auditors with a bad option", () => {
  it.each([
    ["tests/audit/run.ts", ["--cases", "many"], /^--cases is a whole number, such as 7: many$/],
    ["tests/audit/oracle/run.ts", ["--topic", "fees"], /^There is no topic fees\. Topics: quote, /],
    ["scripts/rules.ts", ["FEE-01"], /^Unexpected argument 'FEE-01'/],
    ["scripts/rulesChanges.ts", [], /^Give two tags or commits/],
  ])("%s %j ends in one line", async (command, options, reason) => {
    const { ended, lines } = await endOf(command, options);
    expect({ ended, lines: lines.length }).toEqual({ ended: "ended with 2", lines: 1 });
    expect(lines[0]).toMatch(reason);
  });
});
