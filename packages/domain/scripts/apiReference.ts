import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Application } from "typedoc";

/**
 * `npm run api-reference` writes docs/api from the comments of all that the package exports; an export without one is an
 * error. `--check` fails when the page is not what would be written.
 */
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const page = "domain.md";
const folder = path("../../../docs/api");

async function write(out: string): Promise<boolean> {
  const application = await Application.bootstrapWithPlugins({
    options: path("../typedoc.json"),
    out,
    logLevel: "Warn",
  });
  const project = await application.convert();
  if (project === undefined) return false;
  application.validate(project);
  if (application.logger.hasErrors() || application.logger.hasWarnings()) return false;
  await application.generateOutputs(project);
  return !application.logger.hasErrors();
}

async function check(): Promise<boolean> {
  const out = mkdtempSync(join(tmpdir(), "teedesk-api-"));
  try {
    if (!(await write(out))) return false;
    if (readFileSync(join(out, page), "utf8") === readFileSync(join(folder, page), "utf8")) return true;
    process.stderr.write("docs/api is not what the comments say. Run `npm run api-reference`.\n");
    return false;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

process.exitCode = (await (process.argv.includes("--check") ? check() : write(folder))) ? 0 : 1;
