import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

/** The manifest is one folder up from the sources and two from the built module. */
const manifests = ["../package.json", "../../package.json"].map((path) => new URL(path, import.meta.url));

/** The version of the package and of its rules: a digest that changes with any rule's formula or chosen reading. */
export async function version(): Promise<string> {
  const manifest = manifests.find((file) => existsSync(file));
  const { version: number } = JSON.parse(manifest === undefined ? "{}" : readFileSync(manifest, "utf8"));
  const { rules } = await import("../rules/rules.ts");
  const texts = rules.map(({ id, formula, reading }) => [id, formula, reading?.chosen ?? null]);
  const digest = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 8);
  return `teedesk-quote ${number}, ${rules.length} rules (${digest})`;
}
