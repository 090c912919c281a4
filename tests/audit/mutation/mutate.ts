import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import type { MutationReport } from "../verdict.ts";

/** Stryker's reports, as stryker.config.json names them. */
export const reports = { json: ".cache/mutation/mutation.json", html: ".cache/mutation/mutation.html" } as const;

/** Runs Stryker over sources and returns its report; null when it broke off. Without `isKept` no result of an earlier run is used. */
export function mutate(
  sources: readonly string[],
  { isKept, more = [] }: { readonly isKept: boolean; readonly more?: readonly string[] },
): MutationReport | null {
  for (const file of Object.values(reports)) rmSync(join(root, file), { force: true });
  const kept = isKept ? ["--incremental"] : [];
  spawnSync(join(root, "node_modules/.bin/stryker"), ["run", "--mutate", sources.join(","), ...kept, ...more], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (!existsSync(join(root, reports.json))) return null;
  const report: MutationReport = JSON.parse(readFileSync(join(root, reports.json), "utf8"));
  // Results that Stryker kept of other files are no part of this run.
  const files = Object.entries(report.files).filter(([file]) => sources.includes(file));
  return { files: Object.fromEntries(files) };
}
