import { signIn } from "../faults/agent.ts";
import { type Importer, importFile } from "../support/imports.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { benchEnvironment } from "./metrics.ts";

const count = Number(process.env["ROWS"] ?? 100_000);

/** Customers with all that a file usually has; a tenth share an address, a tenth have no email. */
function customersFile(): string {
  const heads = "First name,Last name,Email,Phone,Address,City,State,Zip,Country";
  const rows = Array.from({ length: count }, (_, index) => {
    const email = index % 10 === 0 ? "" : `golfer${index - (index % 10 === 9 ? 1 : 0)}@import.test`;
    return `First${index},Last${index % 5000},${email},619 555 ${String(index % 10_000).padStart(4, "0")},${index} Main St,La Jolla,CA,92037,US`;
  });
  return [heads, ...rows].join("\n");
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** 100,000 customers from a file: upload, dry run, run, the same file again, undo. */
export async function benchImports(databaseUrl: string): Promise<void> {
  const teedesk = await startTeedesk({ ...benchEnvironment, DATABASE_URL: databaseUrl });
  try {
    const importer: Importer = {
      url: () => teedesk.url,
      session: await signIn(teedesk.url, "admin@teedesk.test"),
    };
    const file = customersFile();
    const all = performance.now();
    const first = await importFile(importer, "customers", file);
    const planned = seconds(all);
    const begun = performance.now();
    const done = await first.act("run");
    console.log(
      `imports: ${count} customers, ${(file.length / 1e6).toFixed(1)} MB: upload and dry run ${planned}, run ${seconds(begun)}, in all ${seconds(all)}; ${done.counts.done} created`,
    );
    const again = performance.now();
    const second = await importFile(importer, "customers", file);
    console.log(`imports: the same file again: dry run ${seconds(again)}, ${second.counts.skip} skipped`);
    const undoing = performance.now();
    const undone = await first.act("undo");
    console.log(`imports: undo ${seconds(undoing)}, ${undone.counts.undone} undone`);
  } finally {
    await teedesk.stop();
  }
}
