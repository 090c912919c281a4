import { spawnSync } from "node:child_process";

/** `npm run test:zones`: the suites that touch dates, in the business's zone, in UTC and on the other side of the date line. */
const zones = ["UTC", "America/Los_Angeles", "Pacific/Auckland"];

const failed = zones.flatMap((zone) =>
  ["test:unit", "test:e2e"].flatMap((script) => {
    process.stdout.write(`\n== ${script} in ${zone}\n`);
    const { status } = spawnSync("npm", ["run", "--silent", script], {
      stdio: "inherit",
      env: { ...process.env, TZ: zone },
    });
    return status === 0 ? [] : [`${script} in ${zone}`];
  }),
);

process.stdout.write(failed.length === 0 ? "\nAll zones passed.\n" : `\nFAILED: ${failed.join(", ")}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
