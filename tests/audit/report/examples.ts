import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../mutation/hashes.ts";

const folder = "packages/domain/examples";

/** Counts the worked examples: the rows below the head of each table. */
export function countExamples(): Readonly<Record<string, number>> {
  const files = readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".csv"))
    .toSorted();
  const rowsOf = (file: string) =>
    readFileSync(join(root, folder, file), "utf8")
      .trim()
      .split("\n").length - 1;
  return Object.fromEntries(files.map((file) => [`${folder}/${file}`, rowsOf(file)]));
}
