import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Which inputs each step of `npm test` last passed with. It is inside node_modules: a fresh clone or a new `npm ci` runs everything. */
const file = "node_modules/.cache/teedesk/passed.json";

const read = (): Record<string, string> => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** A hash of every file below these paths that git does not ignore; null without git. */
export function hashInputs(paths: readonly string[]): string | null {
  const hash = createHash("sha256").update(process.version);
  try {
    const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...paths];
    for (const name of execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\0")
      .sort()) {
      if (name !== "" && existsSync(name)) hash.update(name).update("\0").update(readFileSync(name));
    }
  } catch {
    return null;
  }
  return hash.digest("hex");
}

export const hasPassedWith = (step: string, hash: string | null): boolean => hash !== null && read()[step] === hash;

/** Stores the inputs that a step passed with. A failed step is removed. */
export function rememberOutcome(step: string, hash: string | null, passed: boolean): void {
  const { [step]: _, ...others } = read();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(passed && hash !== null ? { ...others, [step]: hash } : others, null, 2));
}
