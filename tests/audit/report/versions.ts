import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../mutation/hashes.ts";

/** What an audit ran on. The databases are named by the oracle, which asks them. */
export type Versions = { readonly node: string } & Readonly<Record<string, string>>;

const versionOf = (folder: string): string => {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(join(root, folder, "package.json"), "utf8"),
  );
  return version;
};

/** Node, the domain package and what its results depend on. */
export const readVersions = (): Versions => ({
  node: process.version,
  "@teedesk/domain": versionOf("packages/domain"),
  ...Object.fromEntries(
    [
      "effect",
      "fast-check",
      "typescript",
      "vitest",
      "@vitest/coverage-v8",
      "@stryker-mutator/core",
      "@electric-sql/pglite",
    ].map((name) => [name, versionOf(`node_modules/${name}`)]),
  ),
});
