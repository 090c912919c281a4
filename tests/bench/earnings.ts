import { signIn } from "../faults/agent.ts";
import { staff } from "../support/staff.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { benchEnvironment } from "./metrics.ts";
import { seedSlots } from "./seedSlots.ts";
import { seedTeeTimes } from "./seedTeeTimes.ts";

/** The figures of what earns over all of 1,000,000 tee times and 200,000 slots, one request after the other. */
export async function benchEarnings(databaseUrl: string): Promise<void> {
  const teedesk = await startTeedesk({ ...benchEnvironment, NODE_ENV: "production", DATABASE_URL: databaseUrl });
  try {
    const headers = await signIn(teedesk.url, staff.admin.email);
    await seedTeeTimes(databaseUrl, { isListed: false });
    await seedSlots(databaseUrl);
    const times: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const started = performance.now();
      const response = await fetch(`${teedesk.url}/api/reports/earnings/figures`, { headers });
      await response.text();
      if (!response.ok) throw new Error(`The figures returned ${response.status}.`);
      times.push(Math.round(performance.now() - started));
    }
    const [shortest, median, longest] = [0, 4, 8].map((place) => times.toSorted((a, b) => a - b)[place]);
    console.log("\nWhat earns, over 1,000,000 tee times and 200,000 slots, nine times:");
    console.table([{ "shortest ms": shortest, "median ms": median, "longest ms": longest }]);
  } finally {
    await teedesk.dispose();
  }
}
