import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/** The output and exit code of a program; `all` is the output of both streams in one text. */
export type Ran = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Runs a program to its end. */
export async function run(
  command: string,
  words: readonly string[],
  { cwd, input = "", env = {} }: { cwd: string; input?: string; env?: Record<string, string> },
): Promise<Ran> {
  const child = spawn(command, words, { cwd, env: { ...process.env, NO_COLOR: "1", ...env } });
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once("close", resolve);
    child.once("error", reject);
  });
  child.stdin.on("error", () => {}); // a program that reads nothing closes its input
  child.stdin.end(input);
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code, stdout, stderr };
}
