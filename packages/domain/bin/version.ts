import { existsSync, readFileSync } from "node:fs";
import { ruleSetVersion } from "../src/ruleSetVersion.ts";

/** The manifest is one folder up from the sources and two from the built module. */
const manifests = ["../package.json", "../../package.json"].map((path) => new URL(path, import.meta.url));

/** The version of the package and of its rules. */
export function version(): string {
  const manifest = manifests.find((file) => existsSync(file));
  const { version: number } = JSON.parse(manifest === undefined ? "{}" : readFileSync(manifest, "utf8"));
  return `teedesk-quote ${number}, rules ${ruleSetVersion}`;
}
