import { asOfIssues } from "@teedesk/domain";
import { momentCells, workbookBytes } from "@teedesk/xlsx";
import { sql } from "drizzle-orm";
import type { Download } from "../../contract/download.ts";
import type { Connection } from "../../db/connection.ts";
import type { Database } from "../../db/database.ts";
import { failure } from "../../platform/refusal.ts";
import { refuseIssues } from "../../platform/refuseIssues.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { bufferToTempFile } from "./bufferToTempFile.ts";
import { createLimiter } from "./limiter.ts";
import type { Report } from "./report.ts";
import { followRun, type RunReporter } from "./reportRun.ts";
import { reportSheets } from "./reportSheets.ts";

/** Each report holds a connection to the database while it is made. */
const maxConcurrent = 2;

/** All statements see the database as of the first one, and none writes. */
const snapshot = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

/** The interval of checks that the caller still waits, in milliseconds. */
const pollInterval = 250;

/** The moment that a report is asked for as of; null for the present. */
function asOfIn(query: unknown): Date | null {
  const as_of = typeof query === "object" && query !== null && "as_of" in query ? query.as_of : undefined;
  return typeof as_of === "string" && as_of !== "" ? new Date(as_of) : null;
}

/** For the rest of the transaction the names of the tables of money are those of views that show a moment (DECISION-50). */
const readAsOf = (tx: Database, as_of: Date) =>
  tx.execute(
    sql`select set_config('search_path', 'as_of, public', true), set_config('teedesk.as_of', ${as_of.toISOString()}, true)`,
  );

/** The parts of its call that a report needs. */
type Ask<Asked> = {
  readonly query: Asked;
  readonly staff: StaffMember;
  readonly hasLeft: () => boolean;
  readonly reportRun: number | null;
};

type Stop = { readonly hasLeft: () => boolean; readonly cancelStatement: Connection["cancelStatement"] };

type Needed = Pick<Services, "db" | "reading" | "clock" | "config">;

/**
 * Makes the workbook of a report, as fast as the database returns rows and however slowly it is read (DECISION-13).
 * Throws 422 when the report has issues with its query. When the caller leaves, the running statement is canceled.
 */
export function createReporter({ db, reading, clock, config }: Needed) {
  const limit = createLimiter(maxConcurrent);
  const timeZone = config.names.business_time_zone;

  return async <Asked>(report: Report<Asked>, { query, staff, hasLeft, reportRun }: Ask<Asked>): Promise<Download> => {
    const as_of = asOfIn(query);
    const circumstances = {
      timeZone,
      ...(as_of === null ? { now: clock.now(), by: staff.email } : { as_of }),
      hasLeft,
    };
    const suffix = as_of === null ? "" : `-as-of-${as_of.toISOString().slice(0, 19).replaceAll(/[T:]/g, "-")}`;
    const fileName = () => `${report.fileName(query)}${suffix}.xlsx`;

    const sheets = (tx: Database, { onRow }: RunReporter) => {
      const tables = report.tables(tx, query, momentCells(timeZone));
      return reportSheets(
        { title: report.title, tables, lines: () => report.about(tx, query) },
        { ...circumstances, onRow },
      );
    };
    const file = await bufferToTempFile((write) =>
      followRun(db, { id: reportRun, fileName, hasLeft }, (progress) => {
        refuseIssues(report.issues(query));
        if (as_of !== null) refuseIssues(asOfIssues(as_of.getTime(), clock.now().getTime()));
        return limit(async () => {
          if (hasLeft()) throw failure(499, "The caller has left.");
          progress.begins();
          const make = async (tx: Database) => {
            if (as_of !== null) await readAsOf(tx, as_of);
            await write(progress.through(workbookBytes(sheets(tx, progress))));
          };
          await reading(({ db: source, cancelStatement }) =>
            source.transaction((tx) => untilLeft(tx, { hasLeft, cancelStatement }, () => make(tx)), snapshot),
          );
        }, progress.waits);
      }),
    );
    return { ...file, fileName: fileName() };
  };

  /** Cancels the running statement of a transaction once no caller waits for the transaction. */
  async function untilLeft(tx: Database, { hasLeft, cancelStatement }: Stop, work: () => Promise<void>): Promise<void> {
    const [backend] = await tx.select({ id: sql`pg_backend_pid()`.mapWith(Number) }).from(sql`(select) as once`);
    let stopping: Promise<void> | undefined;
    const looking = setInterval(() => {
      if (hasLeft() && backend !== undefined) stopping ??= cancelStatement(backend.id);
    }, pollInterval);
    try {
      await work();
    } finally {
      clearInterval(looking);
      // The connection returns to the pool after this, so a late cancelation cannot hit another request's statement.
      await stopping;
    }
  }
}
