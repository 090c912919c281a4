import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Hashes, mutatedFolders } from "./result.ts";

/** The root of the project. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

const sha256 = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");

/** Sha-256 of the files of a folder and of those inside it, by their paths from the root of the project. */
export function hashesUnder(folder: string, wanted: (file: string) => boolean): Hashes {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll("\\", "/"))
    .filter(wanted)
    .toSorted();
  return Object.fromEntries(files.map((file) => [file, sha256(join(root, file))]));
}

/** Sha-256 of all of them together, for people to compare. */
export function digestOf(hashes: Hashes): string {
  const lines = Object.entries(hashes).map(([file, hash]) => `${hash}  ${file}\n`);
  return createHash("sha256").update(lines.toSorted().join("")).digest("hex");
}

export const isTest = (file: string): boolean => /\.test(-d)?\.ts$/.test(file);
const isSource = (file: string): boolean => file.endsWith(".ts") && !isTest(file);

/** The sources of one mutated folder. */
export const sourcesOf = (folder: string): Hashes => hashesUnder(`packages/domain/src/${folder}`, isSource);

/** The sources of all mutated folders. */
export const mutatedSources = (): Hashes => Object.assign({}, ...mutatedFolders.map(sourcesOf));
