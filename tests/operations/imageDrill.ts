import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { parse } from "yaml";
import { startPostgres } from "../../scripts/postgres.ts";
import { argumentsOf, type Step, stagesOf } from "./dockerfile.ts";
import { makeRoot, nodeUser, startInside } from "./rootFolder.ts";

/**
 * `npm run image:drill`: builds and starts the image without a builder: each stage in a root folder of its own, following the Dockerfile's
 * steps, then the containers of compose.yaml with its restrictions. Programs are this machine's; the base images themselves are not tested.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);
const problems: string[] = [];
const check = (what: string, isSo: boolean) => {
  say(`${isSo ? "ok " : "BAD"} ${what}`);
  if (!isSo) problems.push(what);
};

const mayMount = spawnSync("unshare", ["--mount", "true"]).status === 0;
const postgres = mayMount ? await startPostgres() : undefined;
if (postgres === undefined) {
  say("SKIPPED: this takes Linux, the right to mount folders, and the programs of PostgreSQL.");
  process.exit();
}

const folder = mkdtempSync(join(tmpdir(), "teedesk-image-"));
const [buildRoot, finalRoot, data] = [join(folder, "build"), join(folder, "final"), join(folder, "data")];
const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
// A copy of npm's cache, as the image's steps run as root and must not change this machine's.
const cache = join(folder, "cache");
const npmCache = execFileSync("npm", ["config", "get", "cache"], { cwd: root, encoding: "utf8" }).trim();
mkdirSync(cache);
if (existsSync(join(npmCache, "_cacache")))
  cpSync(join(npmCache, "_cacache"), join(cache, "_cacache"), { recursive: true });

type Image = { readonly env: Record<string, string>; cwd: string };
type Run = { readonly status: number | null; readonly output: string };

async function run(started: ReturnType<typeof startInside>): Promise<Run> {
  let output = "";
  started.stdout.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  started.stderr.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => started.once("close", resolve));
  return { status, output };
}

/** The entries of .dockerignore: a name at the top, or anywhere. */
const ignored = readFileSync(join(root, ".dockerignore"), "utf8").trim().split("\n");
const isSent = (path: string): boolean => {
  const parts = relative(root, path).split("/");
  return !ignored.some((one) => (one.startsWith("**/") ? parts.includes(one.slice(3)) : parts[0] === one));
};

async function follow(stage: readonly Step[], stageRoot: string): Promise<Image> {
  makeRoot(stageRoot);
  const image: Image = { env: {}, cwd: "/" };
  for (const { name, rest } of stage) {
    if (name === "WORKDIR") {
      image.cwd = rest;
      mkdirSync(join(stageRoot, rest), { recursive: true });
    }
    if (name === "ENV") {
      for (const [, key = "", value = ""] of rest.matchAll(/(\w+)=(\S+)/g)) {
        image.env[key] = value === "$COMMIT" ? commit : value;
      }
    }
    if (name === "COPY") {
      const [from = "", to = ""] = rest.split(" ").filter((word) => !word.startsWith("--"));
      const options = { recursive: true, verbatimSymlinks: true };
      if (rest.includes("--from=")) cpSync(join(buildRoot, from), join(stageRoot, to), options);
      else cpSync(join(root, from), join(stageRoot, image.cwd, to), { ...options, filter: isSent });
    }
    if (name === "RUN") {
      const own = { HOME: "/root", npm_config_cache: "/cache", npm_config_prefer_offline: "true" };
      const certificates = process.env["NODE_EXTRA_CA_CERTS"];
      const env = { ...own, ...image.env, ...(certificates && { NODE_EXTRA_CA_CERTS: certificates }) };
      const inside = { root: stageRoot, cwd: image.cwd, env, mounts: { "/cache": cache }, confined: false };
      const { status, output } = await run(startInside(inside, ["sh", "-c", rest]));
      if (status !== 0) throw new Error(`RUN ${rest}\n${output}`);
    }
    say(`    ${name} ${rest}`);
  }
  return image;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === "object" ? address.port : 0));
    });
  });

/** The database of compose.yaml, made by the script of the database's container. */
const secrets: Readonly<Record<string, string>> = {
  OWNER_PASSWORD: "owner",
  SERVER_PASSWORD: "it's",
  CARD_KEY: Buffer.alloc(32, 7).toString("base64"),
  METRICS_TOKEN: "0123456789abcdef",
};
async function makeDatabase({ url, port }: { readonly url: string; readonly port: number }): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query("create role teedesk_owner superuser login");
  await admin.end();
  const owner = new Client({ connectionString: url.replace("//teedesk@", "//teedesk_owner@") });
  await owner.connect();
  await owner.query("alter role teedesk rename to initial");
  await owner.query("create database teedesk owner teedesk_owner");
  await owner.end();
  const env = { PGHOST: "127.0.0.1", PGPORT: String(port), POSTGRES_USER: "teedesk_owner", POSTGRES_DB: "teedesk" };
  execFileSync("sh", ["ops/container/makeServerRole.sh"], { cwd: root, env: { ...process.env, ...secrets, ...env } });
}

