import { asOfIssues } from "@teedesk/domain";
import { sql } from "drizzle-orm";
import type { Connection } from "../../db/connection.ts";
import type { Database } from "../../db/database.ts";
import { failure } from "../../platform/refusal.ts";
import { refuseIssues } from "../../platform/refuseIssues.ts";
import type { Services } from "../../services.ts";
import { createLimiter } from "./limiter.ts";
import type { Report } from "./report.ts";
import type { RunReporter } from "./reportRun.ts";

/** Each reading holds a connection to the database. */
const maxConcurrent = 2;

/** All statements see the database as of the first one, and none writes. */
const snapshot = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

/** Sums of a million bookings are not sorted on disk; two readings with a few sorts each use some hundred megabytes. */
const sortMemory = "64MB";

/** The interval of checks that the caller still waits, in milliseconds. */
const pollInterval = 250;

/** The moment that a report is asked for as of; null for the present. */
export function asOfIn(query: unknown): Date | null {
  const as_of = typeof query === "object" && query !== null && "as_of" in query ? query.as_of : undefined;
  return typeof as_of === "string" && as_of !== "" ? new Date(as_of) : null;
}

/** For the rest of the transaction the names of the tables of money are those of views that show a moment (DECISION-50). */
const readAsOf = (tx: Database, as_of: Date) =>
  tx.execute(
    sql`select set_config('search_path', 'as_of, public', true), set_config('teedesk.as_of', ${as_of.toISOString()}, true)`,
  );

type Ask<Asked> = { readonly query: Asked; readonly hasLeft: () => boolean };
type Stop = { readonly hasLeft: () => boolean; readonly cancelStatement: Connection["cancelStatement"] };

/**
 * Reads for a report, for its workbook as for its page: in one snapshot, as of the moment that it is asked for, two at the same time.
 * Throws 422 when the report has issues with its query. When the caller leaves, the running statement is canceled.
 */
export function createReportReader({ reading, clock }: Pick<Services, "reading" | "clock">) {
  const limit = createLimiter(maxConcurrent);

  return async <Asked, Value>(
    { issues }: Pick<Report<Asked>, "issues">,
    { query, hasLeft }: Ask<Asked>,
    work: (tx: Database) => Promise<Value>,
    { waits, begins }: Partial<Pick<RunReporter, "waits" | "begins">> = {},
  ): Promise<Value> => {
    const as_of = asOfIn(query);
    refuseIssues(issues(query));
    if (as_of !== null) refuseIssues(asOfIssues(as_of.getTime(), clock.now().getTime()));
    const make = async (tx: Database) => {
      await tx.execute(sql`select set_config('work_mem', ${sortMemory}, true)`);
      if (as_of !== null) await readAsOf(tx, as_of);
      return work(tx);
    };
    return limit(
      async () => {
        if (hasLeft()) throw failure(499, "The caller has left.");
        begins?.();
        return reading(({ db: source, cancelStatement }) =>
          source.transaction((tx) => untilLeft(tx, { hasLeft, cancelStatement }, () => make(tx)), snapshot),
        );
      },
      () => waits?.(),
    );
  };
}

/** Cancels the running statement of a transaction once no caller waits for the transaction. */
async function untilLeft<Value>(
  tx: Database,
  { hasLeft, cancelStatement }: Stop,
  work: () => Promise<Value>,
): Promise<Value> {
  const [backend] = await tx.select({ id: sql`pg_backend_pid()`.mapWith(Number) }).from(sql`(select) as once`);
  let stopping: Promise<void> | undefined;
  const looking = setInterval(() => {
    if (hasLeft() && backend !== undefined) stopping ??= cancelStatement(backend.id);
  }, pollInterval);
  try {
    return await work();
  } finally {
    clearInterval(looking);
    // The connection returns to the pool after this, so a late cancelation cannot hit another request's statement.
    await stopping;
  }
}
