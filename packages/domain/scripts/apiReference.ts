import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Application } from "typedoc";

/**
 * `npm run api-reference` writes docs/api from the comments of all that the package exports; an export without one is an
 * error. The pages are written where they are wanted and are not kept in git; `--check` sees that they can be.
 */
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
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
    return await write(out);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

process.exitCode = (await (process.argv.includes("--check") ? check() : write(folder))) ? 0 : 1;
