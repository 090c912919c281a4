import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readOptions, refuse } from "./options.ts";
import { type PastRule, ruleChanges } from "./ruleChanges.ts";

/**
 * `npm run rules:changes -- FROM [TO]`: lists the rules of the money that were added, removed or changed between two tags or commits of
 * the repository it is called in; TO is HEAD unless given.
 */
const [from, to = "HEAD", ...more] = readOptions({ allowPositionals: true }).positionals;
if (from === undefined || more.length > 0) refuse("Give two tags or commits: npm run rules:changes -- FROM TO");

const folder = "packages/domain/rules";

/** The catalogue of a commit, unpacked and loaded: it imports nothing from outside its folder. */
async function rulesAt(commit: string): Promise<readonly PastRule[]> {
  const archive = spawnSync("git", ["archive", "--format=tar", commit, "--", folder], { maxBuffer: 1e8 });
  if (archive.status !== 0) refuse(`There is no catalogue at ${commit}: ${String(archive.stderr).split("\n")[0]}`);
  const unpacked = mkdtempSync(join(tmpdir(), "teedesk-rules-"));
  try {
    spawnSync("tar", ["-x", "-C", unpacked], { input: archive.stdout });
    const { rules }: { readonly rules: readonly PastRule[] } = await import(
      pathToFileURL(join(unpacked, folder, "rules.ts")).href
    );
    return rules;
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

const lines = ruleChanges(await rulesAt(from), await rulesAt(to));
process.stdout.write(
  [...lines, `Rules that differ: ${lines.filter((line) => !line.startsWith(" ")).length}`, ""].join("\n"),
);
