import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A packed domain and an empty project that it was installed into. */
export type Installed = {
  readonly tarball: string;
  /** The copy that the package was packed from. */
  readonly source: string;
  readonly project: string;
  readonly remove: () => void;
};

const npm = async (words: readonly string[], cwd: string): Promise<string> => {
  const { code, stdout, stderr } = await run("npm", [...words, "--offline", "--no-audit", "--no-fund"], { cwd });
  if (code !== 0) throw new Error(`npm ${words.join(" ")}: ${stderr}`);
  return stdout;
};

/**
 * Packs the domain with `npm pack`, from a copy, since packing swaps the manifest for a moment, and installs the tarball
 * into an empty project, without a network: `effect` is the one of this workspace.
 */
export async function packAndInstall(): Promise<Installed> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "teedesk-package-")));
  const source = join(folder, "workspace/packages/domain");
  const project = join(folder, "project");
  mkdirSync(source, { recursive: true });
  mkdirSync(project);
  cpSync(join(root, "tsconfig.base.json"), join(folder, "workspace/tsconfig.base.json"));
  symlinkSync(join(root, "node_modules"), join(folder, "workspace/node_modules"));
  for (const name of ["src", "bin", "rules", "scripts", "package.json", "tsconfig.build.json", "README.md"]) {
    cpSync(join(root, "packages/domain", name), join(source, name), { recursive: true });
  }
  await npm(["pack", "--pack-destination", folder], source);
  const tarball = join(folder, "teedesk-domain-0.1.0.tgz");
  const dependencies = { "@teedesk/domain": `file:${tarball}`, effect: `file:${join(root, "node_modules/effect")}` };
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }));
  await npm(["install", "--no-package-lock"], project);
  return { tarball, source, project, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
