import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { parse } from "yaml";
import { type Contract, operationsOf } from "./contract.ts";
import { expandResource } from "./expand/expandResource.ts";

/**
 * Writes generated/openapi.json (the contract in one piece), generated/api.d.ts (its types) and, for the domain, who may call
 * what. With `--check` writes nothing and fails when one of them is stale.
 */
const folder = import.meta.dirname;
const redocly = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");

const bundled = bundle();
const files = {
  "openapi/generated/openapi.json": bundled,
  "openapi/generated/api.d.ts": await types(bundled),
  "packages/domain/src/access/accessOf.ts": access(JSON.parse(bundled)),
};

if (process.argv.includes("--check")) {
  const stale = Object.entries(files).filter(([name, text]) => textOf(placeOf(name)) !== text);
  for (const [name] of stale) console.error(`${name} is stale: run npm run contract`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  // A fresh clone has none.
  mkdirSync(placeOf("openapi/generated"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(placeOf(name), text);
}

function placeOf(name: string): string {
  return join(folder, "..", name);
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/**
 * The contract as one JSON document, with the resources expanded; every schema in a file becomes components.schemas of the same
 * name.
 */
function bundle(): string {
  const target = mkdtempSync(join(tmpdir(), "contract-"));
  const file = join(target, "openapi.json");
  try {
    expandInto(target);
    const args = [redocly, "bundle", join(target, "openapi.yaml"), "--config", join(folder, "redocly.yaml")];
    const env = { ...process.env, REDOCLY_TELEMETRY: "off" };
    const { status, stderr } = spawnSync(process.execPath, [...args, "--output", file], { encoding: "utf8", env });
    if (status !== 0) throw new Error(stderr);
    return `${JSON.stringify(JSON.parse(readFileSync(file, "utf8")), null, 2)}\n`;
  } finally {
    rmSync(target, { recursive: true });
  }
}

/** The contract's files as plain OpenAPI. JSON is YAML too, so an expanded resource keeps its file's name. */
function expandInto(target: string): void {
  for (const part of ["openapi.yaml", "components", "paths", "schemas", "resources"])
    cpSync(join(folder, part), join(target, part), { recursive: true });
  for (const name of readdirSync(join(folder, "resources"))) {
    const text = readFileSync(join(folder, "resources", name), "utf8");
    const expanded = expandResource(`openapi/resources/${name}`, parse(text));
    writeFileSync(join(target, "resources", name), JSON.stringify(expanded));
  }
}

/**
 * The types of a contract. A parameter that travels as JSON text has the type of the value it stands for, which
 * openapi-typescript would call a string; whoever sends it encodes it.
 */
async function types(contract: string): Promise<string> {
  const source = JSON.parse(contract, (_key, value: unknown) => (isJsonParameter(value) ? asSchema(value) : value));
  return astToString(await openapiTS(source, { defaultNonNullable: false }));
}

/** The `x-access` of each operation: the one place where it is written. */
function access(contract: Contract): string {
  const lines = operationsOf(contract).map(({ id, access }) => `  ${id}: "${access}",\n`);
  return `import type { Access } from "./level.ts";

/**
 * Who may call what; \`npm run contract\` writes it from the access each operation in openapi/ states. The server's guard and the
 * console's buttons both read this table (ROLE-15 to ROLE-28).
 */
export const accessOf = {
${lines.join("")}} as const satisfies Record<string, Access>;
`;
}

type JsonParameter = { in: string; content: { "application/json": { schema: unknown } } };

function isJsonParameter(value: unknown): value is JsonParameter {
  return typeof value === "object" && value !== null && "in" in value && "content" in value;
}

function asSchema({ content, ...parameter }: JsonParameter): object {
  return { ...parameter, schema: content["application/json"].schema };
}
