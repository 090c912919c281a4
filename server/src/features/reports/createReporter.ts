import { workbookBytes } from "@teedesk/xlsx";
import type { Download } from "../../contract/download.ts";
import { refuseIssues } from "../../platform/refuseIssues.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import type { Report } from "./report.ts";
import { reportSheets } from "./reportSheets.ts";
import { spool } from "./spool.ts";
import { createTurns } from "./turns.ts";

/** Each holds a connection to the database while it is made. */
const atOnce = 2;

/** All statements see the database as it was at the first one, and none writes. */
const snapshot = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

/** What a report needs of the call that asks for it. */
type Ask<Asked> = { readonly query: Asked; readonly staff: StaffMember; readonly hasLeft: () => boolean };

/**
 * Makes the workbook of a report, all of it before the first byte is sent: a slow reader keeps no transaction open, and what
 * goes wrong is an answer that says so (docs/decisions/0013). Throws 422 when the report has issues with what is asked.
 */
export function createReporter({ db, clock, config }: Pick<Services, "db" | "clock" | "config">) {
  const inTurn = createTurns(atOnce);
  const timeZone = config.names.business_time_zone;

  return async <Asked, Row>(report: Report<Asked, Row>, { query, staff, hasLeft }: Ask<Asked>): Promise<Download> => {
    refuseIssues(report.issues(query));
    const circumstances = { timeZone, now: clock.now(), by: staff.email, hasLeft };
    const spooled = await inTurn(() =>
      db.transaction(async (tx) => {
        const answered = { ...report, rows: report.rows(tx, query), lines: await report.about(tx, query) };
        return spool(workbookBytes(reportSheets(answered, circumstances)));
      }, snapshot),
    );
    return { ...spooled, fileName: `${report.fileName(query)}.xlsx` };
  };
}
