import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { stagesOf } from "./dockerfile.ts";

/** Tests of the image and the unit by reading their files; `npm run image:drill` runs the steps. */
const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

const steps = stagesOf(read("ops/container/Dockerfile")).flat();
const of = (step: string) => steps.filter(({ name }) => name === step).map(({ rest }) => rest);
const entries = new Set([...read("vite.server.config.ts").matchAll(/src\/(\w+)\.ts"/g)].map(([, name]) => name));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));

/** The server's build entry that a command starts. */
const started = (command: string) => /server\/dist\/(\w+)\.js/.exec(command)?.[1] ?? "none";

describe("the image", () => {
  it("is built in one stage and run in another, which has the release alone", () => {
    expect(of("FROM")).toEqual(["node:22-bookworm-slim AS build", "node:22-bookworm-slim"]);
    expect(of("COPY")).toEqual([". .", "--from=build --chown=root:root /release /opt/teedesk"]);
    expect(
      of("RUN")
        .filter((run) => run.includes("npm run"))
        .map((run) => /npm run (\S+)/.exec(run)?.[1] ?? ""),
    ).toEqual(["release"]);
    expect(scripts).toHaveProperty("release");
  });

  it("does not run as root, and has a health check", () => {
    const names = steps.map(({ name }) => name);
    expect(of("USER")).toEqual(["node"]);
    expect(names.lastIndexOf("RUN")).toBeLessThan(names.indexOf("USER"));
    expect(of("HEALTHCHECK")[0]).toContain("/healthz");
    expect(entries).toContain(started(of("CMD")[0] ?? ""));
  });

  it("is started beside a database with two roles, on a root file system that is read-only", () => {
    type Service = { command?: string[]; read_only?: boolean; environment: Record<string, string> };
    const { services }: { services: Record<"migrate" | "server", Service> } = parse(read("ops/container/compose.yaml"));
    expect([services.migrate.read_only, services.server.read_only]).toEqual([true, true]);
    expect(started((services.migrate.command ?? []).join(" "))).toBe("migrate");
    expect(services.migrate.environment["DATABASE_URL"]).toContain("teedesk_owner");
    expect(services.server.environment["DATABASE_URL"]).not.toContain("owner");
    expect(services.migrate.environment["SERVER_ROLE"]).toBe("teedesk");
  });

  it("is not started without passwords and keys from outside, of which none has a default", () => {
    const compose = read("ops/container/compose.yaml");
    const secrets = ["OWNER_PASSWORD", "SERVER_PASSWORD", "CARD_KEY", "METRICS_TOKEN"];
    const asked = new Set([...compose.matchAll(/\$\{?\w+[^}\s]*\}?/g)].map(([text]) => text));
    expect(asked).toEqual(new Set(secrets.map((name) => `\${${name}:?}`)));
  });
});

it("the unit starts the release as a user who owns nothing else, with time to stop", () => {
  const unit = read("ops/systemd/teedesk.service");
  const value = (key: string) => new RegExp(`^${key}=(.*)$`, "m").exec(unit)?.[1];
  expect(entries).toContain(started(value("ExecStart") ?? ""));
  expect([value("User"), value("ProtectSystem"), value("NoNewPrivileges")]).toEqual(["teedesk", "strict", "yes"]);
  expect(Number(value("TimeoutStopSec"))).toBeGreaterThan(25);
});

it("the pages name existing files and commands", () => {
  for (const page of ["install", "upgrade", "backup", "retention", "watching", "scale"]) {
    const text = read(`docs/operations/${page}.md`);
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
    expect([page, commands.filter((name) => !(name in scripts))]).toEqual([page, []]);
    const files = [...text.matchAll(/\b(ops\/[\w./]+\w)/g)].map(([, path = ""]) => path);
    expect([page, files.filter((path) => !existsSync(join(root, path)))]).toEqual([page, []]);
  }
});

it("a release has every command that the pages of its operators name", () => {
  const release = read("scripts/release.ts");
  const pages = [
    "docs/availability-feed.md",
    ...readdirSync(join(root, "docs/operations")).map((name) => `docs/operations/${name}`),
  ];
  const named = pages.flatMap((page) => [...read(page).matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name));
  // These are run in a clone.
  const inClone = new Set(["release", "failover:drill", "rollout:drill", "image:drill", "bench", "verify"]);
  const missing = named.filter((name) => !inClone.has(name) && !new RegExp(`^  "?${name}"?: "`, "m").test(release));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

/** The files and folders that `npm run release` copies. */
const shipped = [
  ...(read("scripts/release.ts").match(/^const parts = \[([^\]]+)\]/m)?.[1] ?? "").matchAll(/"([^"]+)"/g),
].map(([, part = ""]) => part);

it("the links of a release's README and of its operators' pages lead to what it has", () => {
  const pages = ["README.md", ...readdirSync(join(root, "docs/operations")).map((name) => `docs/operations/${name}`)];
  const targets = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(([, link = ""]) =>
      posix.join(dirname(page), link),
    ),
  );
  const isShipped = (path: string) => shipped.some((part) => path === part || path.startsWith(`${part}/`));
  expect(targets.filter((path) => !isShipped(path))).toEqual([]);
  expect(targets.length).toBeGreaterThan(20);
});
