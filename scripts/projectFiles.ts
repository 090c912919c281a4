import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

/** A file of the project by its path from the root. */
export const fileAt = (file: string): string => join(root, file);

export const readText = (file: string): string => readFileSync(fileAt(file), "utf8");
export const readBytes = (file: string): Uint8Array => readFileSync(fileAt(file));

const isPart = (file: string): boolean => !/(?:^|\/)(?:node_modules|dist)\//.test(file);

/** The files of a folder and of those inside it, in the order of their names; without those that npm installed or a build wrote. */
export const filesUnder = (folder: string): readonly string[] =>
  readdirSync(fileAt(folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)
    .filter(isPart)
    .sort();

/** Whether a file exports a function of that name. */
export function isExported(file: string, name: string): boolean {
  try {
    return new RegExp(`^export (?:const|function\\*?|async function) ${name}\\b`, "m").test(readText(file));
  } catch {
    return false;
  }
}
