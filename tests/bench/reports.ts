import { startTeedesk } from "../support/teedesk.ts";
import { signInAsAdmin } from "./export.ts";
import { benchEnvironment, cpuSecondsOf, megabytes } from "./metrics.ts";
import { seedTeeTimes } from "./seedTeeTimes.ts";

/** What is asked for, and of how many bookings it lists each: all of them, and those of a year by day of play. */
const reports = [
  ["All commissions", "commission.xlsx?start_date=&end_date="],
  ["Accounts payable of a year", `ap-monthly.xlsx?start_date=${daysAgo(365)}&end_date=${daysAgo(0)}`],
  ["Sales of a month", `sales_report.xlsx?month=${daysAgo(40).slice(5, 7)}&year=${daysAgo(40).slice(0, 4)}`],
] as const;

/** Reports of a million tee times: when their first byte comes, how long they take, and how much memory the server holds. */
export async function benchReports(databaseUrl: string): Promise<void> {
  const teedesk = await startTeedesk({ ...benchEnvironment, DATABASE_URL: databaseUrl });
  try {
    const headers = await signInAsAdmin(teedesk.url);
    await seedTeeTimes(databaseUrl);
    const rows: object[] = [];
    for (const [name, address] of reports) rows.push({ report: name, ...(await run(teedesk.url, headers, address)) });
    console.log("\nReports of a million tee times:");
    console.table(rows);
  } finally {
    await teedesk.dispose();
  }
}

async function run(url: string, headers: Record<string, string>, address: string) {
  const [readings, cpu] = [[await megabytes(url)], await cpuSecondsOf(url)];
  const watching = setInterval(() => void megabytes(url).then((reading) => readings.push(reading)), 200);
  const started = performance.now();
  const answer = await fetch(`${url}/api/reports/${address}`, { headers });
  if (!answer.ok || answer.body === null) throw new Error(`${address} was answered with ${answer.status}.`);
  let [first, size] = [0, 0];
  for await (const chunk of answer.body) {
    if (size === 0) first = performance.now() - started;
    size += chunk.length;
  }
  clearInterval(watching);
  return {
    "first byte ms": Math.round(first),
    seconds: ((performance.now() - started) / 1000).toFixed(1),
    "server CPU s": ((await cpuSecondsOf(url)) - cpu).toFixed(1),
    "file MB": (size / 1e6).toFixed(1),
    "resident MB before": readings[0],
    "at most": Math.max(...readings),
  };
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
