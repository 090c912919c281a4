import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { commitOf, newestBundle } from "../tests/audit/bundle.ts";

/**
 * `npm run release`: builds, and gathers what a server needs to run and its operators to read: the built console and server,
 * migrations, contract, pages, and the packages that the server imports, as they are installed here. It starts where there is Node
 * alone: no npm, no build, no development dependency. The archive is release/teedesk-<version>.tar.gz; `--folder` leaves a folder instead.
 * It carries the newest audit of its commit in audit/, whatever the verdict; an archive of an unaudited commit is audited first.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const { folder } = parseArgs({ options: { folder: { type: "string" } } }).values;

type Locked = {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type PackageJson = { readonly name: string; readonly version: string; readonly engines: object };

const readText = (path: string): string => readFileSync(join(root, path), "utf8");

/** Where Node finds a package from a folder of the lock file: in its node_modules, or in one above it. */
function locate(locked: Readonly<Record<string, Locked>>, from: string, name: string): string | undefined {
  const path = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (path in locked) return path;
  return from === "" ? undefined : locate(locked, dirname(from) === "." ? "" : dirname(from), name);
}

/** The installed folders that a workspace needs at run time. Our own packages are built into the server. */
function neededBy(workspace: string): readonly string[] {
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(readText("package-lock.json"));
  const needed = new Set<string>();
  const visit = (from: string): void => {
    const { dependencies = {}, optionalDependencies = {} } = packages[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = locate(packages, from, name);
      const found = path === undefined ? undefined : packages[path];
      if (path === undefined || found === undefined) {
        if (name in optionalDependencies) continue;
        throw new Error(`${name}, which ${from} needs, is not in package-lock.json.`);
      }
      const target = found.link === true ? (found.resolved ?? path) : path;
      if (needed.has(target)) continue;
      needed.add(target);
      visit(target);
    }
  };
  visit(workspace);
  return [...needed].filter((path) => path.includes("node_modules/") && existsSync(join(root, path)));
}

const project: PackageJson = JSON.parse(readText("package.json"));
const name = `teedesk-${project.version}`;
const target = folder ?? join(root, "release", name);

execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: "inherit" });
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const isNotMap = (path: string) => !path.endsWith(".map");
const parts = [
  "dist/app",
  "dist/scripts.json",
  "server/dist",
  "server/src/db/migrations",
  "openapi/generated/openapi.json",
  "ops/systemd",
  "ops/prometheus",
  "ops/grafana",
  "README.md",
  "CONTRIBUTING.md",
  "packages/domain/README.md",
  "docs",
];
for (const part of [...parts, ...neededBy("server")]) {
  cpSync(join(root, part), join(target, part), { recursive: true, filter: isNotMap, dereference: true });
}
/** The newest audit of this commit, made now for an archive without one; null with files that are not as in the commit. */
function findAudit(): string | null {
  const commit = commitOf(root);
  if (commit === null) return null;
  const audits = join(root, "audit-report");
  if (commit.is_clean && folder === undefined && newestBundle(audits, commit) === null)
    spawnSync("npm", ["run", "--silent", "audit"], { cwd: root, stdio: "inherit" });
  return newestBundle(audits, commit);
}

const audit = findAudit();
if (audit === null) console.log("Without an audit: none of this commit, or files that are not as in it.");
else {
  const { verdict }: { readonly verdict: string } = JSON.parse(readFileSync(join(audit, "run.json"), "utf8"));
  cpSync(audit, join(target, "audit", basename(audit)), { recursive: true });
  console.log(`audit/${basename(audit)}: ${verdict}`);
}

const commands = {
  start: "server",
  migrate: "migrate",
  "staff:create": "staffCreate",
  "feed:key": "feedKey",
  feed: "sendFeed",
  "second-factor:reset": "secondFactorReset",
  "card-key:rotate": "cardKeyRotate",
  "backup:drill": "backupDrill",
  "books:check": "booksCheck",
  "books:export": "booksExport",
  "customer:erase": "customerErase",
};
const scripts = Object.fromEntries(
  Object.entries(commands).map(([command, entry]) => [command, `node server/dist/${entry}.js`]),
);
const about = {
  name: "teedesk",
  version: project.version,
  private: true,
  type: "module",
  engines: project.engines,
  scripts,
};
writeFileSync(join(target, "package.json"), `${JSON.stringify(about, null, 2)}\n`);

if (folder === undefined) {
  const archive = join(root, "release", `${name}.tar.gz`);
  execFileSync("tar", ["--owner=0", "--group=0", "--sort=name", "-czf", archive, "-C", join(root, "release"), name]);
  rmSync(target, { recursive: true });
  console.log(`release/${name}.tar.gz`);
} else console.log(target);
