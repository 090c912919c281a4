/** A check of `npm test`, which is an npm script of its own. */
export type Step = {
  /** Its npm script. */
  readonly name: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The step that writes what this one reads. */
  readonly after?: string;
  /** Which runner's report counts its tests. */
  readonly runner?: "vitest" | "playwright";
  /** It belongs to `npm test -- --all` alone, which CI runs: sweeps, processes and packages, which few changes break. */
  readonly long?: boolean;
  /** Everything its outcome depends on, besides what is installed. */
  readonly reads?: readonly string[];
};

/**
 * A date must not shift with the clock of the machine: each suite runs in another zone, on both sides of the business.
 * `npm run test:zones` runs the suites in all of them.
 */
const zones = { unit: "Pacific/Auckland", server: "America/Los_Angeles", e2e: "UTC" };

/** In the order in which they begin: the suites that take longest, so that nothing waits for one of them at the end, then the short checks. */
export const stepsWith = (postgresUrl: string | undefined): readonly Step[] => {
  const database: Step["env"] = postgresUrl === undefined ? {} : { TEST_DATABASE_URL: postgresUrl };
  return [
    { name: "build" },
    { name: "test:unit", runner: "vitest", env: { TZ: zones.unit } },
    {
      name: "test:server",
      runner: "vitest",
      env: { TZ: zones.server, ...database },
    },
    { name: "test:e2e", after: "build", runner: "playwright", env: { TZ: zones.e2e } },
    // Checkers written in Go would take both cores, and spend more processor time on the same work, than with one.
    { name: "typecheck", env: { GOMAXPROCS: "1" } },
    { name: "lint", env: { GOMAXPROCS: "1" } },
    { name: "layers" },
    { name: "bundle", after: "build" },
    { name: "contract:check", reads: ["openapi", "packages/domain/src/access/accessOf.ts"] },
    { name: "coverage:check" },
    { name: "unused" },
    { name: "format:check" },
    { name: "diagrams:check" },
    {
      name: "test:audit",
      runner: "vitest",
      reads: [
        "packages/domain",
        // Its deliberate mistakes name places all over the server.
        "server/src",
        "tests/audit",
        "tests/faults/random.ts",
        "scripts",
        "package-lock.json",
      ],
    },
    {
      name: "test:sweeps",
      after: "test:unit",
      runner: "vitest",
      long: true,
      env: { TZ: zones.unit, ...database },
    },
    {
      name: "test:operations",
      runner: "vitest",
      long: true,
      env: { TZ: zones.server, ...database },
    },
    ...(postgresUrl === undefined
      ? []
      : [{ name: "test:embedded", runner: "vitest" as const, long: true, env: { TZ: zones.unit } }]),
    {
      name: "domain:check",
      runner: "vitest",
      long: true,
      reads: ["packages/domain", "tests/package", "tsconfig.base.json", "package-lock.json"],
    },
    { name: "image:drill", long: true },
    { name: "test:pages", after: "test:e2e", runner: "playwright", long: true, env: { TZ: zones.e2e } },
    // Its bundle is carried by the release, which builds anew what the browser suites serve.
    {
      name: "audit",
      after: "test:pages",
      long: true,
      env: database,
    },
    { name: "release", after: "audit", long: true },
  ];
};