type Service = { readonly environment: Readonly<Record<string, string>>; readonly command?: readonly string[] };
const { services }: { services: Readonly<Record<"migrate" | "server", Service>> } = parse(
  readFileSync(join(root, "ops/container/compose.yaml"), "utf8"),
);
const settingsOf = ({ environment }: Service, port: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      const filled = value.replace(/\$\{(\w+):\?\}/g, (_, key: string) => encodeURIComponent(secrets[key] ?? ""));
      const plain =
        name === "DATABASE_URL" ? filled.replace("@database/", `@127.0.0.1:${port}/`) : decodeURIComponent(filled);
      return [name, plain];
    }),
  );

try {
  const stages = stagesOf(readFileSync(join(root, "ops/container/Dockerfile"), "utf8"));
  const [build = [], final = []] = stages;
  const at = (name: string) => final.find((step) => step.name === name)?.rest ?? "";
  say("The stage that builds:");
  await follow(build, buildRoot);
  say("The stage that runs:");
  const image = await follow(final, finalRoot);
  const home = join(finalRoot, image.cwd);

  const { devDependencies }: { devDependencies: object } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { dependencies }: { dependencies: object } = JSON.parse(
    readFileSync(join(root, "server/package.json"), "utf8"),
  );
  const tools = Object.keys(devDependencies).filter((name) => !(name in dependencies));
  const found = tools.filter((name) => existsSync(join(home, "node_modules", name)));
  check(
    `no development dependency is in the image${found.length > 0 ? `: ${found.join(", ")}` : ""}`,
    found.length === 0,
  );

  await makeDatabase(postgres);
  mkdirSync(data);
  // A volume starts with the image's contents at its path: an empty folder of the user's.
  chownSync(data, nodeUser, nodeUser);
  const port = await freePort();
  const env = { ...image.env, PORT: String(port) };
  const inside = { root: finalRoot, cwd: image.cwd, mounts: { [at("VOLUME")]: data }, confined: true };
  const migrate = { ...inside, env: { ...env, ...settingsOf(services.migrate, postgres.port) } };
  const migrated = await run(startInside(migrate, services.migrate.command ?? []));
  check(`migrate ends with 0\n${migrated.status === 0 ? "" : migrated.output}`.trim(), migrated.status === 0);

  const server = { ...inside, env: { ...env, ...settingsOf(services.server, postgres.port) } };
  const writes =
    "for f in / /opt/teedesk /usr /data /tmp; do (: > $f/probe) 2> /dev/null && echo $f; done; rm -f /data/probe";
  const written = await run(startInside(server, ["sh", "-c", writes]));
  check("only /data and /tmp can be written", written.output.trim().split(/\s+/).join() === "/data,/tmp");
  const healthcheck = () => run(startInside(server, argumentsOf(at("HEALTHCHECK"))));
  check("the health check fails while no server runs", (await healthcheck()).status === 1);

  const container = startInside(server, argumentsOf(at("CMD")));
  const ended = run(container);
  let said = "";
  const isReady = await new Promise<boolean>((resolve) => {
    container.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Teedesk ready")) resolve(true);
    });
    void ended.then(() => resolve(false));
    setTimeout(() => resolve(false), 120_000).unref();
  });
  if (!isReady) {
    container.kill("SIGKILL");
    throw new Error(`The server did not get ready.\n${(await ended).output}`);
  }
  const uids = /^Uid:\s+(.*)$/m.exec(readFileSync(`/proc/${container.pid}/status`, "utf8"))?.[1];
  check(`it runs as ${at("USER")} (${uids})`, uids?.split(/\s+/).every((uid) => Number(uid) === nodeUser) === true);
  check("the health check exits with 0", (await healthcheck()).status === 0);
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const health: { commit?: string } = await (await ask("/healthz")).json();
  check(`/healthz names the commit (${health.commit})`, health.commit === commit);
  check("/readyz is 200", (await ask("/readyz")).status === 200);
  check("the console is served", (await (await ask("/")).text()).includes("<script"));
  container.kill("SIGTERM");
  const { status, output } = await ended;
  check(`a stop ends with 0${status === 0 ? "" : `\n${output}`}`, status === 0);
} catch (error) {
  check(String(error), false);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
say(problems.length === 0 ? "The image's steps work." : "The image would not work.");
process.exitCode = problems.length === 0 ? 0 : 1;
