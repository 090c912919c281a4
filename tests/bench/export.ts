import { startTeedesk } from "../support/teedesk.ts";
import { benchEnvironment, cpuSecondsOf, megabytes } from "./metrics.ts";
import { seedTeeTimes } from "./seedTeeTimes.ts";

/**
 * Export To Excel of few, many and all tee times: how long the workbook takes, and how much memory the server holds meanwhile.
 * Memory that is bounded does not grow with the rows.
 */
export async function benchExport(databaseUrl: string): Promise<void> {
  const teedesk = await startTeedesk({ ...benchEnvironment, DATABASE_URL: databaseUrl });
  try {
    const headers = await signInAsAdmin(teedesk.url);
    await seedTeeTimes(databaseUrl, 200_000);
    const rows: object[] = [];
    for (const days of [30, 30, 270, 1100, 1100]) rows.push(await exportOf(teedesk.url, headers, days));
    console.log("\nExport To Excel (the first is the server warming up):");
    console.table(rows);
  } finally {
    await teedesk.dispose();
  }
}

async function exportOf(url: string, headers: Record<string, string>, days: number) {
  const created_at = [daysAgo(days), daysAgo(-1)];
  const query = `filters=${encodeURIComponent(JSON.stringify({ created_at }))}`;
  const count: unknown = await (await fetch(`${url}/api/tee_times/count?${query}`, { headers })).json();
  const [before, cpu] = [await megabytes(url), await cpuSecondsOf(url)];
  const readings = [before];
  const watching = setInterval(() => void megabytes(url).then((reading) => readings.push(reading)), 100);
  const started = performance.now();
  const answer = await fetch(`${url}/api/reports/tee-times-export.xlsx?${query}`, { headers });
  const { byteLength } = await answer.arrayBuffer();
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watching);
  if (!answer.ok) throw new Error(`The export was answered with ${answer.status}.`);
  return {
    rows: count,
    seconds: seconds.toFixed(2),
    "rows/s": Math.round(Number(count) / seconds),
    "server CPU s": ((await cpuSecondsOf(url)) - cpu).toFixed(1),
    "file MB": (byteLength / 1e6).toFixed(1),
    "resident MB before": before,
    "at most": Math.max(...readings),
  };
}

export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Exports and most reports are for admins. */
export async function signInAsAdmin(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/sign_in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@teedesk.test", password: "demo-fairway" }),
  });
  if (!response.ok) throw new Error(`Signing in was answered with ${response.status}.`);
  return Object.fromEntries(["access-token", "client", "uid"].map((name) => [name, response.headers.get(name) ?? ""]));
}
